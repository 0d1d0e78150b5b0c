/** The server's calls; what goes wrong is thrown as a Trouble, in the server's words. */
import type { components } from "../wire";

export type Schemas = components["schemas"];
export type TableInfo = Schemas["TableInfo"];
export type SeatInfo = Schemas["SeatInfo"];
export type SeatPlan = Schemas["SeatPlan"];
export type GameInfo = Schemas["GameInfo"];
export type NewTable = Schemas["NewTable"];
export type News = Schemas["News"];
export type Position = Schemas["Position"];
export type Question = Schemas["Question"];
export type Option = Schemas["Option"];
export type RefusedOption = Schemas["RefusedOption"];
/** Any answer, allowed or refused. */
export type ActionInfo = Omit<RefusedOption, "rule">;
export type LogEntry = Schemas["LogEntry"];
export type EventInfo = Schemas["EventInfo"];
export type ChatLine = Schemas["ChatLine"];
export type BookText = Schemas["BookText"];
export type RulesText = Schemas["RulesText"];
export type Timeline = Schemas["Timeline"];
export type TimelineMove = Schemas["TimelineMove"];
export type Replay = Schemas["Replay"];
export type Statistics = Schemas["StatisticsInfo"];
export type Fact = Schemas["FactInfo"];
export type Hint = Schemas["Hint"];
export type JudgedOption = Schemas["JudgedOption"];
export type Review = Schemas["Review"];
export type ReviewedMove = Schemas["ReviewedMove"];
export type LessonStep = Schemas["LessonStep"];
export type LessonAct = Schemas["LessonAct"];
export type Tip = Schemas["Tip"];
export type MyLesson = Schemas["MyLesson"];
export type Stopped = Schemas["Stopped"];
export type Wish = Schemas["StoppedWish"]["wish"];
export type ClockPlan = Schemas["ClockPlan"];
export type SeatClock = Schemas["SeatClock"];
export type TimeoutVote = Schemas["Timeout"]["vote"];
export type Lobby = Schemas["LobbyInfo"];
export type Seek = Schemas["SeekInfo"];
export type NewSeek = Schemas["NewSeek"];
export type ServerMessage =
  Schemas["News"] | Schemas["ChatLines"] | Schemas["Accepted"] | Schemas["Refused"] | Schemas["Pong"];

/** A request that was not carried out. */
export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    message: string,
  ) {
    super(message);
  }

  /** Whether the server may answer if it is asked again: it may just be starting. */
  get mayPass(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: body === undefined ? {} : { "Content-Type": "application/json" } };
  if (body !== undefined) init.body = JSON.stringify(body);
  const answer = await answered(path, init);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

/** A file from the server. */
export async function fetched(path: string): Promise<Blob> {
  return (await answered(path, {})).blob();
}

async function answered(path: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(`/api${path}`, init).catch(() => {
    throw new Trouble(0, "connection", "");
  });
  if (!answer.ok) throw await trouble(answer);
  return answer;
}

async function trouble(answer: Response): Promise<Trouble> {
  const problem = (await answer.json().catch(() => ({}))) as Partial<Schemas["Problem"]>;
  return new Trouble(answer.status, problem.error ?? "broken", problem.message ?? answer.statusText);
}

/** Which components are meant, by their digest; by default the present ones. */
export function ofEdition(digest: string): string {
  return digest ? `?components=${digest}` : "";
}

