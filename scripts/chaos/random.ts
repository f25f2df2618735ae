/** Numbers that follow from a seed (mulberry32): the same seed chooses the same acts. */
export function randomOf(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    /** From one number to another, both included. */
    whole,
    /** True so often, of 1. */
    chance: (share: number) => next() < share,
    pick<Item>(items: readonly [Item, ...Item[]]): Item {
      return items[whole(0, items.length - 1)] ?? items[0];
    },
    /** So many of them, each once. */
    some<Item>(items: readonly Item[], count: number): Item[] {
      const left = [...items];
      return Array.from({ length: Math.min(count, items.length) }, () =>
        left.splice(whole(0, left.length - 1), 1),
      ).flat();
    },
  };
}

export type Random = ReturnType<typeof randomOf>;
