import type { DatabaseSync } from 'node:sqlite';
import { ofClasses, ofInbox, ofQuotes } from './stored-office.ts';

/** A person whose every value holds the name, in all tables that can name somebody. */
export interface Seeded {
  name: string;
  /** Of whom law keeps something: a booking with its papers, a proof of consent. */
  law: boolean;
  /** Epoch milliseconds of all of it. */
  at: number;
}

const json = JSON.stringify;
const digits = (name: string, length: number) => name.padEnd(length, '0');

/** What is in the schedule, once for everybody. */
export function seedSchedule(db: DatabaseSync): void {
  db.exec(`INSERT INTO courses VALUES ('excel', 'XL1', 1, 14, 49500, 'b');`);
}

/** Puts somebody into each table, as buyer, participant, account, trainer, sender, subscriber, and in a queue. */
export function seedPerson(db: DatabaseSync, { name, law, at }: Seeded): void {
  const email = `${name}@example.ca`;
  const insert: Insert = (table, row) => {
    const columns = Object.keys(row);
    // eslint-disable-next-line no-restricted-syntax -- names of this file
    db.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`).run(
      ...Object.values(row),
    );
  };
  const contact = json({ firstName: name, lastName: name, email: ` ${email.toUpperCase()}`, phone: name });
  const account = 1_000_000_000 + name.charCodeAt(0);
  const bookingId = `${name[0]}-booking`;
  const classId = `${name[0]}-class`;
  const participant = `${name[0]}-participant`;
  const ids = { account, bookingId, classId, participant, contact, at };
  seats(insert, name, law, ids);
  if (law) papers(insert, name, bookingId, at);
  insert('package_purchases', {
    ...{ id: `${name[0]}-asked`, token: digits(name, 64), state: 'asked', language: 'en', offer: '{}', contact },
    ...{ billing: json({ line1: name }), purchase_order: name, budget_code: name, taxes: '[]', total_cents: 1 },
    ...{ terms: '{}', created_at: at, prove_until_at: at },
  });
  insert('certificates', {
    ...{ number: `${name}-number`, participant_id: participant, class_id: classId, issued_on: '2026-11-20' },
    ...{ document: json({ name }), created_at: at },
  });
  ofAccount(insert, name, ids);
  insert('waitlist', {
    ...{ id: `${name[0]}-wait`, token: digits(name, 64), class_id: classId, language: 'en', email, email_key: email },
    ...{ name, phone: name, quantity: 1, state: 'waiting', joined_at: at, from_network: name },
  });
  insert('enquiries', {
    ...{ id: `${name[0]}-enquiry`, reference: `${name}-1`, kind: 'contact', language: 'en', page: '/', email },
    ...{ email_key: email, fields: json({ name }), key: name, fingerprint: name, created_at: at },
  });
  insert('unproved_registrations', {
    ...{ id: `${name[0]}-registration`, token: digits(name, 64), reference: `${name}-2`, kind: 'webinar', about: name },
    ...{ language: 'en', page: name, email, email_key: email, fields: json({ name }), held: 0, key: name },
    ...{ fingerprint: name, created_at: at, due_at: at + 1 },
  });
  ofInbox(insert, name, account, at);
  ofQuotes(insert, name, { bookingId, account, law, at });
  ofNewsletter(insert, name, law, at);
  ofPlatform(insert, name, ids);
  ofClasses(insert, name, ids);
}

interface Ids {
  account: number;
  bookingId: string;
  classId: string;
  participant: string;
  contact: string;
  at: number;
}

/** The account, the class that its owner gives, and the booking and seat in it. */
function seats(insert: Insert, name: string, law: boolean, ids: Ids): void {
  const { account, bookingId, classId, participant, contact, at } = ids;
  const email = `${name}@example.ca`;
  insert('accounts', {
    ...{ id: account, email, email_key: email, first_name: name, language: 'en' },
    ...{ role: 'trainer', teaches: `${name} T` },
    ...{ password: `scrypt$${name}`, password_changed_at: at, created_at: at },
  });
  insert('classes', {
    ...{ id: classId, course_id: 'excel', language: 'en', delivery: 'online', time_zone: 'America/Toronto' },
    ...{ sessions: json([{ start: at, end: at + 1 }]), starts_at: at, ends_at: at + 1, sales_end_at: at },
    ...{ price_cents: 1, capacity: 9, minimum: 1 },
    ...{ state: 'confirmed', build_id: 'b', trainer: `${name} T` },
  });
  const booked: Parameters<Insert>[1] = law
    ? { state: 'confirmed', confirmed_at: at, payment_method: 'card', total_cents: 1 }
    : { state: 'expired' };
  insert('trainers', { slug: `${name[0]}-file`, name: `${name} T` });
  insert('cost_rates', { kind: 'trainer', name: `${name} T`, cents: 1, per: 'day', at });
  insert('bookings', {
    ...{ id: bookingId, reference: digits(name, 22), number: `${name[0]}-number`, language: 'en', ...booked },
    ...{ created_at: at, hold_expires_at: at, contact, billing: json({ line1: name }), purchase_order: name },
    ...{ budget_code: name, manage_digest: name, cart: name, proved_in: name, proved_at: at, proved_by: 'link' },
    // Gone where somebody was proved.
    ...{ from_address: law ? null : name, from_network: law ? null : name },
    ...{ visit: json({ source: name }), terms: json({ version: '1' }), invoice_draft: json({ name }) },
  });
  insert('booking_lines', {
    ...{ booking_id: bookingId, class_id: classId, position: 0, quantity: 1, unit_cents: 1, seats_left_after: 1 },
  });
  const told = { booking_id: bookingId, who: email, needs: name, address: name, at };
  insert('participant_needs', { ...told, told_by: 'buyer' });
  insert('participant_needs', { ...told, told_by: 'office', went_along: 1 });
  const note = { id: `${name[0]}-note`, created_at: at };
  insert('booking_terms', { term: name, booking_id: bookingId });
  insert('booking_notes', { ...note, booking_id: bookingId, account_id: account, text: name });
  insert('participants', {
    ...{ id: participant, booking_id: bookingId, class_id: classId, seat: 1, first_name: name, last_name: name },
    // Set apart, as somebody with another seat in the class.
    ...{ email, email_key: `${email} ${participant}`, told_email: email },
  });
}

type Insert = (table: string, row: Record<string, string | number | null>) => void;

function papers(insert: Insert, name: string, bookingId: string, at: number): void {
  const document = json({ billTo: name, participants: [name] });
  const dated = { issued_on: '2026-11-20', total_cents: 1, document, created_at: at };
  const number = `${name[0]}-000001`;
  const year = 2000 + name.charCodeAt(0);
  insert('invoices', { number, year, sequence: 1, booking_id: bookingId, due_on: '2026-11-27', ...dated });
  insert('credit_notes', { number, year, sequence: 1, booking_id: bookingId, invoice_number: number, ...dated });
  insert('places', {
    ...{ id: `client-${name[0]}`, name_en: name, name_fr: name, city_en: name, city_fr: name, province: 'ON' },
    address: json({ en: name, fr: name }),
  });
  insert('tax_exemptions', { booking_id: bookingId, kind: 'status_card', number: name, granted_at: at });
  insert('booking_events', {
    booking_id: bookingId,
    kind: 'confirmed',
    at,
    who: 'buyer',
    reason: name,
    detail: json({ name }),
  });
  insert('payments', {
    ...{ id: `${name[0]}-payment`, booking_id: bookingId, method: 'card', state: 'paid', amount_cents: 1, note: name },
    ...{ provider_session: name, provider_intent: name, url: name, created_at: at, paid_at: at },
  });
  insert('refunds', {
    ...{ id: `${name[0]}-refund`, booking_id: bookingId, amount_cents: 1, state: 'asked', provider_refund: name },
    ...{ created_at: at, note: name },
  });
  const dispute = { id: `${name[0]}-dispute`, payment_id: `${name[0]}-payment`, state: 'won', amount_cents: 1 };
  insert('disputes', { ...dispute, booking_id: bookingId, provider_dispute: name, opened_at: at, changed_at: at });
  const credit = { client_key: `${name}@example.ca`, created_at: at };
  insert('credits', { ...credit, id: `${name[0]}-credit`, delta_cents: 1, balance_cents: 1, credit_note: number });
  const spent = { id: `${name[0]}-spent`, delta_cents: -1, balance_cents: 0, payment_id: `${name[0]}-payment` };
  insert('credits', { ...credit, ...spent });
  insert('package_purchases', {
    ...{ id: `${name[0]}-bought`, token: digits(`b${name}`, 64), state: 'bought', language: 'en', offer: '{}' },
    ...{ contact: json({ email: `${name}@example.ca` }), billing: json({ line1: name }), purchase_order: name },
    ...{ budget_code: name, taxes: '[]', total_cents: 1, terms: '{}', created_at: at, prove_until_at: at },
    ...{ code: `${name[0]}-code`, booking_id: bookingId, bought_at: at, expires_on: '2027-11-20' },
  });
}

function ofAccount(insert: Insert, name: string, { account, classId, participant, at }: Ids): void {
  const token = digits(name, 64);
  const own = { account_id: account, created_at: at };
  insert('sessions', { ...own, token, idle_ends_at: at, ends_at: at });
  insert('staff', { account_id: account, role: 'staff', since_at: at });
  insert('second_factors', { account_id: account, secret: name, created_at: at });
  insert('recovery_codes', { code: digits(`r${name}`, 64), account_id: account });
  insert('known_devices', { token, account_id: account, ends_at: at });
  insert('password_links', { ...own, id: `${name[0]}-link`, token, expires_at: at });
  insert('surveys', {
    ...own,
    class_id: classId,
    key: name,
    ratings: json([name]),
    liked: name,
    improve: name,
    may_quote: 1,
  });
  insert('support_requests', {
    ...own,
    ...{ id: `${name[0]}-help`, class_id: classId, key: name, topic: name, phone: name, message: name },
  });
  const report = `${name[0]}-report`;
  insert('trainer_reports', {
    ...own,
    id: report,
    class_id: classId,
    key: name,
    covered: name,
    incidents: name,
    follow_up: name,
  });
  insert('attendance', { report_id: report, participant_id: participant, state: 'absent' });
}

function ofNewsletter(insert: Insert, name: string, law: boolean, at: number): void {
  const subscriber = `${name[0]}-subscriber`;
  insert('newsletter_subscribers', {
    ...{ id: subscriber, email: `${name}@example.ca`, email_key: `${name}@example.ca`, language: 'en' },
    ...{ state: law ? 'confirmed' : 'pending', asked_at: at, asked_by: name, confirmed_at: at },
    unsubscribe_token: digits(name, 64),
  });
  for (const kind of law ? ['asked', 'confirmed'] : ['asked']) {
    insert('newsletter_consents', {
      ...{ id: `${name[0]}-${kind}`, subscriber_id: subscriber, wording_version: '1', wording: 'yes', language: 'en' },
      ...{ page: '/', address: name, given_at: at, token: digits(`${kind[0]}${name}`, 64), expires_at: at },
      confirmed_at: kind === 'confirmed' ? at : null,
    });
  }
}

function ofPlatform(insert: Insert, name: string, { account, bookingId, at }: Ids): void {
  const key = { scope: 'call', fingerprint: '', status: 200, answer: json({ name }), created_at: at };
  for (const about of [bookingId, String(account), `${name[0]}-asked`])
    insert('idempotency_keys', { ...key, key: about, about });
  const mail = { next_attempt_at: at, created_at: at };
  const recipient = `${name}@Example.ca`;
  for (const [kind, about, booking] of [
    ['booking_confirmation', bookingId, bookingId],
    ['package_proof', `${name[0]}-asked`, null],
    ['waitlist_joined', `${name[0]}-wait`, null],
    ['password_link', `${name[0]}-link`, null],
    ['enquiry_received', `${name[0]}-enquiry`, null],
    ['registration_proof', `${name[0]}-registration`, null],
    ['enquiry_reply', `${name[0]}-reply`, null],
    ['newsletter_confirm', `${name[0]}-asked`, null],
    ['something_else', `${name[0]}`, null],
  ] as const) {
    const id = `${name[0]}-${kind}`;
    insert('outbox', { ...mail, id, kind, about, recipient, booking_id: booking, message: json({ to: recipient }) });
  }
  const office = 'office@gct.example';
  for (const [kind, about] of [
    ['support_request', `${name[0]}-help`],
    ['trainer_report', `${name[0]}-report`],
  ] as const) {
    const id = `${name[0]}-${kind}`;
    insert('outbox', { ...mail, id, kind, about, recipient: office, message: json({ text: name }) });
  }
  insert('outbox', {
    ...{ ...mail, id: `${name[0]}-office`, kind: 'office_booking', about: bookingId, recipient: office },
    ...{ booking_id: bookingId, state: 'failed', message: json({ replyTo: recipient }), last_error: recipient },
  });
  insert('local_mail', { id: `${name[0]}-mail`, received_at: at, message: json({ to: recipient }) });
}
