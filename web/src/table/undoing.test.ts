import { afterEach, expect, test, vi } from "vitest";
import { api, Trouble } from "../net/api";
import { sampleNews, samplePosition } from "../net/samples";
import { Undoing } from "./undoing";

const news = sampleNews(6);

/** A table after five moves, with so many free steps back. */
function played(free: number[], request: number | null = null, joined: number[] = []) {
  const asked = { agreed: [], awaited: [], back_to: 2, may_answer: true, mine: false, seat: 1, unrolls: [] };
  const undo = {
    free,
    wish: 1,
    request: request === null ? null : { ...asked, n: request },
    restart: null,
  };
  const table = { id: "x", position: samplePosition(5, { undo }), joins: (ply: number) => joined.includes(ply) };
  const [show, tell] = [vi.fn(), vi.fn()];
  return { undoing: new Undoing(table, show, tell), show, tell };
}

afterEach(() => void vi.restoreAllMocks());

test("a step back leads to the last free ply, and what follows is shown", async () => {
  const undo = vi.spyOn(api, "undo").mockResolvedValue(news);
  const { undoing, show } = played([4, 3]);
  await undoing.stepBack();
  expect(undo).toHaveBeenCalledWith("x", 5, 4);
  expect(show).toHaveBeenCalledWith(news);
});

test("what was sent together is taken back together, as far as that is free", () => {
  expect(played([4, 3, 2, 1], null, [4, 3, 2]).undoing.back).toBe(2);
  expect(played([4, 3], null, [4, 3, 2]).undoing.back).toBe(3);
  expect(played([4, 3, 2], null, [3, 2]).undoing.back).toBe(4);
});

test("where no step is free there is no step back", async () => {
  const undo = vi.spyOn(api, "undo");
  const { undoing } = played([]);
  await undoing.stepBack();
  expect([undoing.back, undo.mock.calls.length]).toEqual([null, 0]);
});

test("what another wants to take back is answered by its number", async () => {
  const answer = vi.spyOn(api, "answerUndo").mockResolvedValue(news);
  await played([], 9).undoing.answer(true);
  expect(answer).toHaveBeenCalledWith("x", 9, true);
});

test("whoever asks the others asks for the own last step", async () => {
  const undo = vi.spyOn(api, "undo").mockResolvedValue(news);
  await played([]).undoing.ask();
  expect(undo).toHaveBeenCalledWith("x", 5, 1);
});

test("an undo that fails is told, and nothing is shown", async () => {
  const problem = new Trouble(409, "stale", "");
  vi.spyOn(api, "undo").mockRejectedValue(problem);
  const { undoing, show, tell } = played([4]);
  await undoing.to(3);
  expect(tell).toHaveBeenCalledWith(problem);
  expect(show).not.toHaveBeenCalled();
});
