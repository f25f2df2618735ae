import type { DatabaseSync } from 'node:sqlite';
import { termsOf } from '../../functions/office/terms.ts';

export const BOOKINGS = 100_000;
/** Over the last two years, each with as many bookings. */
const CLASSES = 6_000;
const DAY_MS = 86_400_000;
const DAYS = 730;
/** Of the numbers of their invoices, which no others have. */
export const YEAR = 2001;

const last = 'Tremblay Gagnon Roy Côté Bouchard Gauthier Morin Lavoie Fortin Gagné Smith Brown Martin Singh Chen'.split(
  ' ',
);
const first = 'Ada Zoé Lin Eve Marie Jean-Pierre Noor Omar Léa Robin'.split(' ');
const numbered = (index: number) => String(index).padStart(6, '0');
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** A document of about what an invoice has. */
const documentOf = (classId: string) =>
  JSON.stringify({
    supplier: { address: 'x'.repeat(400) },
    lines: [{ eventId: classId, title: 'x'.repeat(60), lineCents: 49_500, sessions: 'x'.repeat(500) }],
    ...{ subtotalCents: 49_500, taxes: [], totalCents: 50_000 },
  });

/** Classes that are over, of a course that is there. */
function addClasses(db: DatabaseSync, course: string, now: number): void {
  const row =
    db.prepare(`INSERT INTO classes (id, course_id, language, delivery, place_id, time_zone, sessions, starts_at, ends_at,
  price_cents, capacity, minimum, sales_end_at, state, build_id)
VALUES (?1, ?2, ?3, 'online', NULL, 'America/Toronto', ?4, ?5, ?6, 49500, 20, 3, ?5, 'confirmed', 'bench')`);
  for (let index = 0; index < CLASSES; index += 1) {
    const startsAt = now - Math.ceil(((CLASSES - index) / CLASSES) * DAYS) * DAY_MS;
    const endsAt = startsAt + 7 * 3_600_000;
    const session = { start: new Date(startsAt).toISOString(), end: new Date(endsAt).toISOString() };
    row.run(`c${index}`, course, index % 4 === 0 ? 'fr' : 'en', JSON.stringify([session]), startsAt, endsAt);
  }
}

/**
 * A hundred thousand bookings in a database with every migration, each of a seat in a class that is over, with who
 * takes it, its invoice and words.
 */
export function addBookings(db: DatabaseSync, course: string, now: number): void {
  const booking =
    db.prepare(`INSERT INTO bookings (id, reference, number, language, state, created_at, hold_expires_at, confirmed_at, proved_at,
  proved_by, contact, billing, payment_method, total_cents, subtotal_cents)
VALUES (?1, ?2, ?3, 'en', 'confirmed', ?4, ?4, ?4, ?4, 'link', ?5, '{}', 'invoice', 50000, 49500)`);
  const line =
    db.prepare(`INSERT INTO booking_lines (booking_id, class_id, position, quantity, unit_cents, seats_left_after)
VALUES (?1, ?2, 0, 1, 49500, 1)`);
  const person =
    db.prepare(`INSERT INTO participants (id, booking_id, class_id, seat, first_name, last_name, email, email_key)
VALUES (?1, ?1, ?2, 1, ?3, ?4, ?5, ?5)`);
  const invoice =
    db.prepare(`INSERT INTO invoices (number, year, sequence, booking_id, issued_on, due_on, total_cents, document, created_at)
VALUES (?1, ?8, ?2, ?3, ?4, ?5, 50000, ?7, ?6)`);
  const payment =
    db.prepare(`INSERT INTO payments (id, booking_id, invoice_number, method, amount_cents, state, created_at, paid_at)
VALUES (?1, ?2, ?3, 'cheque', 50000, 'paid', ?4, ?4)`);
  const word = db.prepare('INSERT INTO booking_terms (term, booking_id) VALUES (?1, ?2) ON CONFLICT DO NOTHING');
  db.exec('BEGIN');
  addClasses(db, course, now);
  for (let index = 1; index <= BOOKINGS; index += 1) {
    const id = `b${index}`;
    const number = `N${numbered(index)}`;
    const bill = `${YEAR}-${numbered(index)}`;
    const at = now - Math.ceil(((BOOKINGS - index + 1) / BOOKINGS) * DAYS * DAY_MS);
    const contact = {
      ...{ firstName: first[index % first.length] ?? '', lastName: last[(index * 7) % last.length] ?? '' },
      ...{ email: `person${index}@example${index % 500}.ca`, organisation: `Company ${index % 3000}`, phone: '' },
    };
    booking.run(id, id.padEnd(24, 'x'), number, at, JSON.stringify(contact));
    const classId = `c${Math.floor(((index - 1) / BOOKINGS) * CLASSES)}`;
    line.run(id, classId);
    person.run(id, classId, contact.firstName, contact.lastName, contact.email);
    invoice.run(bill, index, id, dayOf(at), dayOf(at + 30 * DAY_MS), at, documentOf(classId), YEAR);
    // One in fifty is open.
    if (index % 50 !== 0) payment.run(`p${index}`, id, bill, at);
    for (const term of termsOf([number, bill, ...Object.values(contact)])) word.run(term, id);
  }
  db.exec('DELETE FROM bookings_to_read WHERE booking_id IN (SELECT booking_id FROM booking_terms); COMMIT;');
}
