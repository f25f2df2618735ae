import { sparesData } from './spares-data.ts';
import { whenIdle, whenNear } from './when.ts';

/** Written by the build beside the runtime of islands. */
interface IslandFiles {
  files: string[];
  islands: Record<string, number[]>;
}

const RUNTIME = 'script[src*="/islands."]';
const fetched = new Set<string>();

/** As many as a phone adds in a frame. */
const AT_ONCE = 6;

/** Fetches a script and compiles it, without running it. */
function ahead(file: string): Promise<void> {
  fetched.add(file);
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.fetchPriority = 'low';
    link.href = file;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}

/** All of them, without holding the page up. */
async function allAhead(files: string[]): Promise<void> {
  const begun: Promise<void>[] = [];
  for (const file of files) {
    if (fetched.has(file)) continue;
    if (begun.push(ahead(file)) % AT_ONCE === 0) await new Promise<void>(whenIdle);
  }
  await Promise.all(begun);
}

/**
 * Fetches what islands need that wait for a touch, in one go, once they are on the screen or nearly, and runs it when nothing else
 * waits: so that a touch waits for no network and no reading. Ends with those of the header, so that nothing else takes the line from them.
 */
export async function islandsAhead(): Promise<void> {
  // Where a browser does not know such links, none would ever tell that it is there.
  if (sparesData() || !document.createElement('link').relList.supports('modulepreload')) return;
  const address = document.querySelector<HTMLScriptElement>(RUNTIME)?.src.replace(/js$/, 'json');
  if (!address) return;
  try {
    const { files, islands } = (await (await fetch(address)).json()) as IslandFiles;
    const fetchOf = async (island: Element) => {
      await allAhead((islands[island.getAttribute('component-url') ?? ''] ?? []).map((place) => files[place] ?? ''));
      // React's code takes a phone a tenth of a second. The island itself stays as it is until it is touched.
      for (const name of ['renderer-url', 'component-url']) {
        await new Promise<void>(whenIdle);
        await import(/* @vite-ignore */ island.getAttribute(name) ?? '').catch(() => undefined);
      }
    };
    const first: Promise<void>[] = [];
    for (const island of document.querySelectorAll('astro-island[client=interaction]'))
      if (island.closest('header')) first.push(fetchOf(island));
      else whenNear(island, () => void fetchOf(island));
    await Promise.all(first);
    // Seats are added here, which shows them in the cart: it takes the cart over before the press.
    const rows = document.querySelector('[data-class-list]');
    const start = () =>
      document.querySelector('[data-cart] astro-island')?.dispatchEvent(new Event('interaction:start'));
    if (rows) whenNear(rows, () => whenIdle(start));
  } catch {
    // A touch fetches them as it always does.
  }
}
