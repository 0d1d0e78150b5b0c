import { expect, test, vi } from "vitest";
import { byOne } from "../net/samples";
import { keys } from "./keys";
import { Stage } from "./stage.svelte";

const events = [0, 1].map((seat) => ({ kind: "wages-paid", fields: { seat }, ...byOne }));

/** A table at which something happens to all players, and what its keys set off. */
function staged() {
  const stage = new Stage();
  const film = { isShowing: true, wake: vi.fn(), nextLane: vi.fn(), finish: () => stage.close() };
  const table = {
    stage,
    film,
    staged: { events, isPresent: true },
    recap: {},
    looking: {},
    answering: {},
    gathered: [],
  };
  const log = vi.fn();
  const press = keys(table as never, { isOpen: () => false, log } as never);
  const strike = (key: string): void => press({ key, target: {}, preventDefault: () => {} } as never);
  stage.open(events);
  return { stage, film, log, strike };
}

test("the right arrow goes on to the next player of a stage, and is no wish to skip it", () => {
  const { stage, film, strike } = staged();
  ["ArrowRight", "ArrowRight", "ArrowRight"].forEach(strike);
  expect([film.nextLane.mock.calls.length, stage.isRunning, stage.isUnwanted]).toEqual([3, true, false]);
});

test("L goes to the log and lays out what happened to all players, until it is pressed once more", () => {
  const { stage, log, strike } = staged();
  strike("l");
  expect([stage.isLying, stage.stateOf(1)]).toEqual([true, "done"]);
  strike("l");
  expect([stage.isLying, log.mock.calls.length, stage.isUnwanted]).toEqual([false, 2, false]);
});
