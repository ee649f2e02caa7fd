import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { ExchangeView, TableView } from "../../src/generated/protocol";
import { TableClient } from "../../src/shared/table-client.svelte";
import { decision, line, snapshot } from "../fake-table.svelte";

/** The other end of the connection. */
class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  onclose = (_: { code: number }): void => undefined;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  open(): void {
    this.readyState = 1;
    this.onopen();
  }
  push(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  close(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

let table: TableClient;
const socket = (): FakeSocket => FakeSocket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async () => new Response("{}"));
  localStorage.setItem("pace", "normal");
  table = new TableClient("abc");
  socket().open();
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const asked = (moves: string[], id: string) => snapshot({ decision: decision(moves, {}, id) });

describe("picking and playing", () => {
  test("only legal moves; a second pick lets go", () => {
    socket().push(asked(["a", "b"], "1"));
    table.pick("c");
    expect(table.picked).toBeNull();
    table.pick("a");
    expect(table.picked).toBe("a");
    table.pick("a");
    expect(table.picked).toBeNull();
  });
  test("a compound move is legal by its first part", () => {
    socket().push(asked(["a"], "1"));
    expect([table.isLegal("a pay:1+0"), table.isLegal("b pay:1+0")]).toEqual([true, false]);
  });
  test("a move names the decision it answers, and is sent again under its id after a lost connection", () => {
    socket().push(asked(["a"], "7.1"));
    void table.play("a");
    const [first] = socket().sent;
    expect(first).toMatchObject({ do: "play", decision: "7.1", move: "a" });
    socket().close();
    expect(table.connection).toBe("lost");
    vi.advanceTimersByTime(1000);
    socket().open();
    expect(FakeSocket.all.length).toBeGreaterThan(1);
    expect(socket().sent).toEqual([first]);
  });
  test("an answer ends the wait, and a refusal is shown", () => {
    socket().push(asked(["a"], "1"));
    void table.play("a");
    socket().push({ is: "refused", id: socket().sent[0].id, text: "Too late." });
    expect(table.notice).toBe("Too late.");
    const before = socket();
    before.close();
    vi.advanceTimersByTime(1000);
    socket().open();
    expect(socket().sent).toEqual([]);
  });
  test("a new decision forgets what was picked and previewed", async () => {
    socket().push(asked(["a"], "1"));
    table.pick("a");
    socket().push({
      is: "looked",
      id: socket().sent[0].id,
      moves: { a: { is: "possible", legal: true, words: "", changes: {}, lines: [] } },
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(Object.keys(table.previews)).toEqual(["a"]);
    socket().push(asked(["a"], "2"));
    expect([table.picked, Object.keys(table.previews)]).toEqual([null, []]);
  });
});

describe("the pace of others' moves", () => {
  const theirs = (number: number) => snapshot({ lines: [line(number, { seat: 1 })] });
  const last = (): number | undefined => table.log.at(-1)?.number;

  test("each rests on the screen before the next", () => {
    for (const number of [0, 1, 2]) socket().push(theirs(number));
    expect([last(), table.queued]).toEqual([1, 1]); // the first update is the table itself
    vi.advanceTimersByTime(700);
    expect([last(), table.queued]).toEqual([2, 0]);
  });
  test("one's own are shown at once", () => {
    socket().push(snapshot());
    for (const number of [0, 1, 2]) socket().push(snapshot({ lines: [line(number, { seat: 0 })] }));
    expect(last()).toBe(2);
  });
  test("step by step, until all is wanted", () => {
    socket().push(snapshot());
    table.setPace("step");
    for (const number of [0, 1, 2]) socket().push(theirs(number));
    expect([last(), table.queued]).toEqual([undefined, 3]);
    table.step();
    expect([last(), table.queued]).toEqual([0, 2]);
    table.showAll();
    expect([last(), table.queued]).toEqual([2, 0]);
  });
});

test("after a take-back the log ends where the server's does", () => {
  socket().push(snapshot({ lines: [line(0), line(1), line(2)] }));
  socket().push(snapshot({ lines: [line(1, { text: "other" })] }));
  expect(table.log.map(({ text }) => text)).toEqual(["line 0", "other"]);
  expect(table.newLines).toEqual([]);
});

test("a silent connection is closed and opened again", () => {
  const close = vi.spyOn(socket(), "close");
  vi.advanceTimersByTime(40_000);
  expect(close).not.toHaveBeenCalled();
  vi.advanceTimersByTime(15_000);
  expect(close).toHaveBeenCalled();
});

describe("the exchange of parts", () => {
  const mine = (more: Partial<ExchangeView>): TableView => {
    const exchange = { attempt: 1, stage: "open" as const, server: "s", commitments: [], waiting: [], agreed: [] };
    const shown = snapshot({ table: "abc", status: "gathering", exchange: { ...exchange, ...more } });
    shown.seats[0].mine = true;
    return shown;
  };
  const revealing = (commitment: string) =>
    mine({ stage: "revealing", commitments: [{ seats: [0], commitment }], waiting: [0] });

  test("the page commits and reveals by itself, each once, and a refusal is nobody's business", () => {
    socket().push(mine({}));
    socket().push(mine({}));
    expect(socket().sent).toHaveLength(1);
    const [{ commitment, id }] = socket().sent as { commitment: string; id: string }[];
    socket().push({ is: "refused", id, code: "committed", text: "no" });
    expect(table.notice).toBe("");
    socket().push(revealing(commitment));
    socket().push(revealing(commitment));
    expect(socket().sent.map((each) => each.do)).toEqual(["commit", "reveal"]);
  });
  test("a part that is lost is asked for anew, unless another device has it", () => {
    socket().push(revealing("elsewhere"));
    vi.advanceTimersByTime(2000);
    socket().push(mine({ stage: "revealing", commitments: [{ seats: [0], commitment: "elsewhere" }] }));
    vi.advanceTimersByTime(9000);
    expect(socket().sent).toEqual([]);
    socket().push(revealing("elsewhere"));
    vi.advanceTimersByTime(3100);
    expect(socket().sent).toMatchObject([{ do: "deal-anew", attempt: 1 }]);
  });
});
