/** A seat whose time is out: the others say whether they wait, let a bot play, or end the game. */
import { api, type SeatClock, type TableInfo, type TimeoutVote } from "../net/api";
import { t } from "../text/text.svelte";

/** Where somebody may be late. */
export interface Timed {
  readonly id: string;
  readonly info: TableInfo | null;
  name(seat: number): string;
}

export interface Late {
  seat: number;
  clock: SeatClock;
}

export const VOTES: TimeoutVote[] = ["wait", "bot", "end"];

export class Lateness {
  constructor(
    private readonly table: Timed,
    private readonly tell: (problem: unknown) => void,
  ) {}

  /** The first of the others who has no time left. */
  get late(): Late | null {
    const { info } = this.table;
    const seat = info?.clocks.findIndex((clock, number) => clock.runs && clock.left <= 0 && !info.seats[number]?.mine);
    return seat === undefined || seat < 0 ? null : { seat, clock: info!.clocks[seat]! };
  }

  /** What happened, in words, and what the others want so far. */
  said({ seat, clock }: Late): string {
    const name = this.table.name(seat);
    return clock.takes_over === null ? t("late-vote", { name }) : t("late-bot", { name });
  }

  votes({ clock }: Late): string {
    return Object.entries(clock.votes)
      .map(([name, vote]) => t("labelled", { label: name, value: t(`vote-${vote}`) }))
      .join(" · ");
  }

  /** Say what is to happen; what all others want is done. */
  async vote({ seat }: Late, vote: TimeoutVote): Promise<void> {
    try {
      await api.vote(this.table.id, seat, vote);
    } catch (problem) {
      this.tell(problem);
    }
  }
}
