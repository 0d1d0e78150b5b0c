/** Ludus's board: how it is drawn and how its answers are pointed at. */
import { inWords } from "../../table/result";
import type { BoardKit } from "../kit";
import { orderFrom } from "../standing";
import Board from "./Board.svelte";
import Player from "./Player.svelte";
import Stock from "./Stock.svelte";
import { t } from "./text";
import { describe } from "./words";
import Tray from "./Tray.svelte";
import type { LudusEvent, LudusFigures, LudusView } from "./wire";

export const kit: BoardKit<LudusView, LudusFigures, LudusEvent> = {
  Board,
  Tray,
  Player,
  Stock,
  standsUpright: true,
  tabs: [{ id: "houses", icon: "l-storey" }],
  hasSecrets: true,
  points: "storeys",
  icon: () => "l-storey",
  pointing: ({ verb, target }) => (verb === "build" ? `card:${target}` : null),
  variants: () => [],
  preselected: () => null,
  result: (words, _view, _figures, _question, option) => ({
    deed: words.action(option),
    sum: inWords(words, option.preview),
  }),
  shortage: () => "",
  noted: () => null,
  sourceNote: () => null,
  standing: () => ({}),
  header: (_words, view) => ({ round: t("deck", { count: view.deck }), age: "", phases: [], phase: 0 }),
  amountOf: () => null,
  script: { figures: () => ({}), rules: [] },
  touched: () => [],
  describe: (_words, view, name) => describe(view, name),
  scoreOf: (view, seat) => view.players[seat]?.storeys ?? 0,
  order: (view) => orderFrom(0, view.seats),
  sources: () => [],
};
