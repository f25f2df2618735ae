import type { SiteData } from '../../src/domain/site/site-data.ts';
import { addBusinessDays, dateIn, holidaysOf } from '../../src/domain/time/calendar.ts';
import type { Random } from '../chaos/random.ts';
import { entryOf } from './arrival-rows.ts';
import type { Made } from './bookings.ts';
import type { Booked } from './classes.ts';
import type { Row, Rows } from './rows.ts';

const DAY_MS = 86_400_000;
const json = JSON.stringify;

/** One number after the other, as the site gives them. */
const nextOf = (table: 'invoices' | 'credit_notes', year: number) =>
  `(SELECT COALESCE(MAX(sequence), 0) + 1 FROM ${table} WHERE year = ${year})`;

/** Number, year and sequence of the next one of a day. */
export function numbered(table: 'invoices' | 'credit_notes', day: string) {
  const year = Number(day.slice(0, 4));
  const next = nextOf(table, year);
  const format = table === 'invoices' ? '%04d-%06d' : 'C%04d-%06d';
  return { number: { sql: `printf('${format}', ${year}, ${next})` }, year, sequence: { sql: next } };
}

/** The invoice that a booking has by then. */
export const invoiceOf = (id: string) => ({ sql: `(SELECT number FROM invoices WHERE booking_id = '${id}')` });

/** A booking as it stands now, without its seats. */
function bookingRow(made: Made, site: SiteData, now: number): Row {
  const { id, at, document, fate } = made;
  const isGone = fate === 'cancelled';
  const isProved = fate !== 'unproved';
  const [source, campaign] = made.campaign ?? [];
  const entry = entryOf(made.number.charCodeAt(0));
  return {
    ...{ id, reference: `local-${made.number.toLowerCase()}-${'0'.repeat(12)}`, number: isProved ? made.number : null },
    ...{ language: made.language, state: isGone ? 'cancelled' : 'confirmed', revision: fate === 'stands' ? 1 : 2 },
    ...{ created_at: at, hold_expires_at: at + DAY_MS / 96, confirmed_at: at, contact: json(made.contact) },
    ...{ billing: json(made.billing), payment_method: made.byCard ? 'card' : 'invoice' },
    ...{ purchase_order: made.purchaseOrder, budget_code: '', promo_code: made.code },
    taxes: json(isGone ? [] : document.taxes),
    ...{ subtotal_cents: isGone ? 0 : document.subtotalCents, total_cents: isGone ? 0 : document.totalCents },
    cancellation: json(site.cancellation),
    terms: json({
      ...{ language: made.language, version: site.terms[made.language] },
      acceptedAt: new Date(at).toISOString(),
    }),
    ...{ proved_at: isProved ? at : null, proved_by: isProved ? (made.byCard ? 'card' : 'link') : null },
    ...{ proof_due_at: isProved ? null : now + DAY_MS, invoice_draft: isProved ? null : json(document) },
    ...{ consumer: made.isConsumer ? 1 : 0 },
    visit: json({
      ...(source && {
        campaign: {
          source,
          campaign,
          content: '',
          medium: 'link',
          websiteAccessDate: new Date(at - 60_000).toISOString(),
        },
      }),
      ...(entry && { entry }),
    }),
  };
}

/** A booking with its seats; those of its first class are moved to the other date. */
function seatsOf(made: Made, site: SiteData, now: number, otherDate: Booked | undefined): Rows {
  const { id, fate } = made;
  const isGone = fate === 'cancelled';
  const lines = made.lines.flatMap(({ of, quantity, discountCents }, position): Row[] => {
    const line = { booking_id: id, unit_cents: of.priceCents, seats_left_after: 1 };
    const gone = isGone || (otherDate && position === 0);
    const own = {
      ...line,
      class_id: of.id,
      position,
      quantity: gone ? 0 : quantity,
      discount_cents: gone ? 0 : discountCents,
    };
    if (!otherDate || position > 0) return [own];
    return [
      own,
      { ...own, class_id: otherDate.id, position: made.lines.length, quantity, discount_cents: discountCents },
    ];
  });
  const participants = made.lines.flatMap(({ of, participants: people }, position) =>
    people.flatMap(({ firstName, lastName, email }, seat): Row[] => {
      const moved = otherDate && position === 0;
      const named = { first_name: firstName, last_name: lastName, email };
      const row = (classId: string, active: boolean, moves: number): Row => ({
        ...{ id: `${id}-${position}-${seat}-${moves}`, booking_id: id, class_id: classId, seat: seat + 1 },
        ...{ ...named, email_key: email, active: active ? 1 : 0, moves },
      });
      return [row(of.id, !isGone && !moved, 0), ...(moved ? [row(otherDate.id, true, 1)] : [])];
    }),
  );
  return [
    ['bookings', bookingRow(made, site, now)],
    ...lines.map((row) => ['booking_lines', row] as const),
    ...participants.map((row) => ['participants', row] as const),
  ];
}

interface Paper {
  document: string;
  total_cents: number;
  issued_on: string;
  created_at: number;
}

function invoiceRow({ id, byCard }: Made, paper: Paper, dueOn: string): Row {
  return {
    ...{ ...numbered('invoices', paper.issued_on), booking_id: id },
    ...{ due_on: byCard ? paper.issued_on : dueOn, ...paper },
  };
}

