/** What players built, in a street of many rows: a picture of a game whose board is no map. */
import type { Box } from "../parts/sight";

export interface Plot {
  id: string;
  /** The symbol of what stands there. */
  drawing: string;
  /** Its colours, where they are its own. */
  colours?: string;
  seat: number;
}

export const PLOT = { width: 120, height: 96 };

/** How many plots stand in a row: about as many as make the whole upright. */
export function columnsOf(plots: number): number {
  return Math.max(1, Math.round(Math.sqrt(plots * 0.7)));
}

export function streetBox(plots: Plot[]): Box {
  const columns = columnsOf(plots.length);
  const rows = Math.ceil(plots.length / columns);
  return { x: -6, y: -6, width: columns * PLOT.width + 12, height: rows * PLOT.height + 12 };
}
