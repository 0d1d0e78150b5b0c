/** City of Marble's board: how it is drawn and how its answers are pointed at. */
import "../../design/roman.css";
import type { BoardKit } from "../kit";
import { orderFrom, sourcesOf } from "../standing";
import Board from "./Board.svelte";
import { pointing, preselected, roundKey } from "./choices";
import Picture from "./Picture.svelte";
import Player from "./Player.svelte";
import Stock from "./Stock.svelte";
import { amountOf, touched } from "./told";
import Tray from "./Tray.svelte";
import { bounds } from "./geometry";
import { icon, sourceIcon } from "./icons";
import { noted, standing, sourceNote } from "./notes";
import { script } from "./scenes";
import type { MarbleEvent, MarbleFigures, MarbleView } from "./wire";
import { describe, header, result } from "./words";

export const kit: BoardKit<MarbleView, MarbleFigures, MarbleEvent> = {
  Board,
  Tray,
  Player,
  Stock,
  standsUpright: true,
  skyline: [
    "marble-source",
    "marble-temple",
    "marble-fountain",
    "marble-baths",
    "marble-theatre",
    "marble-arena",
    "marble-palatine",
    "marble-capitoline",
    "marble-milvian",
    "marble-aventine",
  ],
  tabs: [
    { id: "city", icon: "m-city" },
    { id: "districts", icon: "marble-temple-small" },
  ],
  hasSecrets: true,
  points: "points",
  icon,
  pointing,
  variants: () => [],
  preselected,
  roundKey,
  result: (words, view, _figures, question, option, name) => result(words, view, question, option, name),
  shortage: () => "",
  noted,
  standing,
  header: (words, view) => ({ ...header(words, view), phases: [], phase: 0 }),
  amountOf,
  script,
  touched,
  describe: (words, view, name) => describe(words, view, name),
  scoreOf: (view, seat) => view.players[seat]?.score ?? 0,
  order: (view) => orderFrom(view.start, view.seats),
  sources: (view) => sourcesOf(view.players.map((player) => player.earned)),
  sourceNote,
  sourceIcon,
  picture: { Drawing: Picture, box: (view) => bounds(view.board) },
};
