/** Numbers that are still drawn as they were, until the motion that changes them has landed. */

class Holds {
  private kept = $state.raw<Record<string, number>>({});

  /** What is drawn for a key: the number held, else the true one. */
  drawn(key: string | undefined, truth: number): number {
    return (key === undefined ? undefined : this.kept[key]) ?? truth;
  }

  has(key: string): boolean {
    return key in this.kept;
  }

  hold(key: string, value: number): void {
    this.kept = { ...this.kept, [key]: value };
  }

  release(key: string): void {
    const { [key]: _, ...others } = this.kept;
    this.kept = others;
  }

  clear(): void {
    this.kept = {};
  }
}

export const holds = new Holds();
