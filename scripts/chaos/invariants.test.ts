import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyState } from '../stripe/state.ts';
import { createTables, openWitnesses, readInvariants, type Witnesses } from './witnesses.ts';

const NOW = Date.parse('2026-12-01T15:00Z');
const FOR_EVER = 9007199254740991;

let folder: string;
let witnesses: Witnesses;

/** A class of two seats, and a booking of one of them on invoice, proved, with all that belongs to it. */
const WHOLE = `
  INSERT INTO courses VALUES ('c', 'C-1', 1, 6, 10000, 'b');
  INSERT INTO classes (id, course_id, language, delivery, time_zone, sessions, starts_at, ends_at, price_cents, capacity, minimum, sales_end_at, state, build_id)
  VALUES ('k', 'c', 'en', 'online', 'America/Toronto', '[]', ${NOW + 1e9}, ${NOW + 2e9}, 10000, 2, 0, ${NOW + 1e9}, 'tentative', 'b');
  INSERT INTO bookings (id, number, reference, language, state, created_at, hold_expires_at, confirmed_at, contact, billing, payment_method, taxes, subtotal_cents, total_cents, proved_at, proved_by)
  VALUES ('a', '1', 'reference-of-the-booking-a', 'en', 'confirmed', ${NOW}, ${NOW + 1000}, ${NOW}, '{"email":"a@example.ca"}', '{}', 'invoice', '[{"amountCents":1300}]', 10000, 11300, ${NOW}, 'link');
  INSERT INTO booking_lines (booking_id, class_id, position, quantity, unit_cents, seats_left_after) VALUES ('a', 'k', 0, 1, 10000, 1);
  INSERT INTO participants (id, booking_id, class_id, seat) VALUES ('p', 'a', 'k', 1);
  INSERT INTO invoices VALUES ('2026-000001', 2026, 1, 'a', '2026-12-01', '2026-12-08', 11300, '{}', ${NOW});
  INSERT INTO booking_events (booking_id, kind, at, who) VALUES ('a', 'confirmed', ${NOW}, 'buyer');
  INSERT INTO outbox (id, kind, about, recipient, booking_id, state, next_attempt_at, created_at, sent_at)
  VALUES ('m', 'booking_confirmation', 'a', 'a@example.ca', 'a', 'sent', 0, ${NOW}, ${NOW});
  INSERT INTO local_mail VALUES ('m', ${NOW}, '{"to":"a@example.ca","subject":"Booking confirmed: 1"}');
`;

/** Another booking of so many seats, in a state; what stands in the way of a broken row is put aside. */
const another = (state: string, quantity: number, more = '') => `
  INSERT INTO bookings (id, number, reference, language, state, created_at, hold_expires_at, confirmed_at, contact, billing, payment_method, subtotal_cents, total_cents)
  VALUES ('z', '2', 'reference-of-the-booking-z', 'en', '${state}', ${NOW}, ${NOW + 1000}, ${NOW}, '{"email":"z@example.ca"}', '{}', 'card', ${quantity * 10000}, ${quantity * 10000});
  INSERT INTO booking_lines (booking_id, class_id, position, quantity, unit_cents, seats_left_after) VALUES ('z', 'k', 0, ${quantity}, 10000, 0);
  ${more}
`;

/** A cheque of 5 cents, of which 6 go back. */
const refundedBeyond = (state: string) => `
  INSERT INTO payments (id, booking_id, method, state, amount_cents, created_at, paid_at) VALUES ('y', 'a', 'cheque', 'paid', 5, 1, 1);
  INSERT INTO refunds (id, booking_id, payment_id, amount_cents, state, created_at) VALUES ('r', 'a', 'y', 6, '${state}', 1);
`;

/** A credit note over so much, of which so much goes back. */
const creditNote = (totalCents: number, refundCents: number, more = '') => `
  INSERT INTO credit_notes (number, year, sequence, booking_id, invoice_number, issued_on, total_cents, refund_cents, document, created_at)
  VALUES ('N', 2026, 1, 'a', '2026-000001', '2026-12-01', ${totalCents}, ${refundCents}, '{}', 1);
  ${more}
`;

