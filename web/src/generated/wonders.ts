// Generated from the server's structs by `make types`: do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description One side of a wonder: "gizah-a". `resource` is "" if it makes none. */
        Board: {
            /** @enum {string} */
            piece: "board";
            id: string;
            wonder: string;
            side: string;
            resource: string;
            any_order: boolean;
            expansion: string;
            effects: components["schemas"]["Effect"][];
            stages: components["schemas"]["Stage"][];
        };
        /**
         * @description A card or a leader. Cards of the same `name` cannot be built twice; `marks` are the player counts of its copies.
         *
         *     `expansion` is "base", "leaders", "cities" or "wonder_pack". A leader has the age 0.
         */
        Card: {
            /** @enum {string} */
            piece: "card";
            id: string;
            name: string;
            /** @enum {string} */
            colour: "black" | "blue" | "brown" | "green" | "grey" | "purple" | "red" | "white" | "yellow";
            age: number;
            coins: number;
            cost: string[];
            effects: components["schemas"]["Effect"][];
            leads_to: string[];
            free_with: string[];
            marks: number[];
            expansion: string;
        };
        /** @description Everything that lies open before a player, and what the viewer knows of the hand. */
        CityView: {
            board: string | null;
            coins: number;
            cards: string[];
            stages: components["schemas"]["StageView"][];
            leaders: string[];
            laid: string[];
            copied: string | null;
            shields: number;
            symbols: {
                [key: string]: number;
            };
            makes: {
                [key: string]: number;
            };
            /** @description and sells */
            makes_one_of: string[][];
            /** @description one of these each, which it does not sell */
            for_itself: string[][];
            /** @description by age */
            victories: number[];
            defeats: number;
            debts: number;
            diplomat: boolean;
            free_used: number;
            points: number;
            hand_size: number;
            leaders_in_hand: number;
            /** @description cards seen in this hand: what is still in it is among them */
            may_hold: string[] | null;
            /** @description the hand itself and the leaders in it, where all screens are down */
            hand: string[] | null;
        };
        /** @description The coins that a discarded card or leader gives. */
        Coins: {
            /** @enum {string} */
            piece: "coins";
            discard: number;
            leader_discard: number;
        };
        /**
         * @description One effect. A field that its kind does not need keeps its default.
         *
         *     `of` names resources, colours, a symbol or an event. `counter` is what is counted, in the cities of `scope`;
         *     `divisor` is how many coins count as one.
         */
        Effect: {
            kind: string;
            amount?: number;
            of?: string[];
            counter?: string;
            scope?: string;
            side?: string;
            divisor?: number;
            /** @description "" if only the colour of the card explains it */
            clause?: string;
            icons?: components["schemas"]["Icon"][];
        };
        /** @description A card or leader of the own hand, and what can be done with it. */
        HandCard: {
            card: string;
            build: boolean;
            stage: boolean;
            /** @description to pay for building it, the cheapest first; a leader has one price */
            ways: components["schemas"]["WayView"][];
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
        /** @description What the viewer pays a neighbour for a resource. */
        Market: {
            raw: number;
            manufactured: number;
            /** @description for the first resource of a turn */
            less: number;
        };
        /** @description A stage of a wonder: "gizah-a-1". */
        Stage: {
            /** @enum {string} */
            piece: "stage";
            id: string;
            coins: number;
            cost: string[];
            effects: components["schemas"]["Effect"][];
        };
        /** @description A stage that could be built next, and the ways to pay for it. */
        StageOption: {
            /** @description its number on the board, from 1 */
            at: number;
            stage: string;
            ways: components["schemas"]["WayView"][];
        };
        /**
         * @description A stage of a board.
         *
         *     `built` is what was built there ("gizah-a-1", or what it copied), `under` the card under it if known, and `means`
         *     the stage that it is, or that it copies.
         */
        StageView: {
            built: string | null;
            under: string | null;
            means: string;
        };
        /** @description A way to pay. */
        WayView: {
            /** @description "free:chain", "pay:2+0" */
            move: string;
            left: number;
            right: number;
            /** @description of the own coins, by paying and by what the buying or a chain itself brings */
            change: number;
        };
        /** @description The table, as one seat sees it. */
        WondersView: {
            seat: number | null;
            /** @enum {string} */
            moment: "boards" | "choices" | "debt" | "draft" | "last" | "over" | "pick" | "recruit" | "turn";
            age: number;
            turn: number;
            turns: number;
            to_left: boolean;
            cities: components["schemas"]["CityView"][];
            discarded: number;
            hand: components["schemas"]["HandCard"][];
            leaders_in_hand: string[];
            packet: string[];
            /** @description the own choice of this phase so far, in notation */
            chosen: string[];
            /** @description the ways to pay that are offered now */
            ways: components["schemas"]["WayView"][];
            stages: components["schemas"]["StageOption"][];
            /** @description to the left and to the right; empty for spectators */
            market: components["schemas"]["Market"][];
            /** @enum {string} */
            choice: "" | "copy" | "lay" | "recruit";
            loss: number;
            /** @description the discard pile, for who picks from it */
            pile: string[];
            boards: string[];
            /** @description by the viewer, or left over, in all ages */
            sold: string[];
            /** @description cards of the age the viewer has not accounted for */
            out: {
                [key: string]: number;
            };
            with_leaders: boolean;
            with_cities: boolean;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Board = components['schemas']['Board'];
export type Card = components['schemas']['Card'];
export type CityView = components['schemas']['CityView'];
export type Coins = components['schemas']['Coins'];
export type Effect = components['schemas']['Effect'];
export type HandCard = components['schemas']['HandCard'];
export type Icon = components['schemas']['Icon'];
export type Market = components['schemas']['Market'];
export type Stage = components['schemas']['Stage'];
export type StageOption = components['schemas']['StageOption'];
export type StageView = components['schemas']['StageView'];
export type WayView = components['schemas']['WayView'];
export type WondersView = components['schemas']['WondersView'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
