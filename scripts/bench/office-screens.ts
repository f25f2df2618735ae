import type { BrowserContext } from 'playwright';
import { pages } from '../../src/i18n/pages.ts';
import type { Figure } from './figures.ts';
import { median, ms, percentile, table } from './statistics.ts';

const RUNS = 5;
const MOST_MS = 30_000;

/** Screens that are opened with a question as well. */
const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  '/office/bookings': ['?q=person77777', '?q=marie+trem', '?open=overdue'],
  '/office/people': ['?q=côté'],
};

/** Every screen of the table of pages that stands by itself. */
function screens(): string[] {
  return Object.entries(pages)
    .filter(([id]) => id.startsWith('office'))
    .map(([, { paths }]) => paths.en)
    .filter((path) => !path.includes('['))
    .flatMap((path) => ['', ...(QUESTIONS[path] ?? [])].map((query) => path + query));
}

/** From the address to the first row that is seen of a table, or the first thing of a list or plot where the screen begins with one. */
export async function benchScreens(context: BrowserContext, url: string): Promise<Figure[]> {
  const page = await context.newPage();
  const rows: string[][] = [];
  const figures: Figure[] = [];
  for (const screen of screens()) {
    const times: number[] = [];
    for (let run = -1; run < RUNS; run += 1) {
      const since = performance.now();
      await page.goto(url + screen, { waitUntil: 'commit' });
      await page
        .locator('main :is(tbody tr, section li, section svg[role=img]):visible')
        .first()
        .waitFor({ timeout: MOST_MS })
        .catch(async (error: unknown) => {
          throw new Error(`${screen} stays empty:\n${await page.locator('main').innerText()}`, { cause: error });
        });
      if (run >= 0) times.push(performance.now() - since);
    }
    figures.push({ name: `${screen}, a filled table`, value: median(times), unit: 'ms' });
    rows.push([screen, ms(median(times)), ms(percentile(times, 95))]);
  }
  table('From the address to a filled table', ['screen', 'median', 'p95'], rows);
  return figures;
}
