/** Architects' board: how it is drawn and how its answers are pointed at. */
import "./palette.css";
import type { BoardKit } from "../kit";
import { hasPoints, orderFrom, sourcesOf } from "../standing";
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
import { scoreOf } from "./stores";
import type { ArchitectsEvent, ArchitectsFigures, ArchitectsView } from "./wire";
import { describe, header, result, shortage } from "./words";

export const kit: BoardKit<ArchitectsView, ArchitectsFigures, ArchitectsEvent> = {
  Board,
  Tray,
  Player,
  Stock,
  skyline: [
    "architects-forest",
    "architects-quarry",
    "architects-tavern",
    "architects-watchtower",
    "architects-guildhall",
    "architects-cathedral",
    "architects-castle",
    "architects-university",
    "architects-palace",
    "architects-lighthouse",
  ],
  tabs: [
    { id: "city", icon: "m-city" },
    { id: "hand", icon: "k-card" },
  ],
  trays: [180, 150, 140],
  hasSecrets: true,
  points: "points",
  icon,
  pointing,
  tabOf,
  variants: () => [],
  preselected: () => null,
  result: (words, view, _figures, question, option, name) => result(words, view, question, option, name),
  shortage: (words, view, figures, question, option) => shortage(words, view, figures, question, option),
  noted,
  standing,
  header: (words, view) => ({ ...header(words, view), phases: [], phase: 0 }),
  amountOf,
  asides,
  script,
  touched,
  describe: (words, view, name) => describe(words, view, name),
  scoreOf: (view, seat) => scoreOf(view.players[seat]),
  order: (view) => orderFrom(view.first, view.players.length),
  stranger: (words, view, seat) => words.name(view.players[seat]?.rival ?? ""),
  sources: (view) => sourcesOf(view.players.map((player) => player.points)).filter(hasPoints),
  sourceNote,
  sourceIcon,
  picture: { Drawing: Picture, box: (view) => streetBox(plotsOf(view)) },
};
