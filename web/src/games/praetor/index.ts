/** Praetor's board: how it is drawn and how its answers are pointed at. */
import "../../design/roman.css";
import type { BoardKit } from "../kit";
import { hasPoints, sourcesOf } from "../standing";
import Board from "./Board.svelte";
import { pointing, preselected, tabOf, variants } from "./choices";
import Maintenance from "./Maintenance.svelte";
import Picture from "./Picture.svelte";
import Player from "./Player.svelte";
import Stock from "./Stock.svelte";
import { amountOf, asides, touched } from "./told";
import { end, joins, refusal, told } from "./trade";
import Tray from "./Tray.svelte";
import { icon, sourceIcon } from "./icons";
import { bounds } from "./layout";
import { noted, standing, sourceNote } from "./notes";
import { script } from "./scenes";
import { t } from "./text";
import type { PraetorEvent, PraetorFigures, PraetorView } from "./wire";
import { describe, header, result, shortage } from "./words";

export const kit: BoardKit<PraetorView, PraetorFigures, PraetorEvent> = {
  Board,
  Tray,
  Player,
  Stock,
  standsUpright: true,
  skyline: [
    "praetor-sawmill",
    "praetor-workers_camp",
    "praetor-market",
    "praetor-imperial_outpost",
    "praetor-temple_apollo",
    "praetor-colosseum",
    "praetor-forum",
    "praetor-triumphal_arch",
    "praetor-oracle",
    "praetor-statue",
  ],
  tabs: [
    { id: "city", icon: "m-city" },
    { id: "build", icon: "u-plus" },
    { id: "wall", icon: "k-wall" },
  ],
  hasSecrets: false,
  points: "favor",
  icon,
  pointing,
  tabOf,
  variants,
  preselected,
  gathering: { end, joins, told, refusal },
  result: (words, view, figures, question, option, name) => result(words, view, figures, question, option, name),
  shortage: (words, view, figures, question, option) => shortage(words, view, figures, question, option),
  noted,
  standing,
  header: (words, view) => header(words, view),
  amountOf,
  asides,
  script,
  lanes: {
    title: (words) => words.name("maintenance"),
    headings: (words) => [t("lane-home"), t("lane-retires"), t("lane-wages"), t("morale"), words.name("favor")],
    widths: "1.2fr 1.2fr 1.4fr .7fr .6fr",
    Cells: Maintenance,
  },
  touched,
  describe: (words, view, name) => describe(words, view, name),
  scoreOf: (view, seat) => view.players[seat]?.favor ?? 0,
  order: (view) => view.order,
  sources: (view) => sourcesOf(view.players.map((player) => player.earned)).filter(hasPoints),
  sourceNote,
  sourceIcon,
  picture: { Drawing: Picture, box: (view) => bounds(view.city, 0.2) },
};