/** The number of a cheque, or what the bank says of a transfer. */
const referenceOf = (id: string, method: string) =>
  method === 'cheque' ? String(1_204 + Number(id.slice(-3)) * 13) : `EFT ${50_311 + Number(id.slice(-3)) * 17}`;

/** What was paid: all of it by card, and of invoices most, some in part, some not yet. */
function paymentOf({ id, byCard, at, document, fate }: Made, now: number, random: Random): Row | null {
  const share = byCard ? 1 : random.chance(0.62) ? 1 : random.chance(0.3) ? 0.5 : 0;
  const paidAt = byCard ? at : at + (fate === 'cancelled' ? 2 : random.whole(3, 16)) * DAY_MS;
  const amount = Math.round(document.totalCents * share);
  if (amount === 0 || paidAt > now) return null;
  const method = byCard ? 'card' : random.chance(0.5) ? 'cheque' : 'transfer';
  return {
    ...{ id: `${id}-paid`, booking_id: id, invoice_number: invoiceOf(id), method, state: 'paid', amount_cents: amount },
    ...{ provider_session: byCard ? `cs_${id}` : null, provider_intent: byCard ? `pi_${id}` : null },
    ...{ created_at: paidAt, paid_at: paidAt, note: byCard ? '' : referenceOf(id, method) },
  };
}

/** All seats were given back in time, so all of it is credited; what was paid goes back, or stays as a credit. */
function cancellationOf(made: Made, paper: Paper, paid: Row | null, day: (at: number) => string, now: number): Rows {
  const { id, at, contact } = made;
  const when = Math.min(now - DAY_MS / 24, at + 3 * DAY_MS);
  const back = Number(paid?.amount_cents ?? 0);
  const keeps = back > 0 && paid?.method === 'cheque';
  const note = { sql: `(SELECT number FROM credit_notes WHERE booking_id = '${id}')` };
  const issued = { ...paper, issued_on: day(when), created_at: when, booking_id: id, invoice_number: invoiceOf(id) };
  const head = numbered('credit_notes', day(when));
  return [
    ['credit_notes', { ...head, ...issued, refund_cents: keeps ? 0 : back, credit_cents: keeps ? back : 0 }],
    ...(back > 0 && !keeps
      ? ([
          [
            'refunds',
            {
              ...{ id: `${id}-back`, booking_id: id, payment_id: `${id}-paid`, credit_note: note },
              ...{ amount_cents: back, state: 'done', created_at: when, done_at: when },
            },
          ],
        ] as const)
      : []),
    ...(keeps
      ? ([
          [
            'credits',
            {
              ...{ id: `${id}-credit`, client_key: contact.email, delta_cents: back, balance_cents: back },
              ...{ credit_note: note, created_at: when },
            },
          ],
        ] as const)
      : []),
  ];
}

function eventsOf({ id, at, fate, byCard, lines }: Made, paid: Row | null, now: number, otherDate?: Booked): Rows {
  const event = (kind: string, when: number, who: string, detail: object = {}) =>
    ['booking_events', { booking_id: id, kind, at: Math.min(when, now), who, detail: json(detail) }] as const;
  const [first] = lines;
  return [
    event('confirmed', at, 'buyer'),
    ...(fate === 'unproved' ? [] : [event('proved', at, byCard ? 'card' : 'buyer')]),
    ...(paid && !byCard ? [event('paid', Number(paid.paid_at), 'staff', { cents: paid.amount_cents })] : []),
    ...(fate === 'cancelled' ? [event('cancelled', at + 3 * DAY_MS, 'buyer')] : []),
    ...(otherDate && first
      ? [
          event('moved', at + 2 * DAY_MS, 'buyer', {
            eventId: first.of.id,
            toEventId: otherDate.id,
            seats: first.quantity,
          }),
        ]
      : []),
  ];
}

/** Everything of a booking that the site keeps, but mails. */
export function rowsOfBooking(
  made: Made,
  site: SiteData,
  classes: readonly Booked[],
  now: number,
  random: Random,
): Rows {
  const { timeZone, province } = site.office;
  const [first] = made.lines;
  const otherDate =
    made.fate === 'moved' && first
      ? classes.find(
          ({ id, priceCents, left, startsAt }) =>
            priceCents === first.of.priceCents &&
            left > first.quantity &&
            startsAt > now &&
            made.lines.every(({ of }) => of.id !== id),
        )
      : undefined;
  if (otherDate && first) otherDate.left -= first.quantity;
  const seats = seatsOf(made, site, now, otherDate);
  if (made.fate === 'unproved') return [...seats, ...eventsOf(made, null, now)];
  const day = (at: number) => dateIn(timeZone, at);
  const issuedOn = day(made.at);
  const paper = {
    ...{ document: json(made.document), total_cents: made.document.totalCents },
    ...{ issued_on: issuedOn, created_at: made.at },
  };
  const dueOn = addBusinessDays(issuedOn, site.invoice.dueBusinessDays, holidaysOf(site.holidays, province));
  const paid = paymentOf(made, now, random);
  const cancelled = made.fate === 'cancelled' ? cancellationOf(made, paper, paid, day, now) : [];
  return [
    ...seats,
    ['invoices', invoiceRow(made, paper, dueOn)],
    ...(paid ? [['payments', paid] as const] : []),
    ...cancelled,
    ...eventsOf(made, paid, now, otherDate),
  ];
}
