/** Single keys for what the buttons of a table do. */
import { tick } from "svelte";
import { api, type Option } from "../net/api";
import { isOn, pressed } from "../parts/pressed";
import { router } from "../route.svelte";
import { following } from "./choices";
import type { Table } from "./table.svelte";

export interface Doors {
  rules: () => void;
  options: () => void;
  command: () => void;
  log: () => void;
  chat: () => void;
  close: () => void;
  isOpen: () => boolean;
}

/** Goes to the log, and shows again what happened to all players, or puts that away. */
const LOG = "l";
const REGIONS = [".bar, .pb", ".seam", "main", ".tray", ".players", "[role=log]"];

export function keys(table: Table, doors: Doors): (event: KeyboardEvent) => void {
  return (event) => {
    const key = event.altKey ? null : pressed(event);
    table.film?.wake();
    if (key === "ArrowRight" && goesOn(event, table)) return;
    const lay = table.stage.isLying;
    if (key !== LOG) table.stage.skip();
    if (event.key === " " && skips(event, table)) return;
    table.film?.finish();
    if (event.key === "F6") return goRound(event);
    if (!doors.isOpen() && looksBack(event, table)) return;
    if (event.key === "Escape" && table.looking.at) return table.looking.close();
    if (event.key === "Escape") return doors.isOpen() ? doors.close() : void (table.question && table.back());
    const act = key && (deeds(table, doors)[key] ?? numbered(table, key));
    if (!act) return;
    if (event.key === "Enter" && isButton(event)) return;
    event.preventDefault();
    act();
    if (key === LOG && !lay && table.staged) table.stage.again(table.staged);
  };
}

/** The right arrow goes on with the next player of a stage. */
function goesOn(event: KeyboardEvent, { film, recap, stage }: Table): boolean {
  if (!film?.isShowing || !stage.isRunning || recap.isOpen) return false;
  event.preventDefault();
  film.nextLane();
  return true;
}

/** Space ends the scene that is shown, unless it presses a button; with Shift, and like every other key, all of them. */
function skips(event: KeyboardEvent, { film, recap }: Table): boolean {
  if (!film?.isShowing || recap.isOpen || isOn(event, "button, a") || pressed(event) === null) return false;
  event.preventDefault();
  if (event.shiftKey) film.finish();
  else film.skip();
  return true;
}

/** While one looks back, the keys that go through a text go through the turns. */
function looksBack(event: KeyboardEvent, { recap }: Table): boolean {
  const ways: Record<string, () => void> = {
    ArrowLeft: () => recap.step(-1),
    ArrowRight: () => recap.step(1),
    Home: () => void recap.go(0),
    End: () => void recap.go(recap.frames.length - 1),
    Escape: () => recap.close(),
    ...(isOn(event, "button, a") ? {} : { " ": () => (recap.playing = !recap.playing) }),
  };
  const way = recap.isOpen && pressed(event) !== null ? ways[event.key] : undefined;
  if (!way) return false;
  event.preventDefault();
  way();
  return true;
}

function deeds(table: Table, doors: Doors): Record<string, () => void> {
  const pass = table.question?.options.find((option) => option.verb === "pass");
  const round = table.question && table.kit?.roundKey?.(table.question);
  const ends = table.chosen || table.gathered.length ? null : table.answering.end;
  const other = round ? following(table.barOptions, table.chosen) : null;
  return {
    u: () => void table.back(),
    r: () => table.rotate(),
    o: doors.options,
    ...(table.question ? { "/": doors.command } : {}),
    h: () => void table.hints.ask(),
    [LOG]: doors.log,
    c: doors.chat,
    b: () => table.recap.toggle(),
    i: () => table.looking.key(),
    n: () => (table.teacher ? table.teacher.repeat() : void goNext(table.id)),
    "?": doors.rules,
    ...(table.chosen || table.gathered.length ? { Enter: () => table.answering.confirm() } : {}),
    ...(ends ? { Enter: () => choose(table, ends) } : {}),
    ...(table.gathered.length ? { Backspace: () => (table.gathered = []) } : {}),
    ...(round && other ? { [round]: () => (table.chosen = other) } : {}),
    ...(pass ? { p: () => choose(table, pass) } : {}),
  };
}

/** To the table that waits for me with the shortest clock; here, if no other does. */
async function goNext(here: string): Promise<void> {
  const table = await api.next().catch(() => null);
  if (table && table !== here) router.go(`/t/${table}`);
}

/** 1 to 9: an option by its number, or what is gathered of one kind. */
function numbered(table: Table, key: string): (() => void) | null {
  const stepper = table.answering.end && document.querySelector<HTMLElement>(`[data-number="${CSS.escape(key)}"]`);
  if (stepper) return () => stepper.focus();
  const option = /^[1-9]$/.test(key) ? table.question?.options[Number(key) - 1] : undefined;
  return option ? () => choose(table, option) : null;
}

/** Choose without pointing: if it must be confirmed, the focus goes to where Enter confirms it. */
function choose(table: Table, option: Option): void {
  table.choose(option);
  void tick().then(() => document.querySelector<HTMLElement>(".seam .confirm")?.focus());
}

/** Enter on a button presses that button, unless it is what is already chosen. */
function isButton(event: KeyboardEvent): boolean {
  return isOn(event, "button, a") && !isOn(event, "[aria-pressed='true']");
}

/** F6 goes round the regions of the page. */
function goRound(event: KeyboardEvent): void {
  event.preventDefault();
  const regions = REGIONS.map((selector) => document.querySelector<HTMLElement>(selector)).filter(
    (one) => one !== null,
  );
  const at = regions.findIndex((region) => region.contains(document.activeElement));
  const next = regions[(at + (event.shiftKey ? -1 : 1) + regions.length) % regions.length];
  const inside =
    next?.querySelector<HTMLElement>("button:not([tabindex='-1'], [disabled]), a[href], [tabindex='0']") ?? next;
  inside?.focus();
}
