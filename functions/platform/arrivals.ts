import type { MiddlewareHandler } from 'hono';
import { isbot } from 'isbot';
import { withoutHidden } from '../../src/domain/fields.ts';
import { takeCampaign } from '../../src/domain/measuring/campaign.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { isPrivate } from '../../src/i18n/routes.ts';
import { COUNT_ARRIVALS } from './arrivals-sql.ts';
import type { AppEnv, Dependencies } from './dependencies.ts';
import { pageId } from './metrics/page-class.ts';

/** Of a day, so many kinds of visits are told apart; of whoever comes with one that is not among them, the campaign is not kept. */
export const MOST_OF_A_DAY = 1_000;

/** How many kinds wait to be written; beyond them nothing is counted until they are. */
const MOST_WAITING = 500;

/** Whoever writes is given up after this long, and the next visit writes. Milliseconds. */
const PATIENCE_MS = 10_000;

/** Whether a person's browser opens a page for them, and not from another page of the site. */
function begins({ method, headers }: Request): boolean {
  return (
    method === 'GET' &&
    headers.get('sec-fetch-mode') === 'navigate' &&
    headers.get('sec-fetch-dest') === 'document' &&
    headers.get('sec-fetch-site') !== 'same-origin' &&
    !headers.has('sec-purpose') &&
    !isbot(headers.get('user-agent'))
  );
}

/**
 * Counts visits where they begin: the day, the kind of page and the campaign of its address, and nothing of who came. An isolate
 * writes one sum after the other, so that a crowd is no crowd for the database, and no answer waits for it.
 */
export function countArrivals({
  db,
  now,
  log,
  siteData,
}: Pick<Dependencies, 'db' | 'now' | 'log' | 'siteData'>): MiddlewareHandler<AppEnv> {
  const waiting = new Map<string, number>();
  let writesSince: number | undefined;

  async function write(): Promise<void> {
    try {
      while (waiting.size > 0) {
        const rows = [...waiting].map(([key, visits]) => [...(JSON.parse(key) as string[]), visits]);
        waiting.clear();
        await db.prepare(COUNT_ARRIVALS).bind(JSON.stringify(rows), MOST_OF_A_DAY).run();
      }
    } catch (error) {
      log('warn', 'arrivals_not_counted', { error: String(error) });
    } finally {
      writesSince = undefined;
    }
  }

  return async function arrivals(c, next) {
    await next();
    // A browser that has the page asks whether it changed (304).
    if (c.get('isPage') !== true || ![200, 304].includes(c.res.status) || !begins(c.req.raw)) return;
    const route = c.get('route') ?? '';
    const page = isPrivate(route) ? undefined : pageId(route);
    if (page === undefined) return;
    const at = now();
    const { source = '', campaign = '' } = takeCampaign(new URL(c.req.url).search, at)?.campaign ?? {};
    const named = [source, campaign].map(withoutHidden);
    const key = JSON.stringify([dateIn(siteData.office.timeZone, at.getTime()), page, ...named]);
    if (waiting.size < MOST_WAITING || waiting.has(key)) waiting.set(key, (waiting.get(key) ?? 0) + 1);
    if (writesSince !== undefined && at.getTime() - writesSince < PATIENCE_MS) return;
    writesSince = at.getTime();
    c.executionCtx.waitUntil(write());
  };
}