export const api = {
  arrive: (name: string) => ask<Schemas["Me"]>("POST", "/me/arrival", { name }),
  sayMyName: (name: string) => ask<Schemas["Me"]>("POST", "/me", { name }),
  games: () => ask<GameInfo[]>("GET", "/games"),
  figures: (game: string, edition: string) =>
    ask<Record<string, unknown>>("GET", `/games/${game}/components${ofEdition(edition)}`),
  notes: (game: string, language: string, edition: string) =>
    ask<Schemas["NotesText"]>("GET", `/games/${game}/notes/${language}${ofEdition(edition)}`),
  rules: (game: string) => ask<RulesText>("GET", `/games/${game}/rules`),
  book: (game: string, language: string, edition: string) =>
    ask<BookText>("GET", `/games/${game}/book/${language}${ofEdition(edition)}`),
  lobby: () => ask<Lobby>("GET", "/lobby"),
  next: () => ask<Schemas["NextTable"]>("GET", "/next").then((found) => found.table),
  seek: (wanted: NewSeek) => ask<Seek[]>("POST", "/seeks", wanted),
  seekNoMore: (seek: string) => ask<Seek[]>("DELETE", `/seeks/${seek}`),
  learn: (game: string, again: boolean, step: number | null = null) =>
    ask<TableInfo>("POST", "/lessons", { game, again, step }),
  lessonAct: (table: string, act: LessonAct) => ask<TableInfo>("POST", `/tables/${table}/lesson`, act),
  tip: (table: string, seat: number) => ask<Tip>("POST", `/tables/${table}/tip`, { seat }),
  closeTip: (table: string) => ask<void>("DELETE", `/tables/${table}/tip`),
  wantTips: (game: string, on: boolean) => ask<void>("PUT", "/me/tips", { game, on }),
  open: (table: NewTable) => ask<TableInfo>("POST", "/tables", table),
  sitDown: (table: string, seat: number | null) => ask<TableInfo>("POST", `/tables/${table}/seats`, { seat }),
  standUp: (table: string, seat: number) => ask<TableInfo>("DELETE", `/tables/${table}/seats/${seat}`),
  fill: (table: string, seat: number, level: string) =>
    ask<TableInfo>("POST", `/tables/${table}/seats/${seat}/bot`, { level }),
  close: (table: string, seat: number) => ask<TableInfo>("POST", `/tables/${table}/seats/${seat}/close`),
  chooseColour: (table: string, seat: number, colour: string) =>
    ask<TableInfo>("POST", `/tables/${table}/seats/${seat}/colour`, { colour }),
  sayReady: (table: string, seat: number, ready: boolean) =>
    ask<TableInfo>("POST", `/tables/${table}/seats/${seat}/ready`, { ready }),
  handOver: (table: string, seat: number, level: string) =>
    ask<TableInfo>("POST", `/tables/${table}/seats/${seat}/stand-in`, { level }),
  reclaim: (table: string, seat: number) => ask<TableInfo>("DELETE", `/tables/${table}/seats/${seat}/stand-in`),
  vote: (table: string, seat: number, vote: TimeoutVote) =>
    ask<TableInfo>("POST", `/tables/${table}/timeout`, { seat, vote }),
  start: (table: string) => ask<TableInfo>("POST", `/tables/${table}/start`),
  rematch: (table: string) => ask<TableInfo>("POST", `/tables/${table}/rematch`),
  undo: (table: string, n: number, to: number) => ask<News>("POST", `/tables/${table}/undo`, { n, to }),
  answerUndo: (table: string, n: number, agree: boolean) =>
    ask<News>("POST", `/tables/${table}/undo/answer`, { n, agree }),
  wish: (table: string, n: number, wish: Wish) => ask<TableInfo>("POST", `/tables/${table}/stopped`, { n, wish }),
  hint: (table: string, n: number, seat: number) => ask<Hint>("POST", `/tables/${table}/hint`, { n, seat }),
  say: (table: string, text: string) => ask<void>("POST", `/tables/${table}/chat`, { text }),
  chat: (table: string) => ask<Schemas["ChatLines"]>("GET", `/tables/${table}/chat`),
  mute: (table: string, line: number) => ask<void>("POST", `/tables/${table}/chat/${line}/mute`),
  unmute: (table: string, line: number) => ask<void>("DELETE", `/tables/${table}/chat/${line}/mute`),
  quieten: (table: string, quiet: boolean) => ask<TableInfo>("POST", `/tables/${table}/quiet`, { quiet }),
  timeline: (table: string) => ask<Timeline>("GET", `/tables/${table}/timeline`),
  statistics: (table: string) => ask<Statistics>("GET", `/tables/${table}/statistics`),
  replay: (table: string, at: number, seat?: number) =>
    ask<Replay>("GET", `/tables/${table}/replay?at=${at}${seat === undefined ? "" : `&seat=${seat}`}`),
  review: (table: string, begin = true) => ask<Review>("GET", `/tables/${table}/review${begin ? "" : "?begin=false"}`),
  tryFromHere: (table: string, at: number, seats: SeatPlan[] | null = null) =>
    ask<TableInfo>("POST", `/tables/${table}/try`, { at, seats }),
  importRecord: (record: unknown) => ask<TableInfo>("POST", "/records", record),
};
