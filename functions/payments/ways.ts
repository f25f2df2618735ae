import type { PaymentMethod } from '../../src/domain/booking/payment-methods.ts';
import { paymentOptions } from '../../src/domain/booking/payment-options.ts';
import { holidaysOf } from '../../src/domain/time/calendar.ts';
import type { Needs } from './rows.ts';
import { PAYABLE_CLASSES } from './sql.ts';

interface Row {
  starts_at: number;
  sales_end_at: number;
  time_zone: string;
}

/** What these classes together can be paid with now; their ids have commas between them. */
export async function waysFor({ db, now, siteData, cards }: Needs, classes: string): Promise<PaymentMethod[]> {
  const ids = classes.split(',').filter((id) => id !== '');
  const { results } = await db.prepare(PAYABLE_CLASSES).bind(JSON.stringify(ids)).all<Row>();
  return paymentOptions(
    results.map((row) => ({ startsAt: row.starts_at, salesEndAt: row.sales_end_at, timeZone: row.time_zone })),
    {
      now: now().getTime(),
      timeZone: siteData.office.timeZone,
      dueBusinessDays: siteData.invoice.dueBusinessDays,
      holidays: holidaysOf(siteData.holidays, siteData.office.province),
      cards: cards !== null,
    },
  );
}
