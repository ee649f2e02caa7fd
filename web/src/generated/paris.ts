// Generated from the server's structs by `make types`: do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A bank and the francs it pays. */
        Bank: {
            /** @enum {string} */
            piece: "bank";
            francs: number;
        };
        /**
         * @description A bonus tile. A value that its effect does not need keeps its default.
         *
         *     `each` and `copies` are given for 2, 3 and 4 seats. `points_for_kinds` are the points for 4 kinds and more.
         *     `icons` is what the page draws, for the number of seats of a table.
         */
        BonusTile: {
            /** @enum {string} */
            piece: "bonus-tile";
            number: number;
            /** @enum {string} */
            letter: "A" | "B" | "C";
            effect: string;
            copies: number[];
            francs?: number;
            points?: number;
            /** @description of the buildings it counts */
            value?: number;
            /** @description it stands for */
            token?: string;
            /** @description spaces */
            back?: number;
            each?: number[];
            points_for_kinds?: number[];
            icons?: components["schemas"]["Icon"][];
        };
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
        /** @description A kind of end-game tile: francs, points, or a token it stands for; and how many there are. */
        EndTile: {
            /** @enum {string} */
            piece: "end-tile";
            kind: string;
            francs: number;
            points: number;
            token: string;
            count: number;
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
        /**
         * @description One sign of an effect as the page draws it: a symbol of the game's board, and the number on it.
         *
         *     `under` is a small mark below the symbol (whose cities, which ages). `of` names the parts of a symbol that is
         *     made of others, or the colour of a card.
         */
        Icon: {
            id: string;
            number?: number | null;
            under?: string;
            of?: string[];
        };
        /** @description A landmark. `name` is a message of ours, or the name as an owner wrote it. */
        Landmark: {
            /** @enum {string} */
            piece: "landmark";
            value: number;
            name: string;
            marble: number;
            gold: number;
            pictures: components["schemas"]["Picture"][];
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
        /** @description A prestige token pictured on a landmark, and the points it scores. */
        Picture: {
            token: string;
            points: number;
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
        /** @description A resource or a prestige token with its prices in francs; prestige cannot be bought. */
        Token: {
            /** @enum {string} */
            piece: "token";
            buy: number | null;
            sell: number;
        };
        /** @description A VP tile with the points for each place that is scored. */
        VpTile: {
            /** @enum {string} */
            piece: "vp-tile";
            points: number[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Bank = components['schemas']['Bank'];
export type BonusTile = components['schemas']['BonusTile'];
export type DistrictView = components['schemas']['DistrictView'];
export type EndTile = components['schemas']['EndTile'];
export type EndTileView = components['schemas']['EndTileView'];
export type FieldView = components['schemas']['FieldView'];
export type Icon = components['schemas']['Icon'];
export type Landmark = components['schemas']['Landmark'];
export type LandmarkView = components['schemas']['LandmarkView'];
export type ParisView = components['schemas']['ParisView'];
export type Picture = components['schemas']['Picture'];
export type PileView = components['schemas']['PileView'];
export type SeatView = components['schemas']['SeatView'];
export type Token = components['schemas']['Token'];
export type VpTile = components['schemas']['VpTile'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
