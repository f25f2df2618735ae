import type { SiteData } from '../../src/domain/site/site-data.ts';
import type { PaidBefore } from '../stripe/remembered.ts';
import { randomOf } from '../chaos/random.ts';
import { absenceRows } from './absence-rows.ts';
import { arrivalRows } from './arrival-rows.ts';
import { rowsOfBooking } from './booking-rows.ts';
import { madeBookings, type Made } from './bookings.ts';
import { costRows } from './cost-rows.ts';
import { comingClasses, pastClasses, rowsOfClasses } from './classes.ts';
import { needRows, roomSql } from './held-rows.ts';
import { inboxRows } from './inbox-rows.ts';
import { capacitySql, classRows, codeRows, followUpRows, fullOnes, noteRows, waitRows } from './office-rows.ts';
import { packageRows } from './package-rows.ts';
import { privateRows } from './private-rows.ts';
import { promiseRows } from './promise-rows.ts';
import { quoteRows } from './quote-rows.ts';
import { returnedRows } from './returned-rows.ts';
import { substituteRows } from './substitute-rows.ts';
import { mailRows } from './mail-rows.ts';
import { statementsOf, type Rows } from './rows.ts';

const SEED = 20_261_123;

/** Rows of a table together, in its own order: a table is named by those after it. */
const byTable = (rows: Rows): Rows =>
  [
    ...['bookings', 'booking_lines', 'participants', 'invoices', 'payments', 'credit_notes', 'refunds', 'credits'],
    'booking_events',
  ].flatMap((name) => rows.filter(([table]) => table === name));

/** What was paid by card, for what plays the card company. */
const cardPaymentsOf = (made: readonly Made[], rows: Rows): PaidBefore[] =>
  rows.flatMap(([table, row]) => {
    const payer = made.find(({ id }) => id === row.booking_id)?.contact;
    if (table !== 'payments' || typeof row.provider_intent !== 'string' || !payer) return [];
    const { firstName, lastName, email } = payer;
    const paid = { intent: row.provider_intent, cents: Number(row.amount_cents), at: Number(row.paid_at) };
    return [{ ...paid, payer: { email, name: `${firstName} ${lastName}` } }];
  });

interface LocalLife {
  /** For the local database, which has its schedule already. */
  statements: string[];
  cardPayments: PaidBefore[];
}

/** Weeks of an office, so that each of its screens has something to show. The same day and build give the same rows. */
export function localLife(site: SiteData, now: number): LocalLife {
  const random = randomOf(SEED);
  const past = pastClasses(site, now, random);
  const classes = [...past, ...comingClasses(site, now, random)];
  const made = madeBookings(site, classes, now, random);
  const booked = made.flatMap((one) => rowsOfBooking(one, site, classes, now, random));
  const bookings = [...booked, ...returnedRows(booked, now)];
  const full = fullOnes(classes, now);
  const substitutes = substituteRows(site, classes, now);
  const ordered = privateRows(site, now);
  const statements = [
    ...statementsOf([...rowsOfClasses(past, site.build.id), ...codeRows(now), ...costRows(classes, past, now)]),
    ...statementsOf(byTable(bookings)),
    ...statementsOf([...packageRows(site, now), ...classRows(made, now, random), ...waitRows(full, now, random)]),
    ...statementsOf(promiseRows(booked, site.office.timeZone, now)),
    ...full.map(capacitySql),
    ...roomSql(classes),
    ...statementsOf([...inboxRows(site, past, now), ...noteRows(made, now), ...needRows(made, now)]),
    ...statementsOf(substitutes),
    ...statementsOf(followUpRows(made, site.office.timeZone, now)),
    ...statementsOf(ordered),
    ...statementsOf(absenceRows(site, classes, [...substitutes, ...ordered], now)),
    ...statementsOf([...quoteRows(site, now), ...mailRows(made, now), ...arrivalRows(site.office.timeZone, now)]),
  ];
  return { statements, cardPayments: cardPaymentsOf(made, booked) };
}