/** A credit of 5 cents of one client, which pays; and what comes back of it. */
const backFromCredit = (client: string, cents: number) =>
  creditNote(
    cents + 5,
    0,
    `INSERT INTO payments (id, booking_id, method, state, amount_cents, created_at, paid_at) VALUES ('y', 'a', 'credit', 'paid', 5, 1, 1);
     INSERT INTO credits (id, client_key, delta_cents, balance_cents, credit_note, created_at) VALUES ('k', 'a@example.ca', 5, 5, 'N', 1);
     INSERT INTO credits (id, client_key, delta_cents, balance_cents, payment_id, created_at) VALUES ('l', 'a@example.ca', -5, 0, 'y', 1);
     INSERT INTO credits (id, client_key, delta_cents, balance_cents, credit_note, back_of, created_at)
     VALUES ('m', '${client}', ${cents}, ${cents}, 'N', 'y', 1)`,
  );

/** How each rule is broken, by the beginning of what the statement says of itself. */
const BREAKS: Record<string, string> = {
  'rule 1: no class has more': another('awaiting_payment', 2),
  'rule 1: nor more booked and held': another('held', 2),
  'rule 1: a seat is claimed': `UPDATE booking_lines SET claimed_until_at = 1`,
  'rule 2, of crowds: no booking without': `DELETE FROM participants; DELETE FROM booking_lines`,
  'rule 2: each seat': `UPDATE participants SET active = 0`,
  'rule 4: who was told': `INSERT INTO told VALUES ('reference-of-the-booking-a', 'held', 2)`,
  'rule 5, at rest': another('held', 1, `UPDATE bookings SET hold_expires_at = 1 WHERE id = 'z'`),
  'rules 11 and 12': `UPDATE bookings SET total_cents = 11301`,
  'rule 17: nothing is confirmed twice': `INSERT INTO booking_events (booking_id, kind, at, who) VALUES ('a', 'confirmed', 1, 'buyer')`,
  'rule 17: who was told': `INSERT INTO told VALUES ('reference-of-nobody-at-all', 'confirmed', 0)`,
  'rule 17, of crowds: and by one': another(
    'awaiting_payment',
    1,
    `UPDATE bookings SET contact = '{"email":"A@example.ca"}' WHERE id = 'z'`,
  ),
  'money: a booking is in the list': `DELETE FROM unsettled_bookings`,
  'money: no more stands written off': `INSERT INTO write_offs VALUES ('w', 'a', 999999999, 1)`,
  'rule 19: nothing is written down': `INSERT INTO payments (id, booking_id, method, state, amount_cents, created_at, paid_at) VALUES ('y', 'a', 'card', 'paid', 1, 1, 1)`,
  'rule 19, at rest, of crowds: who has paid': another(
    'expired',
    1,
    `INSERT INTO payments (id, booking_id, method, state, amount_cents, created_at, paid_at) VALUES ('y', 'z', 'cheque', 'paid', 5, 1, 1)`,
  ),
  'rule 19: no more goes back': refundedBeyond('pending'),
  'rule 19, at rest: nor is it asked': refundedBeyond('asked'),
  'rule 21: numbers of invoices': `INSERT INTO invoices VALUES ('2026-000003', 2026, 3, 'a', '2026-12-01', '2026-12-08', 0, '{}', 1)`,
  'rule 21: nor those': `INSERT INTO credit_notes (number, year, sequence, booking_id, invoice_number, issued_on, total_cents, document, created_at) VALUES ('N', 2026, 2, 'a', '2026-000001', '2026-12-01', 1, '{}', 1)`,
  'rules 21 and 41, of crowds': `UPDATE bookings SET proved_at = NULL, proved_by = NULL`,
  'rule 21, of crowds: who has paid': `UPDATE bookings SET payment_method = 'card'`,
  'rule 23, of crowds: each confirmed': `DELETE FROM outbox`,
  'rule 23: what is said': `DELETE FROM local_mail`,
  'rule 23, at rest, of crowds': `UPDATE outbox SET state = 'pending'`,
  'rule 23, of crowds: nobody has': `INSERT INTO local_mail SELECT 'n', received_at, message FROM local_mail`,
  'rule 41, at rest': `UPDATE bookings SET proved_at = NULL, proved_by = NULL, proof_due_at = 1`,
  'money: the documents': `UPDATE bookings SET total_cents = 11301`,
  'money: nobody is invoiced': `UPDATE bookings SET proved_at = NULL, proved_by = NULL`,
  'money: no more of an invoice': creditNote(11301, 0),
  'money: no more goes back': creditNote(
    1,
    1,
    `INSERT INTO refunds (id, booking_id, credit_note, amount_cents, state, created_at) VALUES ('r', 'a', 'N', 2, 'asked', 1)`,
  ),
  'money: what a dispute has taken': `
    INSERT INTO payments (id, booking_id, method, state, amount_cents, created_at, paid_at) VALUES ('y', 'a', 'cheque', 'paid', 5, 1, 1);
    INSERT INTO refunds (id, booking_id, payment_id, amount_cents, state, created_at, done_at) VALUES ('r', 'a', 'y', 5, 'done', 1, 1);
    INSERT INTO disputes (id, booking_id, payment_id, state, amount_cents, refund_id, opened_at, changed_at)
    VALUES ('d', 'a', 'y', 'won', 5, 'r', 1, 1)`,
  'money: a payment for several': `INSERT INTO payments_together VALUES ('t', 'a', 1);
    INSERT INTO payments (id, booking_id, method, state, amount_cents, created_at, paid_at, together)
    VALUES ('y', 'a', 'cheque', 'paid', 5, 1, 1, 't'), ('x', 'a', 'cheque', 'ended', 5, 1, NULL, 't')`,
  'money: no more comes back to a credit': backFromCredit('a@example.ca', 6),
  'money: what a credit has paid comes back': backFromCredit('z@example.ca', 5),
  'money: what a credit has paid is sent': `
    INSERT INTO payments (id, booking_id, method, state, amount_cents, created_at, paid_at) VALUES ('y', 'a', 'credit', 'paid', 5, 1, 1);
    INSERT INTO refunds (id, booking_id, payment_id, amount_cents, state, created_at) VALUES ('r', 'a', 'y', 5, 'asked', 1)`,
  'money: no more of a booking is sent': refundedBeyond('asked'),
  'money: what a credit note keeps': `INSERT INTO credit_notes
    (number, year, sequence, booking_id, invoice_number, issued_on, total_cents, credit_cents, document, created_at)
    VALUES ('N', 2026, 1, 'a', '2026-000001', '2026-12-01', 5, 5, '{}', 1)`,
  'money: what does not count': `
    INSERT INTO payments (id, booking_id, method, state, amount_cents, created_at, paid_at) VALUES ('y', 'a', 'cheque', 'paid', 5, 1, 1);
    INSERT INTO refunds (id, booking_id, payment_id, amount_cents, state, created_at, done_at, made_by, taken_back)
    VALUES ('r', 'a', 'y', 4, 'done', 1, 1, 'dashboard', 'returned')`,
  'money: what a client has': creditNote(
    5,
    0,
    `INSERT INTO credits (id, client_key, delta_cents, balance_cents, credit_note, created_at) VALUES ('k', 'a@example.ca', 5, 6, 'N', 1)`,
  ),
  'packages: no more seats': `PRAGMA foreign_keys = OFF; DROP TRIGGER package_seats_suffice;
    INSERT INTO package_seats (purchase_id, pool, kind, delta, booking_id, class_id, at) VALUES ('p', 'o', 'spent', -1, 'a', 'k', 1)`,
  'packages: what a booking has': `UPDATE booking_lines SET covered = '{"seats":1}'`,
  'promo codes: what a booking': `UPDATE bookings SET promo_code = 'TENTH'`,
  'waiting: who is offered': `PRAGMA foreign_keys = OFF;
    INSERT INTO waitlist (id, token, class_id, language, email, email_key, quantity, state, joined_at, offer_id, offer_ends_at)
    VALUES ('w', '${'t'.repeat(64)}', 'k', 'en', 'w@example.ca', 'w@example.ca', 1, 'offered', 1, 'nobody', 2)`,
  'waiting: what is booked': `UPDATE booking_lines SET of_offer = 1`,
  'trainers: who stands in': `INSERT INTO class_substitutes (class_id, starts_at, trainer) SELECT id, 1, 'Bo' FROM classes`,
  'mails: none is given up': `UPDATE outbox SET state = 'failed', last_error = 'refused'`,
  'a failure has an answer': `INSERT INTO answers VALUES ('1 rush', 'hold-seats', 503, NULL)`,
  'every row belongs': `PRAGMA foreign_keys = OFF; UPDATE booking_lines SET class_id = 'nowhere'`,
};

