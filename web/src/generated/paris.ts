// Generated from the server's structs by `make types`: do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A district: `keys` counts those on its places, `sums` is the total of each seat, `leaders` are first. */
        DistrictView: {
            name: string;
            bank: number[];
            fields: components["schemas"]["FieldView"][];
            landmarks: components["schemas"]["LandmarkView"][];
            vp_tile: string | null;
            keys: number;
            sums: number[];
            leaders: number[];
        };
        /** @description An end-game tile in front of a player; `kind` is None for the others until it is used. */
        EndTileView: {
            kind: string | null;
            used: boolean;
        };
        /** @description A field of a district: its building, if one lies there, its marker, and whose keys lie on it. */
        FieldView: {
            value: number;
            kind: string | null;
            marker: string | null;
            /** @description whose, one entry a key */
            keys: number[];
        };
        /** @description A landmark in a district, and whose keys lie on it. */
        LandmarkView: {
            value: number;
            keys: number[];
        };
        /** @description Everything on the table, as one seat sees it. */
        ParisView: {
            seat: number | null;
            active: number;
            start: number;
            /** @description while buildings are drawn; after that turns leave no trace to count them by */
            round: number | null;
            /** @enum {string} */
            stage: "action" | "bonus" | "draw" | "free" | "marker" | "over" | "pairs" | "place" | "prestige" | "searched" | "vp-tile";
            closing: number;
            drawn: string | null;
            acquired: number | null;
            piles: components["schemas"]["PileView"][];
            districts: components["schemas"]["DistrictView"][];
            landmarks: string[];
            vp_tiles: string[];
            supply: {
                [key: string]: number;
            };
            units: {
                [key: string]: number;
            };
            track: number[];
            copies: number[];
            end_tiles_left: number;
            end_tiles_seen: {
                [key: string]: number;
            } | null;
            seats: components["schemas"]["SeatView"][];
        };
        /** @description A pile: how many buildings are left, and the district on the back of the top one. */
        PileView: {
            left: number;
            district: string | null;
        };
        /** @description A player's pieces; None for what a screen hides from the viewer. */
        SeatView: {
            points: number;
            keys: number;
            reserve: number;
            on_arc: boolean;
            figure: number;
            francs: number | null;
            tokens: {
                [key: string]: number;
            } | null;
            tiles: number[] | null;
            tile_count: number;
            used_tiles: number[];
            end_tiles: components["schemas"]["EndTileView"][];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type DistrictView = components['schemas']['DistrictView'];
export type EndTileView = components['schemas']['EndTileView'];
export type FieldView = components['schemas']['FieldView'];
export type LandmarkView = components['schemas']['LandmarkView'];
export type ParisView = components['schemas']['ParisView'];
export type PileView = components['schemas']['PileView'];
export type SeatView = components['schemas']['SeatView'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
