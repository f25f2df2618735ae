import type { ConfirmRequest } from '../../src/domain/booking/contract.ts';
import { withoutHidden } from '../../src/domain/fields.ts';
import type { Campaign } from '../../src/domain/measuring/campaign.ts';
import { purchase } from '../../src/domain/measuring/ecommerce.ts';
import type { Visit } from '../../src/domain/measuring/visit.ts';
import { plainPath } from '../../src/domain/site/redirects.ts';
import { datedClass, titleIn, type EventRow } from '../catalogue/index.ts';
import type { Analytics } from '../platform/analytics.ts';
import { pageId } from '../platform/metrics/page-class.ts';
import type { Task } from '../platform/capability.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { DAY_MS } from '../platform/tasks.ts';
import { FORGET_CLIENT, FORGET_OLD_CLIENTS, MEASURED_LINES, TO_MEASURE } from './measuring-sql.ts';

/** What happened longer ago is not taken any more by who measures. */
const TOLD_WITHIN_MS = 3 * DAY_MS;

/** A proof is awaited no longer than this; then the browser's number goes, told or not. */
const KEPT_MS = 30 * DAY_MS;

const MOST_AT_ONCE = 20;

/** It stands in a mail and in tables of the office, whoever has written the link. */
const readable = (campaign: Campaign) =>
  Object.fromEntries(Object.entries(campaign).map(([name, text]) => [name, withoutHidden(text)])) as Campaign;

/** How a booking came about, as it is kept: of the page on which the visit began, what kind it is. */
export function visitOf({ visit = {} }: Pick<ConfirmRequest, 'visit'>): Visit {
  const { entry, campaign, ...others } = visit;
  const page = entry === undefined ? undefined : pageId(plainPath(entry));
  return { ...others, ...(campaign && { campaign: readable(campaign) }), ...(page !== undefined && { entry: page }) };
}

interface Measured {
  id: string;
  number: string;
  proved_at: number;
  client_id: string;
  promo_code: string | null;
  tax_cents: number;
}

type LineRow = EventRow & { class_id: string; quantity: number; unit_cents: number; discount_cents: number };

async function tell({ db, log }: Pick<Dependencies, 'db' | 'log'>, analytics: Analytics, at: number): Promise<void> {
  const { results } = await db
    .prepare(TO_MEASURE)
    .bind(at - TOLD_WITHIN_MS, MOST_AT_ONCE)
    .all<Measured>();
  for (const { id, number, proved_at: proved, client_id: client, promo_code: coupon, tax_cents: taxCents } of results) {
    const rows = (await db.prepare(MEASURED_LINES).bind(id).all<LineRow>()).results;
    const lines = rows.map((row) => ({
      ...{ eventId: row.class_id, quantity: row.quantity, priceCents: row.unit_cents, language: row.language },
      discountCents: row.discount_cents,
      title: titleIn(datedClass(row, at), 'en'),
    }));
    try {
      await analytics.tell(client, proved, 'purchase', purchase({ number, taxCents, lines, coupon }));
    } catch (error) {
      log('warn', 'analytics_failed', { error: String(error) });
      return;
    }
    await db.prepare(FORGET_CLIENT).bind(id).run();
  }
}

/** Bookings of who agreed to being measured are told once their buyer is proved; the number of a booking counts it once. */
export const measure: Task = {
  name: 'measure_bookings',
  async run(needs) {
    const { db, now, analytics } = needs;
    const at = now().getTime();
    if (analytics) await tell(needs, analytics, at);
    await db
      .prepare(FORGET_OLD_CLIENTS)
      .bind(analytics ? at - KEPT_MS : at)
      .run();
  },
};
