/** What opens over or beside a table, and what every layout of it is given. */
import type { Figures } from "../games/kit";
import type { Table } from "./table.svelte";

export type Panel = "" | "rules" | "settings" | "options" | "command";
export type Tab = "log" | "chat";
export type Drawer = "" | "players" | "log";

/** What can open and close panels. */
export interface PanelProps {
  table: Table;
  panel: Panel;
  toggle: (which: Panel) => void;
}

/** Where decisions are made. */
export interface DecisionProps extends PanelProps {
  figures: Figures;
  readRule: (rule: string) => void;
}

export interface LayoutProps extends DecisionProps {
  tab: Tab;
  /** The position in sentences. */
  now: string;
}
