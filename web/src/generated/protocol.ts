// Generated from the server's structs by `make types`: do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Agree or disagree to such a request. */
        AnswerTakeBack: {
            /** @enum {string} */
            do: "answer-back";
            agree: boolean;
            id?: string;
        };
        AnyCommand: components["schemas"]["Play"] | components["schemas"]["TakeBack"] | components["schemas"]["RequestTakeBack"] | components["schemas"]["AnswerTakeBack"] | components["schemas"]["RequestStandIn"] | components["schemas"]["ExplainMoves"] | components["schemas"]["RequestHint"] | components["schemas"]["SelectSeat"] | components["schemas"]["SetLanguage"] | components["schemas"]["CommitPart"] | components["schemas"]["RevealPart"] | components["schemas"]["RestartExchange"] | components["schemas"]["SkipParts"];
        AnyMessage: components["schemas"]["TableView"] | components["schemas"]["Done"] | components["schemas"]["MovesExplained"] | components["schemas"]["Hint"] | components["schemas"]["CommandRefused"] | components["schemas"]["TableUnavailable"] | components["schemas"]["KeepAlive"];
        /** @description A legal move, with its description and what it costs and brings. */
        Choice: {
            move: string;
            words: string;
            /** @description costs are negative */
            changes: {
                [key: string]: number;
            };
        };
        /** @description The command was not executed and nothing has changed. */
        CommandRefused: {
            /** @enum {string} */
            is: "refused";
            id: string;
            code: string;
            text: string;
        };
        /** @description Commit to a part of the seed, for all seats of the visitor that have not committed. */
        CommitPart: {
            /** @enum {string} */
            do: "commit";
            commitment: string;
            id?: string;
        };
        /**
         * @description What one person's page gave, for one seat or for all seats of a shared device.
         *
         *     Without `part` it was never revealed; without `commitment` there was none.
         */
        Contribution: {
            seats: number[];
            commitment?: string;
            part?: string;
        };
        /** @description The own copy whose component values a table is played with: its name, and how many values differ. */
        CopyView: {
            name: string;
            differences: number;
        };
        /** @description The decision the seat must make now. */
        Decision: {
            id: string;
            choices: components["schemas"]["Choice"][];
            guide?: components["schemas"]["Guidance"] | null;
        };
        /** @description The command was executed and is on disk. `repeated`: it had been executed before. */
        Done: {
            /** @enum {string} */
            is: "done";
            id: string;
            again: boolean;
        };
        /** @description The exchange of the parts of the seed before the deal; no part is in it. */
        ExchangeView: {
            /** @description rises when it starts over */
            attempt: number;
            /** @enum {string} */
            stage: "committing" | "open" | "revealing";
            /** @description the commitment of the server */
            server: string;
            /** @description of the seats, without their parts */
            commitments: components["schemas"]["Contribution"][];
            /** @description the seats whose commitment or part is missing; SeatView.away: for too long */
            waiting: number[];
            /** @description the seats that agree to deal without those */
            agreed: number[];
        };
        /** @description Ask what some moves would do, or why they are illegal. */
        ExplainMoves: {
            /** @enum {string} */
            do: "look";
            moves: string[];
            id?: string;
        };
        /** @description The current step of the guided first game, and the move it asks for. */
        Guidance: {
            text: string;
            move: string;
            clause: string;
            step: number;
            steps: number;
        };
        /** @description The answer to RequestHint: moves for one decision, sorted by wins and points as they are shown. */
        Hint: {
            /** @enum {string} */
            is: "hinted";
            id: string;
            decision: string;
            moves: components["schemas"]["HintMove"][];
        };
        /** @description One move of a hint: its share of the search, expected points and wins, and what speaks for it. */
        HintMove: {
            move: string;
            words: string;
            /** @description of the search that went into it */
            share: number;
            /** @description expected at the end */
            points: number;
            /** @description share of games it expects to win, in steps of five percent */
            wins: number;
            /** @description the reasons as one text */
            why: string;
            /** @description one to three sentences */
            reasons: string[];
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
        /** @description Sent when nothing else was sent for a while. */
        KeepAlive: {
            /** @enum {string} */
            is: "alive";
        };
        /** @description A legal move: what it costs and brings, and the events it causes. */
        LegalMove: {
            /** @enum {string} */
            is: "possible";
            words: string;
            changes: {
                [key: string]: number;
            };
            lines: string[];
            legal: boolean;
        };
        /** @description One event of the game log, as a sentence and as data. */
        Line: {
            /** @description rises along the log */
            number: number;
            /** @description the move it belongs to */
            move: number;
            /** @description who did it */
            seat: number | null;
            text: string;
            /** @description it changed something of the viewer's */
            mine: boolean;
            event: string;
            facts: {
                [key: string]: number | string | boolean | null;
            };
            /** @description a forced move, played automatically */
            auto: boolean;
        };
        /** @description The answer to ExplainMoves. */
        MovesExplained: {
            /** @enum {string} */
            is: "looked";
            id: string;
            moves: {
                [key: string]: components["schemas"]["LegalMove"] | components["schemas"]["RefusedMove"];
            };
        };
        /** @description Answer a decision with a move, or with a compound move (several moves separated by spaces). */
        Play: {
            /** @enum {string} */
            do: "play";
            decision: string;
            move: string;
            id?: string;
        };
        /**
         * @description How the seed of a record was made: the parts of the server and of the people, and their commitments.
         *
         *     Seats without a contribution count as the server's. `restarts` are the exchanges that were started over, each with
         *     the seats because of which that happened.
         */
        Proof: {
            commitment: string;
            part: string;
            parts: components["schemas"]["Contribution"][];
            restarts?: number[][];
        };
        /** @description An illegal move: the reason as a code, a sentence and a short label, and the clause it rests on. */
        RefusedMove: {
            /** @enum {string} */
            is: "impossible";
            words: string;
            code: string;
            text: string;
            short: string;
            clause: string;
            legal: boolean;
        };
        /** @description Ask what a strong computer player would do. */
        RequestHint: {
            /** @enum {string} */
            do: "hint";
            id?: string;
        };
        /** @description Ask the table's computer player to play for somebody who is absent. */
        RequestStandIn: {
            /** @enum {string} */
            do: "sit-in";
            seat: number;
            /** @description older clients name one; the table's tempo decides */
            player?: string;
            id?: string;
        };
        /** @description Ask the others to agree to taking back more. */
        RequestTakeBack: {
            /** @enum {string} */
            do: "ask-back";
            id?: string;
        };
        /** @description Start the exchange of parts over; `attempt` is the one that is to end. */
        RestartExchange: {
            /** @enum {string} */
            do: "deal-anew";
            attempt: number;
            id?: string;
        };
        /** @description How a finished game ended, by seat. */
        Result: {
            scores: number[];
            ranking: number[];
        };
        /** @description Reveal the part that the visitor had committed to. */
        RevealPart: {
            /** @enum {string} */
            do: "reveal";
            part: string;
            id?: string;
        };
        /** @description A seat as everybody sees it. */
        SeatView: {
            name: string;
            /** @enum {string} */
            kind: "computer" | "open" | "person";
            /** @description the computer player that decides for this seat */
            player: string | null;
            /** @description the name of the computer player's level */
            level: string;
            /** @description the computer player plays for an absent person */
            stand_in: boolean;
            /** @description somebody who holds the seat is connected */
            present: boolean;
            /** @description the table waits for this seat */
            waiting: boolean;
            /** @description has chosen, in a phase in which all choose at once */
            chosen: boolean;
            /** @description the visitor holds the seat */
            mine: boolean;
            /** @description absent so long that a computer player may be asked to stand in */
            away: boolean;
        };
        /**
         * @description A title and the lines under it: short plain sentences, each one complete.
         *
         *     The rest is often empty. `name` is what the game's own page knows the section by, `note` a sentence under the
         *     title. For each line: `heads` is what it is about, `icons` what the game's own board draws before it, `assumed`
         *     whether a value in it is only our proposal.
         */
        Section: {
            title: string;
            lines: string[];
            icons?: components["schemas"]["Icon"][][];
            name?: string;
            note?: string;
            heads?: string[];
            assumed?: boolean[];
        };
        /** @description Show the table from another seat of the visitor, or as a spectator (None). */
        SelectSeat: {
            /** @enum {string} */
            do: "sit";
            chair: number | null;
            id?: string;
        };
        /** @description Change the language, and whether the view is also sent as text. */
        SetLanguage: {
            /** @enum {string} */
            do: "speak";
            /** @enum {string} */
            language: "de" | "en" | "th";
            in_words?: boolean;
            id?: string;
        };
        /** @description Agree to deal without the parts that are late; `attempt` is that of the view. */
        SkipParts: {
            /** @enum {string} */
            do: "deal-without";
            attempt: number;
            id?: string;
        };
        /** @description The table cannot be opened. The connection is closed after this message. */
        TableUnavailable: {
            /** @enum {string} */
            is: "closed";
            code: string;
            text: string;
        };
        /** @description The whole table as one seat sees it. */
        TableView: {
            /** @enum {string} */
            is: "table";
            table: string;
            name: string;
            game: string;
            options: {
                [key: string]: string;
            };
            /** @enum {string} */
            status: "gathering" | "over" | "playing";
            /** @description the visitor created the table */
            host: boolean;
            /** @description the seat whose view this is; None: a spectator */
            chair: number | null;
            seats: components["schemas"]["SeatView"][];
            /** @description "Round 8"; empty if the game counts none */
            round: string;
            /** @description the game's own view (`Game.view_type`); None before the deal */
            view: unknown;
            decision: components["schemas"]["Decision"] | null;
            /** @description at once */
            can_take_back: boolean;
            /** @description if all agree */
            can_ask_back: boolean;
            asking: components["schemas"]["TakeBackView"] | null;
            /** @description the number of the first line after the seat's last choice */
            since: number | null;
            /** @description the view as text, if requested */
            text: components["schemas"]["Section"][];
            /** @description the hash of the seed */
            commitment: string;
            /** @description None until the game is over */
            seed: string | null;
            result: components["schemas"]["Result"] | null;
            guided: boolean;
            /** @description whether hints may be requested */
            hints: boolean;
            /** @description the table of the rematch */
            next: string | null;
            /** @description the hash of the component values */
            components: string;
            /** @description None: played with the released values */
            copy: components["schemas"]["CopyView"] | null;
            /** @description None in a replay */
            tempo: components["schemas"]["TempoView"] | null;
            /** @description None from the deal on, and if there is none */
            exchange: components["schemas"]["ExchangeView"] | null;
            /** @description how the seed was made; None until the game is over, and if the server drew it alone */
            proof: components["schemas"]["Proof"] | null;
            /** @description the deal was given: a guided game, or a fork */
            given: boolean;
            /** @description new since the last view; after connecting: the end of the log. The last field: encode_view */
            lines: components["schemas"]["Line"][];
        };
        /** @description Take back the seat's own last choice. */
        TakeBack: {
            /** @enum {string} */
            do: "take-back";
            id?: string;
        };
        /** @description A request to take back more, as a sentence, and the seats that have agreed. */
        TakeBackView: {
            seat: number;
            text: string;
            agreed: number[];
        };
        /** @description How long the table waits for an absent person, and the level of the computer player that then may play. */
        TempoView: {
            /** @enum {string} */
            name: "days" | "live";
            /** @description seconds */
            patience: number;
            stand_in: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AnswerTakeBack = components['schemas']['AnswerTakeBack'];
export type AnyCommand = components['schemas']['AnyCommand'];
export type AnyMessage = components['schemas']['AnyMessage'];
export type Choice = components['schemas']['Choice'];
export type CommandRefused = components['schemas']['CommandRefused'];
export type CommitPart = components['schemas']['CommitPart'];
export type Contribution = components['schemas']['Contribution'];
export type CopyView = components['schemas']['CopyView'];
export type Decision = components['schemas']['Decision'];
export type Done = components['schemas']['Done'];
export type ExchangeView = components['schemas']['ExchangeView'];
export type ExplainMoves = components['schemas']['ExplainMoves'];
export type Guidance = components['schemas']['Guidance'];
export type Hint = components['schemas']['Hint'];
export type HintMove = components['schemas']['HintMove'];
export type Icon = components['schemas']['Icon'];
export type KeepAlive = components['schemas']['KeepAlive'];
export type LegalMove = components['schemas']['LegalMove'];
export type Line = components['schemas']['Line'];
export type MovesExplained = components['schemas']['MovesExplained'];
export type Play = components['schemas']['Play'];
export type Proof = components['schemas']['Proof'];
export type RefusedMove = components['schemas']['RefusedMove'];
export type RequestHint = components['schemas']['RequestHint'];
export type RequestStandIn = components['schemas']['RequestStandIn'];
export type RequestTakeBack = components['schemas']['RequestTakeBack'];
export type RestartExchange = components['schemas']['RestartExchange'];
export type Result = components['schemas']['Result'];
export type RevealPart = components['schemas']['RevealPart'];
export type SeatView = components['schemas']['SeatView'];
export type Section = components['schemas']['Section'];
export type SelectSeat = components['schemas']['SelectSeat'];
export type SetLanguage = components['schemas']['SetLanguage'];
export type SkipParts = components['schemas']['SkipParts'];
export type TableUnavailable = components['schemas']['TableUnavailable'];
export type TableView = components['schemas']['TableView'];
export type TakeBack = components['schemas']['TakeBack'];
export type TakeBackView = components['schemas']['TakeBackView'];
export type TempoView = components['schemas']['TempoView'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
