/** Who sits before this device: a guest with a name, without an account. */
import { api } from "./net/api";

/** None of them is a bot's, nor a rival's in a lesson. */
const NAMES = ["Ada", "Cornelia", "Lucius", "Octavia", "Gaius", "Julia", "Titus", "Flavia"];

class Me {
  name = $state("");
  private known: Promise<void> | null = null;

  /** Be known to the server; whoever comes for the first time gets a name that can be changed. */
  arrive(): Promise<void> {
    this.known ??= this.introduce().catch(() => {
      this.known = null;
    });
    return this.known;
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.sayMyName(name)).name;
  }

  private async introduce(): Promise<void> {
    const name = NAMES[Math.floor(Math.random() * NAMES.length)]!;
    this.name = (await api.arrive(name)).name;
  }
}

export const me = new Me();
