/** What a click can be on, so that it is worth making again. */
const CLICKABLE = 'a[href], button, summary, [role="button"]';

type State = 'waiting' | 'loading' | 'ready';

/** The parts of an element and a click that are used here. */
interface Clickable {
  isConnected: boolean;
  click(): void;
}
interface Click {
  target: unknown;
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  preventDefault(): void;
  stopPropagation(): void;
}

/**
 * The life of an island between its first interaction and its hydration.
 *
 * @param hydrate fetches and hydrates; `false` when that did not succeed, and then it is tried again at the next
 * interaction.
 */
export function hydration(hydrate: () => Promise<boolean>) {
  let state: State = 'waiting';
  let held: Clickable | undefined;

  async function start(): Promise<void> {
    if (state !== 'waiting') return;
    state = 'loading';
    state = (await hydrate().catch(() => false)) ? 'ready' : 'waiting';
    const target = held;
    held = undefined;
    if (!target?.isConnected) return;
    // Without the island the click passes as it would without script.
    const after = state;
    state = 'ready';
    target.click();
    state = after;
  }

  /** Holds a plain click back until the island is ready; of several, the last one counts. */
  function click(event: Click): void {
    if (state === 'ready' || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const target = (event.target as Element | null)?.closest<HTMLElement>(CLICKABLE);
    if (!target) return;
    event.preventDefault();
    event.stopPropagation();
    held = target;
    void start();
  }

  return { start, click };
}
