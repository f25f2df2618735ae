export interface Turn {
  name: string;
  /** Names of those that have to end before it begins; who is not of this run is not waited for. */
  after?: readonly string[];
}

/**
 * Does the work of each, at most so many at once: as soon as there is room for it and what it waits for has ended, the first of the
 * list first.
 *
 * @param work never fails
 */
export async function sideBySide<T extends Turn>(
  turns: readonly T[],
  room: number,
  work: (turn: T) => Promise<void>,
): Promise<void> {
  const open = new Set(turns);
  const running = new Map<T, Promise<void>>();
  const isReady = ({ after = [] }: T) => ![...open].some(({ name }) => after.includes(name));
  const next = () => (running.size < room ? [...open].find((turn) => !running.has(turn) && isReady(turn)) : undefined);
  while (open.size > 0) {
    for (let turn = next(); turn; turn = next()) running.set(turn, untilEnd(turn));
    if (running.size === 0) throw new Error(`Each waits for another: ${[...open].map(({ name }) => name).join(', ')}`);
    await Promise.race(running.values());
  }

  async function untilEnd(turn: T): Promise<void> {
    await work(turn);
    running.delete(turn);
    open.delete(turn);
  }
}