/** Those that the card company knows of, and one that nothing but a broken disk breaks. */
const OTHERWISE = ['rules 18 and 19, at rest', 'rule 19, at rest: the card company', 'the file of the database'];

const FILE = `${'0'.repeat(64)}.sqlite`;
const databasesOf = (place: string) => join(place, 'v3/d1/miniflare-D1DatabaseObject');

/** Where a database lies that each case has a copy of. */
const original = mkdtempSync(join(tmpdir(), 'gct-invariants-'));

beforeAll(() => {
  mkdirSync(databasesOf(original), { recursive: true });
  writeFileSync(join(databasesOf(original), FILE), '');
  createTables(original);
});

afterAll(() => rmSync(original, { recursive: true, force: true }));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gct-invariants-'));
  mkdirSync(databasesOf(folder), { recursive: true });
  copyFileSync(join(databasesOf(original), FILE), join(databasesOf(folder), FILE));
  witnesses = openWitnesses(folder);
  witnesses.db.exec(WHOLE);
});

afterEach(() => {
  witnesses.close();
  rmSync(folder, { recursive: true, force: true });
});

const brokenBy = (state = emptyState()) => witnesses.check(NOW, state, true).map(({ rule }) => rule);

describe('the invariants of chaos', () => {
  it('hold for a booking that is whole', () => {
    expect(witnesses.check(NOW, emptyState(), true)).toEqual([]);
    expect(witnesses.db.prepare('SELECT claimed_until_at FROM booking_lines').get()).toEqual({
      claimed_until_at: FOR_EVER,
    });
  });

  it('have a case each', () => {
    const cases = [...Object.keys(BREAKS), ...OTHERWISE];
    for (const { rule } of readInvariants())
      expect(
        cases.filter((start) => rule.startsWith(start)),
        rule,
      ).toHaveLength(1);
    expect(readInvariants()).toHaveLength(cases.length);
  });

  it.each(Object.entries(BREAKS))('%s … is broken by what it forbids', (start, sql) => {
    witnesses.db.exec(sql);
    expect(brokenBy()).toContainEqual(expect.stringMatching(new RegExp(`^${start}`)));
  });

  it('let a mail be that asks for a proof which has come, and no other that was not sent', () => {
    const ask = (kind: string) =>
      `INSERT INTO outbox (id, kind, about, recipient, booking_id, state, last_error, next_attempt_at, created_at)
       VALUES ('${kind}', '${kind}', 'a', 'a@example.ca', 'a', 'failed', 'there is nothing to send any more', 0, 1);`;
    witnesses.db.exec(ask('proof_request'));
    expect(brokenBy()).toEqual([]);
    witnesses.db.exec(ask('joining_instructions'));
    expect(brokenBy()).toEqual([expect.stringMatching(/^rule 23, at rest/)]);
  });

  it('see what the card company took and nobody wrote down, and what it gave back', () => {
    const session = {
      payment_status: 'paid',
      metadata: { payment: 'nobody' },
      amount_total: 11300,
      payment_intent: 'pi',
    };
    const taken = { ...emptyState(), sessions: [{ session }] } as never;
    expect(brokenBy(taken)).toEqual([expect.stringMatching(/^rules 18 and 19/)]);
    const refunds = [{ refund: { payment_intent: 'pi', status: 'succeeded', amount: 5 }, later: null }];
    const back = { ...emptyState(), sessions: [{ session }], refunds } as never;
    expect(brokenBy(back)).toContainEqual(expect.stringMatching(/^rule 19, at rest: the card company/));
  });

  it('ask some of them only once everything is back', () => {
    witnesses.db.exec(`UPDATE outbox SET state = 'pending'`);
    expect(witnesses.check(NOW, emptyState(), false)).toEqual([]);
  });
});
