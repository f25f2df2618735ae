import { sparesData } from './spares-data.ts';
import { whenIdle, whenNear } from './when.ts';

/** Written by the build beside the runtime of islands. */
interface IslandFiles {
  files: string[];
  islands: Record<string, number[]>;
}

const RUNTIME = 'script[src*="/islands."]';
const fetched = new Set<string>();

/** Fetches a script and compiles it, without running it. */
function ahead(file: string): Promise<void> {
  if (fetched.has(file)) return Promise.resolve();
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

let read = Promise.resolve();

/**
 * Runs what an island and React begin with, one after the other when nothing else waits: a phone takes a tenth of a second for it, which
 * the first touch would wait for. The island itself stays as it is until it is touched.
 */
function readAhead(island: Element): void {
  for (const name of ['renderer-url', 'component-url'])
    read = read
      .then(() => new Promise<void>(whenIdle))
      .then(async () => void (await import(/* @vite-ignore */ island.getAttribute(name) ?? '')))
      .catch(() => undefined);
}

/**
 * Fetches what islands need that wait for a touch, in one go, once they are on the screen or nearly, and reads it: so that a touch is
 * answered without asking the network. Ends when those of the header are there, so that nothing else takes the line from them.
 */
export async function islandsAhead(): Promise<void> {
  // Where a browser does not know such links, none would ever tell that it is there.
  if (sparesData() || !document.createElement('link').relList.supports('modulepreload')) return;
  const address = document.querySelector<HTMLScriptElement>(RUNTIME)?.src.replace(/js$/, 'json');
  if (!address) return;
  try {
    const { files, islands } = (await (await fetch(address)).json()) as IslandFiles;
    const fetchOf = async (island: Element) => {
      await Promise.all(
        (islands[island.getAttribute('component-url') ?? ''] ?? []).map((place) => ahead(files[place] ?? '')),
      );
      readAhead(island);
    };
    const waiting = [...document.querySelectorAll('astro-island[client=interaction]')];
    const first = waiting.filter((island) => island.closest('header'));
    for (const island of waiting) if (!first.includes(island)) whenNear(island, () => void fetchOf(island));
    await Promise.all(first.map(fetchOf));
  } catch {
    // A touch fetches them as it always does.
  }
}
