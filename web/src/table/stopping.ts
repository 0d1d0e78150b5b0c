/** A game that a change of the rules has stopped: its players say whether it goes on or ends. */
import { api, type Stopped, type TableInfo, type Wish } from "../net/api";
import { t } from "../text/text.svelte";

/** Where a game may have been stopped. */
export interface Stoppable {
  readonly id: string;
  readonly info: TableInfo | null;
  name(seat: number): string;
}

export class Stopping {
  constructor(
    private readonly table: Stoppable,
    private readonly tell: (problem: unknown) => void,
  ) {}

  get stopped(): Stopped | null {
    return this.table.info?.stopped ?? null;
  }

  /** What happened, in words. */
  said(stopped: Stopped): string {
    const ended = this.table.info?.status === "finished";
    return t(ended ? "stopped-ended" : "stopped", { move: stopped.ply, name: this.table.name(stopped.seat) });
  }

  /** Who wants what so far. */
  wishes(stopped: Stopped): string {
    const goOn = stopped.go_on.length ? t("stopped-for-going-on", { names: stopped.go_on.join(", ") }) : "";
    const finish = stopped.finish.length ? t("stopped-for-finishing", { names: stopped.finish.join(", ") }) : "";
    return `${goOn} ${finish}`.trim();
  }

  /** Say how the game should go on; what all players want is done. */
  async wish(wish: Wish): Promise<void> {
    const { id, info } = this.table;
    if (!info) return;
    try {
      await api.wish(id, info.n, wish);
    } catch (problem) {
      this.tell(problem);
    }
  }
}
