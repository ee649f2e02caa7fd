// Generated from the server's structs by `make types`: do not edit.

export interface paths {
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Games */
        get: operations["ApiGamesGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/players": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Players */
        get: operations["ApiPlayersPlayers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/rulebook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rulebook */
        get: operations["ApiGamesRulebookRulebook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/examples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Examples */
        get: operations["ApiGamesExamplesExamples"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/learning": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** GameLearning */
        get: operations["ApiGamesLearningGameLearning"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/aid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Aid */
        get: operations["ApiGamesAidAid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/components": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Components */
        get: operations["ApiGamesComponentsComponents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/pieces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pieces */
        get: operations["ApiGamesPiecesPieces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** TableRules */
        get: operations["ApiTablesRulesTableRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/examples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** TableExamples */
        get: operations["ApiTablesExamplesTableExamples"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/learning": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** TableLearning */
        get: operations["ApiTablesLearningTableLearning"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/aid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** TableAid */
        get: operations["ApiTablesAidTableAid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/components": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** TableComponents */
        get: operations["ApiTablesComponentsTableComponents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/pieces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** TablePieces */
        get: operations["ApiTablesPiecesTablePieces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/component-form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** ComponentForm */
        get: operations["ApiGamesComponentFormComponentForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/components/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** CheckCopy */
        post: operations["ApiGamesComponentsCheckCheckCopy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/components/pieces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** CopyPieces */
        post: operations["ApiGamesComponentsPiecesCopyPieces"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/components/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** ExportCopy */
        post: operations["ApiGamesComponentsExportExportCopy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/components/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** ImportCopy */
        post: operations["ApiGamesComponentsImportImportCopy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/differences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** TableDifferences */
        get: operations["ApiTablesDifferencesTableDifferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** CreateTable */
        post: operations["ApiTablesCreateTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/guided": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** CreateGuided */
        post: operations["ApiTablesGuidedCreateGuided"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** CreateRematch */
        post: operations["ApiTablesRematchCreateRematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/fork": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** CreateFork */
        post: operations["ApiTablesForkCreateFork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** MyTables */
        get: operations["ApiTablesMineMyTables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** JoinTable */
        post: operations["ApiTablesJoinJoinTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** StartGame */
        post: operations["ApiTablesStartStartGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** PlanSeat */
        post: operations["ApiTablesSeatsPlanSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** LeaveTable */
        post: operations["ApiTablesLeaveLeaveTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** CreateLink */
        post: operations["ApiTablesLinksCreateLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** GetTable */
        get: operations["ApiTablesGetTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** ExecuteCommand */
        post: operations["ApiTablesActsExecuteCommand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/story": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** GetLog */
        get: operations["ApiTablesStoryGetLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** ScoreSheet */
        get: operations["ApiTablesSheetScoreSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** ReplayOutline */
        get: operations["ApiTablesReplayReplayOutline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/replay/{move}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** ReplayStep */
        get: operations["ApiTablesReplayMoveReplayStep"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** DownloadRecord */
        get: operations["ApiTablesRecordDownloadRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Health */
        get: operations["HealthHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
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
        /** @description A chapter of the rulebook: paragraphs and steps to learn from, common mistakes, and the clauses. */
        Chapter: {
            number: string;
            title: string;
            clauses: components["schemas"]["Clause"][];
            lesson: string[];
            steps: string[];
            mistakes: string[];
        };
        /** @description What is wrong with the values of an own copy, and in what they differ from the released ones. */
        CheckedCopy: {
            faults: components["schemas"]["ValueFault"][];
            differences: components["schemas"]["Difference"][];
        };
        /** @description A legal move, with its description and what it costs and brings. */
        Choice: {
            move: string;
            words: string;
            /** @description costs are negative */
            changes: {
                [key: string]: number;
            };
        };
        /** @description One numbered rule, in one language. */
        Clause: {
            number: string;
            text: string;
            ruling: string | null;
        };
        /** @description A command of a seat, as on the WebSocket. */
        CommandRequest: {
            chair: number;
            command: components["schemas"]["Play"] | components["schemas"]["TakeBack"] | components["schemas"]["RequestTakeBack"] | components["schemas"]["AnswerTakeBack"] | components["schemas"]["RequestStandIn"] | components["schemas"]["ExplainMoves"] | components["schemas"]["RequestHint"] | components["schemas"]["SelectSeat"] | components["schemas"]["SetLanguage"] | components["schemas"]["CommitPart"] | components["schemas"]["RevealPart"] | components["schemas"]["RestartExchange"] | components["schemas"]["SkipParts"];
        };
        /** @description Commit to a part of the seed, for all seats of the visitor that have not committed. */
        CommitPart: {
            /** @enum {string} */
            do: "commit";
            commitment: string;
            id?: string;
        };
        /** @description One component value, with its confidence and source, and the value of the released components. */
        ComponentInfo: {
            key: string;
            value: number | string | (number | string)[];
            confidence: string;
            source: string;
            released: number | string | (number | string)[] | null;
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
        /** @description A new table, and the token of its invitation if seats are open. */
        CreatedTable: {
            table: string;
            invitation: string | null;
        };
        /** @description The decision the seat must make now. */
        Decision: {
            id: string;
            choices: components["schemas"]["Choice"][];
            guide?: components["schemas"]["Guidance"] | null;
        };
        /** @description A value that is different on an own copy, with both values in words. */
        Difference: {
            key: string;
            label: string;
            released: string;
            own: string;
        };
        /** @description The command was executed and is on disk. `repeated`: it had been executed before. */
        Done: {
            /** @enum {string} */
            is: "done";
            id: string;
            again: boolean;
        };
        /** @description The body of an error response: a code for programs, a sentence for people. */
        ErrorBody: {
            code: string;
            text: string;
        };
        /**
         * @description An example: its sentences, the views of its seat before and after the move, and what the move cost and brought.
         *
         *     An example of something that is not possible has a `refusal` in place of a result. One without a move is a position
         *     to look at.
         */
        ExampleView: {
            id: string;
            clauses: string[];
            title: string;
            text: string;
            players: string[];
            seat: number;
            move: string;
            /** @description the move in words */
            words: string;
            before: unknown;
            after: unknown;
            changes: {
                [key: string]: number;
            };
            lines: components["schemas"]["Line"][];
            refusal: string;
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
        /** @description One of the values that a field can have, and its name. */
        FieldChoice: {
            value: number | string;
            label: string;
        };
        /** @description The position to continue from, one's own seat, the computer player of all others, and a name for the table. */
        ForkRequest: {
            move: number;
            seat: number;
            player: string;
            name?: string;
            title?: string;
        };
        /**
         * @description One component value to look up on a copy of the game.
         *
         *     A field with choices offers them. A number has a minimum and a maximum. A list or a text has neither.
         *     An optional field names the key whose value it has as long as it has none of its own.
         */
        FormField: {
            key: string;
            label: string;
            value: number | string | (number | string)[];
            confidence: string;
            source: string;
            choices: components["schemas"]["FieldChoice"][] | null;
            minimum: number | null;
            maximum: number | null;
            default_key: string;
        };
        /** @description Fields that one question asks for. Groups of one `section` are parts of a larger group, counted together. */
        FormGroup: {
            id: string;
            title: string;
            question: string;
            fields: components["schemas"]["FormField"][];
            section: string;
        };
        /** @description A game that can be played. */
        GameInfo: {
            id: string;
            name: string;
            /** @description "2 to 4 players · about an hour" */
            about: string;
            /** @description an example for makers of games */
            template: boolean;
            /** @description it has a guided first game */
            guided: boolean;
            seat_counts: number[];
            options: components["schemas"]["OptionInfo"][];
        };
        /** @description The current step of the guided first game, and the move it asks for. */
        Guidance: {
            text: string;
            move: string;
            clause: string;
            step: number;
            steps: number;
        };
        /** @description The game, the name of the learner, and that of the table. */
        GuidedRequest: {
            game: string;
            name?: string;
            title?: string;
        };
        /** @description The state of the server: "ok", "closing", or why nothing can be saved; and the same as a sentence. */
        Health: {
            status: string;
            text: string;
            version: string;
            tables: number;
            connections: number;
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
        /** @description A file of corrections. */
        ImportRequest: {
            toml: string;
        };
        /** @description The copy that a file describes: its name, the values that can be used, and what is wrong with the file. */
        ImportedCopy: {
            name: string;
            values: {
                [key: string]: number | string | (number | string)[];
            };
            faults: components["schemas"]["ValueFault"][];
        };
        /** @description The token of a link, and the name of the player. */
        JoinRequest: {
            secret: string;
            name?: string;
            /** @description to the page's part of the seed; empty: it takes no part */
            commitment?: string;
        };
        /** @description The seat that was taken. */
        JoinedSeat: {
            table: string;
            seat: number;
        };
        /** @description Everything that stands beside the lessons of a rulebook. */
        Learning: {
            parts: components["schemas"]["Part"][];
            preparations: components["schemas"]["Preparation"][];
            terms: components["schemas"]["Term"][];
        };
        /** @description The seat to give up. */
        LeaveRequest: {
            seat: number;
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
        /** @description The token of a new link. */
        Link: {
            secret: string;
        };
        /** @description The seat of the new link; None: an invitation for any open seat. */
        LinkRequest: {
            seat?: number | null;
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
        /** @description A table to be created. */
        NewTable: {
            game: string;
            seats: components["schemas"]["SeatRequest"][];
            name?: string;
            options?: {
                [key: string]: string;
            };
            /** @description whether hints may be requested; None: if only one person plays */
            hints?: boolean | null;
            /** @description whose component values are used; None: those of this server */
            copy?: components["schemas"]["OwnCopy"] | null;
            /**
             * @description people play at the same time, or over days
             * @default live
             * @enum {string}
             */
            tempo?: "days" | "live";
            /** @description to the page's part of the seed; empty: it takes no part */
            commitment?: string;
        };
        /** @description One value of an option, with its name. */
        OptionChoice: {
            value: string;
            words: string;
        };
        /** @description An option of a game, chosen before the deal. */
        OptionInfo: {
            name: string;
            words: string;
            choices: components["schemas"]["OptionChoice"][];
        };
        /** @description A finished game and its moves. */
        Outline: {
            table: string;
            name: string;
            game: string;
            options: {
                [key: string]: string;
            };
            seats: string[];
            seed: string;
            verified: boolean;
            moves: components["schemas"]["OutlineMove"][];
            /** @description the hash of the component values */
            components: string;
            copy: components["schemas"]["CopyView"] | null;
            /** @description how the seed was made; None: the server drew it alone */
            proof: components["schemas"]["Proof"] | null;
            /** @description the deal was given: a guided game, or a fork */
            given: boolean;
            /** @description the seats of the visitor */
            mine: number[];
        };
        /** @description One move of a finished game. */
        OutlineMove: {
            seat: number;
            words: string;
            round: string;
        };
        /** @description Component values as somebody's own copy of a game shows them, under a name. */
        OwnCopy: {
            name?: string;
            values?: {
                [key: string]: number | string | (number | string)[];
            };
        };
        /** @description Pieces of one sort: the page draws them by their id. */
        Part: {
            id: string;
            name: string;
            text: string;
            count: number | null;
        };
        /**
         * @description What a piece is, made from the components that the rules run on.
         *
         *     `text` is in one language; `data` is the piece as a typed struct of its game, for boards that draw it. `clause` is
         *     the rule it rests on; `assumed` says that a value behind it is only our proposal.
         */
        Piece: {
            name: string;
            text: string;
            clause: string;
            assumed: boolean;
            data: unknown;
        };
        /** @description Answer a decision with a move, or with a compound move (several moves separated by spaces). */
        Play: {
            /** @enum {string} */
            do: "play";
            decision: string;
            move: string;
            id?: string;
        };
        /** @description A computer player that can be chosen. */
        PlayerInfo: {
            id: string;
            name: string;
            /** @description one of the levels that are offered to everybody */
            level: boolean;
            usual: boolean;
        };
        /** @description The table before the first turn: what is laid, in order, and the table as everybody sees it then. */
        Preparation: {
            seats: number;
            steps: components["schemas"]["Part"][];
            notes: string[];
            view: unknown;
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
        /** @description The score sheet, with each number explained. */
        ScoreSheet: {
            lines: components["schemas"]["SheetCategory"][];
            scores: number[];
            ranking: number[];
        };
        /** @description Who is to take a seat: "me" (this visitor), "invited" or "computer". */
        SeatRequest: {
            who: string;
            name?: string | null;
            player?: string | null;
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
        /** @description One category for all seats. */
        SheetCategory: {
            category: string;
            words: string;
            seats: components["schemas"]["SheetSeat"][];
            /** @description where the points come from, in words */
            groups: components["schemas"]["SourceGroup"][];
        };
        /** @description Points that one move brought. */
        SheetEntry: {
            points: number;
            move: number;
        };
        /** @description The points of one seat in a category. */
        SheetSeat: {
            points: number;
            entries: components["schemas"]["SheetEntry"][];
            /** @description what other choices would have scored */
            instead: string[];
        };
        /** @description Agree to deal without the parts that are late; `attempt` is that of the view. */
        SkipParts: {
            /** @enum {string} */
            do: "deal-without";
            attempt: number;
            id?: string;
        };
        /** @description Where some points of a seat come from, in words; `move` brought them. */
        Source: {
            seat: number;
            points: number;
            text: string;
            move: number;
        };
        /** @description Sources that belong together: those of a district, with a title, or those of one seat. */
        SourceGroup: {
            sources: components["schemas"]["Source"][];
            title: string;
            /** @description what was to win there */
            about: string;
        };
        /** @description One position of a finished game, and the move that led to it. */
        Step: {
            move: number;
            /** @description of the whole game */
            moves: number;
            /** @description whose move led here */
            seat: number | null;
            words: string;
            view: unknown;
            lines: components["schemas"]["Line"][];
            text: components["schemas"]["Section"][];
        };
        /** @description A table at which the visitor holds a seat. */
        TableSummary: {
            table: string;
            name: string;
            game: string;
            /** @enum {string} */
            status: "gathering" | "over" | "playing";
            /** @description the first one that the visitor holds */
            seat: number;
            /** @description the names */
            seats: string[];
            waits_for_me: boolean;
            /** @description the names of those it waits for */
            waiting: string[];
            /** @description ISO time */
            changed: string;
            round: string;
            result: components["schemas"]["Result"] | null;
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
        /** @description A word of the game that a learner may not know. */
        Term: {
            id: string;
            name: string;
            text: string;
            clause: string;
        };
        /** @description Why no game could be played with a value. */
        ValueFault: {
            key: string;
            text: string;
        };
        /** @description The values of an own copy, by their keys. */
        ValuesRequest: {
            values: {
                [key: string]: number | string | (number | string)[];
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AnswerTakeBack = components['schemas']['AnswerTakeBack'];
export type Chapter = components['schemas']['Chapter'];
export type CheckedCopy = components['schemas']['CheckedCopy'];
export type Choice = components['schemas']['Choice'];
export type Clause = components['schemas']['Clause'];
export type CommandRequest = components['schemas']['CommandRequest'];
export type CommitPart = components['schemas']['CommitPart'];
export type ComponentInfo = components['schemas']['ComponentInfo'];
export type Contribution = components['schemas']['Contribution'];
export type CopyView = components['schemas']['CopyView'];
export type CreatedTable = components['schemas']['CreatedTable'];
export type Decision = components['schemas']['Decision'];
export type Difference = components['schemas']['Difference'];
export type Done = components['schemas']['Done'];
export type ErrorBody = components['schemas']['ErrorBody'];
export type ExampleView = components['schemas']['ExampleView'];
export type ExchangeView = components['schemas']['ExchangeView'];
export type ExplainMoves = components['schemas']['ExplainMoves'];
export type FieldChoice = components['schemas']['FieldChoice'];
export type ForkRequest = components['schemas']['ForkRequest'];
export type FormField = components['schemas']['FormField'];
export type FormGroup = components['schemas']['FormGroup'];
export type GameInfo = components['schemas']['GameInfo'];
export type Guidance = components['schemas']['Guidance'];
export type GuidedRequest = components['schemas']['GuidedRequest'];
export type Health = components['schemas']['Health'];
export type Hint = components['schemas']['Hint'];
export type HintMove = components['schemas']['HintMove'];
export type Icon = components['schemas']['Icon'];
export type ImportRequest = components['schemas']['ImportRequest'];
export type ImportedCopy = components['schemas']['ImportedCopy'];
export type JoinRequest = components['schemas']['JoinRequest'];
export type JoinedSeat = components['schemas']['JoinedSeat'];
export type Learning = components['schemas']['Learning'];
export type LeaveRequest = components['schemas']['LeaveRequest'];
export type LegalMove = components['schemas']['LegalMove'];
export type Line = components['schemas']['Line'];
export type Link = components['schemas']['Link'];
export type LinkRequest = components['schemas']['LinkRequest'];
export type MovesExplained = components['schemas']['MovesExplained'];
export type NewTable = components['schemas']['NewTable'];
export type OptionChoice = components['schemas']['OptionChoice'];
export type OptionInfo = components['schemas']['OptionInfo'];
export type Outline = components['schemas']['Outline'];
export type OutlineMove = components['schemas']['OutlineMove'];
export type OwnCopy = components['schemas']['OwnCopy'];
export type Part = components['schemas']['Part'];
export type Piece = components['schemas']['Piece'];
export type Play = components['schemas']['Play'];
export type PlayerInfo = components['schemas']['PlayerInfo'];
export type Preparation = components['schemas']['Preparation'];
export type Proof = components['schemas']['Proof'];
export type RefusedMove = components['schemas']['RefusedMove'];
export type RequestHint = components['schemas']['RequestHint'];
export type RequestStandIn = components['schemas']['RequestStandIn'];
export type RequestTakeBack = components['schemas']['RequestTakeBack'];
export type RestartExchange = components['schemas']['RestartExchange'];
export type Result = components['schemas']['Result'];
export type RevealPart = components['schemas']['RevealPart'];
export type ScoreSheet = components['schemas']['ScoreSheet'];
export type SeatRequest = components['schemas']['SeatRequest'];
export type SeatView = components['schemas']['SeatView'];
export type Section = components['schemas']['Section'];
export type SelectSeat = components['schemas']['SelectSeat'];
export type SetLanguage = components['schemas']['SetLanguage'];
export type SheetCategory = components['schemas']['SheetCategory'];
export type SheetEntry = components['schemas']['SheetEntry'];
export type SheetSeat = components['schemas']['SheetSeat'];
export type SkipParts = components['schemas']['SkipParts'];
export type Source = components['schemas']['Source'];
export type SourceGroup = components['schemas']['SourceGroup'];
export type Step = components['schemas']['Step'];
export type TableSummary = components['schemas']['TableSummary'];
export type TableView = components['schemas']['TableView'];
export type TakeBack = components['schemas']['TakeBack'];
export type TakeBackView = components['schemas']['TakeBackView'];
export type TempoView = components['schemas']['TempoView'];
export type Term = components['schemas']['Term'];
export type ValueFault = components['schemas']['ValueFault'];
export type ValuesRequest = components['schemas']['ValuesRequest'];
export type $defs = Record<string, never>;
export interface operations {
    ApiGamesGames: {
        parameters: {
            query?: {
                /** @description en, de or th */
                lang?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameInfo"][];
                };
            };
        };
    };
    ApiPlayersPlayers: {
        parameters: {
            query?: {
                /** @description en, de or th */
                lang?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerInfo"][];
                };
            };
        };
    };
    ApiGamesRulebookRulebook: {
        parameters: {
            query?: {
                /** @description en, de or th */
                lang?: string | null;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Additional response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chapter"][];
                };
            };
        };
    };
    ApiGamesExamplesExamples: {
        parameters: {
            query?: {
                /** @description en, de or th */
                lang?: string | null;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Additional response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExampleView"][];
                };
            };
        };
    };
    ApiGamesLearningGameLearning: {
        parameters: {
            query?: {
                /** @description en, de or th */
                lang?: string | null;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Additional response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Learning"];
                };
            };
        };
    };
    ApiGamesAidAid: {
        parameters: {
            query?: {
                /** @description en, de or th */
                lang?: string | null;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Additional response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Section"][];
                };
            };
        };
    };
    ApiGamesComponentsComponents: {
        parameters: {
            query?: {
                /** @description en, de or th */
                lang?: string | null;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Additional response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComponentInfo"][];
                };
            };
        };
    };
    ApiGamesPiecesPieces: {
        parameters: {
            query: {
                seats: number;
                /** @description en, de or th */
                lang?: string | null;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Additional response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: components["schemas"]["Piece"];
                    };
                };
            };
        };
    };
    ApiTablesRulesTableRules: {
        parameters: {
            query?: {
                /** @description en, de or th */
                lang?: string | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Additional response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chapter"][];
                };
            };
        };
    };
    ApiTablesExamplesTableExamples: {
        parameters: {
            query?: {
                /** @description en, de or th */
                lang?: string | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Additional response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExampleView"][];
                };
            };
        };
    };
    ApiTablesLearningTableLearning: {
        parameters: {
            query?: {
                /** @description en, de or th */
                lang?: string | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Additional response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Learning"];
                };
            };
        };
    };
    ApiTablesAidTableAid: {
        parameters: {
            query?: {
                /** @description en, de or th */
                lang?: string | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Additional response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Section"][];
                };
            };
        };
    };
    ApiTablesComponentsTableComponents: {
        parameters: {
            query?: {
                /** @description en, de or th */
                lang?: string | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Additional response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComponentInfo"][];
                };
            };
        };
    };
    ApiTablesPiecesTablePieces: {
        parameters: {
            query?: {
                /** @description en, de or th */
                lang?: string | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Additional response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: components["schemas"]["Piece"];
                    };
                };
            };
        };
    };
    ApiGamesComponentFormComponentForm: {
        parameters: {
            query?: {
                /** @description en, de or th */
                lang?: string | null;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormGroup"][];
                };
            };
        };
    };
    ApiGamesComponentsCheckCheckCopy: {
        parameters: {
            query?: {
                /** @description en, de or th */
                lang?: string | null;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValuesRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedCopy"];
                };
            };
        };
    };
    ApiGamesComponentsPiecesCopyPieces: {
        parameters: {
            query: {
                seats: number;
                /** @description en, de or th */
                lang?: string | null;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValuesRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: components["schemas"]["Piece"];
                    };
                };
            };
        };
    };
    ApiGamesComponentsExportExportCopy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnCopy"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
        };
    };
    ApiGamesComponentsImportImportCopy: {
        parameters: {
            query?: {
                /** @description en, de or th */
                lang?: string | null;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportedCopy"];
                };
            };
        };
    };
    ApiTablesDifferencesTableDifferences: {
        parameters: {
            query?: {
                /** @description en, de or th */
                lang?: string | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Difference"][];
                };
            };
        };
    };
    ApiTablesCreateTable: {
        parameters: {
            query?: {
                /** @description en, de or th */
                lang?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedTable"];
                };
            };
        };
    };
    ApiTablesGuidedCreateGuided: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuidedRequest"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedTable"];
                };
            };
        };
    };
    ApiTablesRematchCreateRematch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedTable"];
                };
            };
        };
    };
    ApiTablesForkCreateFork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForkRequest"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedTable"];
                };
            };
        };
    };
    ApiTablesMineMyTables: {
        parameters: {
            query?: {
                /** @description en, de or th */
                lang?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableSummary"][];
                };
            };
        };
    };
    ApiTablesJoinJoinTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinedSeat"];
                };
            };
        };
    };
    ApiTablesStartStartGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ApiTablesSeatsPlanSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ApiTablesLeaveLeaveTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaveRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ApiTablesLinksCreateLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkRequest"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"];
                };
            };
        };
    };
    ApiTablesGetTable: {
        parameters: {
            query?: {
                /** @description a seat of the visitor; none: a spectator */
                chair?: number | null;
                /** @description en, de or th */
                lang?: string | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
        };
    };
    ApiTablesActsExecuteCommand: {
        parameters: {
            query?: {
                /** @description en, de or th */
                lang?: string | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommandRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["MovesExplained"] | components["schemas"]["Hint"];
                };
            };
        };
    };
    ApiTablesStoryGetLog: {
        parameters: {
            query?: {
                /** @description a seat of the visitor; none: a spectator */
                chair?: number | null;
                /** @description en, de or th */
                lang?: string | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Line"][];
                };
            };
        };
    };
    ApiTablesSheetScoreSheet: {
        parameters: {
            query?: {
                /** @description en, de or th */
                lang?: string | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScoreSheet"];
                };
            };
        };
    };
    ApiTablesReplayReplayOutline: {
        parameters: {
            query?: {
                /** @description en, de or th */
                lang?: string | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outline"];
                };
            };
        };
    };
    ApiTablesReplayMoveReplayStep: {
        parameters: {
            query?: {
                seen_by?: string;
                /** @description en, de or th */
                lang?: string | null;
            };
            header?: never;
            path: {
                table: string;
                move: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Step"];
                };
            };
        };
    };
    ApiTablesRecordDownloadRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
        };
    };
    HealthHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
}
