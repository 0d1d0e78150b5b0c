/** Who sits before this device: a guest, or a person whose name is a handle. */
import { api, type Schemas } from "./net/api";

/** None of them is a bot's, nor a rival's in a lesson. */
const NAMES = ["Ada", "Cornelia", "Lucius", "Octavia", "Gaius", "Julia", "Titus", "Flavia"];

class Me {
  name = $state("");
  /** Whether the name is a handle, which nobody else has. */
  named = $state(false);
  private known: Promise<void> | null = null;

  /** Be known to the server; whoever comes for the first time gets a name that can be changed. */
  arrive(): Promise<void> {
    this.known ??= this.introduce().catch(() => {
      this.known = null;
    });
    return this.known;
  }

  async rename(name: string): Promise<void> {
    this.be(await api.sayMyName(name));
  }

  private async introduce(): Promise<void> {
    const name = NAMES[Math.floor(Math.random() * NAMES.length)]!;
    this.be(await api.arrive(name));
  }

  be({ name, named }: Schemas["Me"]): void {
    this.name = name;
    this.named = named;
  }
}

export const me = new Me();
