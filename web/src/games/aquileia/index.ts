/** Aquileia's board: how it is drawn and how its answers are pointed at. */
import "./palette.css";
import type { BoardKit } from "../kit";
import { sourcesOf } from "../standing";
import Board from "./Board.svelte";
import { pointing, tabOf } from "./choices";
import Picture from "./Picture.svelte";
import Player from "./Player.svelte";
import Stock from "./Stock.svelte";
import { amountOf, asides, touched } from "./told";
import Tray from "./Tray.svelte";
import { streetBox } from "../street";
import { plotsOf } from "./plots";
import { icon, sourceIcon } from "./icons";
import { noted, standing, sourceNote } from "./notes";
import { script } from "./scenes";
import type { AquileiaEvent, AquileiaFigures, AquileiaView } from "./wire";
import { describe, header, result, shortage } from "./words";

export const kit: BoardKit<AquileiaView, AquileiaFigures, AquileiaEvent> = {
  Board,
  Tray,
  Player,
  Stock,
  skyline: [
    "aquileia-shop_potter",
    "aquileia-villa",
    "aquileia-mercatus",
    "aquileia-theatrum",
    "aquileia-forum",
    "aquileia-arena",
    "aquileia-stadium",
    "aquileia-portus",
    "aquileia-bank_gold",
    "aquileia-shop_goldsmith",
  ],
  tabs: [
    { id: "city", icon: "m-city" },
    { id: "lots", icon: "aquileia-villa-small" },
  ],
  tabOf,
  trays: [136, 108, 104],
  rail: 280,
  hasSecrets: true,
  points: "points",
  icon,
  pointing,
  variants: () => [],
  preselected: () => null,
  result: (words, _view, _figures, question, option) => result(words, question, option),
  shortage: (words, view, _figures, question, option) => shortage(words, view, question, option),
  noted,
  standing,
  header: (words, view) => ({ ...header(words, view), age: "" }),
  amountOf,
  asides,
  script,
  touched,
  describe: (words, view, name) => describe(words, view, name),
  scoreOf: (view, seat) => view.players[seat]?.score ?? 0,
  order: (view) => view.order,
  sources: (view) => sourcesOf(view.players.map((player) => player.earned)).filter(({ id }) => id !== "start"),
  sourceNote,
  sourceIcon,
  picture: { Drawing: Picture, box: (view) => streetBox(plotsOf(view)) },
};
