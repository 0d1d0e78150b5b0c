import { expect, test } from "vitest";
import { several } from "./flight";

test("goods fly one by one, but never in a swarm", () => {
  const coin = { from: "stage", to: "house-0", icon: "c-gold" };
  expect([several(2, coin), several(40, coin).length]).toEqual([[coin, coin], 5]);
});
