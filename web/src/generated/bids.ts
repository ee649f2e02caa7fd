// Generated from the server's structs by `make types`: do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Everything on the table, as one seat sees it. */
        BidsView: {
            seat: number | null;
            round: number;
            prizes: number[];
            taken: boolean[];
            hand: number[];
            bid: number[];
            bids: number[][];
            coins: number[];
            points: number[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type BidsView = components['schemas']['BidsView'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
