import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { kit as praetor } from "../games/praetor";
import { api, type Option, Trouble } from "../net/api";
import { settings } from "../settings.svelte";
import { Answering } from "./answering.svelte";
import { sampleMove, sampleNews, sampleOption, samplePosition, sampleQuestion } from "../net/samples";

const pass = sampleOption(1, { verb: "pass", target: "", notation: "pass" });
const other = sampleOption(2);
const turns = [0, 1, 2].map((n) => sampleOption(10 + n, { verb: "turn", target: String(n) }));

/** Somebody who is asked something, and what is sent. */
function asked(options: Option[], key = "take-turn") {
  const question = sampleQuestion({ key, options });
  const sent: object[] = [];
  const table = {
    id: "x",
    position: samplePosition(4, { question }),
    question,
    kit: praetor,
    connection: { send: (message: object) => sent.push(message) > 0 },
  };
  return { table, sent, answering: new Answering(table) };
}

beforeEach(() => void (settings.confirm = "always"));
afterEach(() => {
  settings.confirm = "last";
  vi.restoreAllMocks();
});

test("what is chosen is sent once it is confirmed", () => {
  const { answering, sent } = asked([pass]);
  answering.choose(pass);
  expect([answering.chosen, sent]).toEqual([pass, []]);
  answering.confirm();
  expect(sent).toEqual([{ type: "play", n: 4, action: "pass", seat: 0 }]);
});

test("what was gathered is sent in a row with the answer that ends it, and put back by a step back", () => {
  const stop = sampleOption(3, { verb: "stop", target: "", notation: "stop" });
  const [sell, buy] = [sampleOption(4, { notation: "sell wood" }), sampleOption(5, { notation: "buy stone" })];
  const { answering, sent } = asked([stop, sell, buy], "trade");
  answering.gathered = [sell, buy];
  expect([answering.unchoose(), answering.gathered, answering.unchoose()]).toEqual([true, [], false]);
  answering.gathered = [sell, buy];
  answering.confirm();
  expect(sent).toEqual([{ type: "play", n: 4, action: "sell wood", then: ["buy stone", "stop"], seat: 0 }]);
});

test("choosing the same again confirms it, choosing something else does not", () => {
  const { answering, sent } = asked([pass, other]);
  answering.choose(pass);
  answering.choose(other);
  expect([answering.chosen, sent.length]).toEqual([other, 0]);
  answering.choose(other);
  expect(sent.length).toBe(1);
});

test("whoever never confirms sends at once", () => {
  settings.confirm = "never";
  const { answering, sent } = asked([pass]);
  answering.choose(pass);
  expect([sent.length, answering.sending]).toEqual([1, true]);
});

test("what leads on is sent at once, what does not is shown first", () => {
  settings.confirm = "last";
  const build = sampleOption(3, { leads_on: true });
  const { answering, sent } = asked([pass, build]);
  answering.choose(pass);
  expect([answering.chosen, sent.length]).toEqual([pass, 0]);
  answering.choose(build);
  expect(sent).toEqual([{ type: "play", n: 4, action: build.notation, seat: 0 }]);
});

test("nothing is sent twice before the answer has come", () => {
  const { answering, sent } = asked([pass]);
  answering.choose(pass);
  answering.confirm();
  answering.confirm();
  expect(sent.length).toBe(1);
});

test("turning goes round the ways, and cannot be unchosen", () => {
  const { answering } = asked(turns, "choose-rotation");
  answering.chosen = turns[2]!;
  answering.rotate();
  expect([answering.chosen, answering.unchoose()]).toEqual([turns[0], false]);
});

test("what is only chosen can be taken back, once", () => {
  const { answering } = asked([pass]);
  answering.choose(pass);
  expect([answering.unchoose(), answering.chosen, answering.unchoose()]).toEqual([true, null, false]);
});

test("a choice stays while others answer theirs, and goes with its question", () => {
  const { answering, table } = asked([pass]);
  answering.choose(pass);
  const waiting = samplePosition(5, { question: table.question });
  answering.moveOn(table.position, sampleNews(5, { position: waiting }));
  expect(answering.chosen).toBe(pass);
  answering.moveOn(waiting, sampleNews(6, { position: samplePosition(6) }));
  expect(answering.chosen).toBeNull();
});

test("the question just answered is remembered while its seat is asked on, and only then", () => {
  const { answering, table } = asked([pass]);
  const next = samplePosition(5, { question: sampleQuestion({ asked: 5 }) });
  answering.moveOn(table.position, sampleNews(5, { position: next, log: [sampleMove(5, 0)] }));
  expect(answering.answered).toBe(table.question);
  answering.moveOn(next, sampleNews(6, { position: samplePosition(6), log: [sampleMove(6, 0)] }));
  expect(answering.answered).toBeNull();
});

test("a rejection stands until the game goes on", () => {
  const { answering, table } = asked([pass]);
  answering.tell(new Trouble(0, "connection", ""));
  expect(answering.rejection).toEqual({ rule: null, message: "The table cannot be reached." });
  answering.moveOn(table.position, sampleNews(5, { position: samplePosition(5) }));
  expect(answering.rejection).toBeNull();
});

test("after a reload the question before a turn of a tile is asked for", async () => {
  const { answering } = asked(turns, "choose-rotation");
  const before = sampleQuestion({ key: "choose-cell" });
  const { table: info } = sampleNews(3);
  const past = { events: [], scores: null, views: [], table: info, position: samplePosition(3, { question: before }) };
  const replay = vi.spyOn(api, "replay").mockResolvedValue(past);
  await answering.recall();
  expect(replay).toHaveBeenCalledWith("x", 3, 0);
  expect(answering.answered).toBe(before);
});
