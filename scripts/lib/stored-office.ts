type Insert = (table: string, row: Record<string, string | number | null>) => void;

interface Ids {
  account: number;
  bookingId: string;
  classId: string;
  participant: string;
  at: number;
}

/** What the office and trainers keep of classes, seats and reminders, with somebody as each of them. */
export function ofClasses(insert: Insert, name: string, ids: Ids): void {
  const { account, classId, participant, at } = ids;
  const trainer = JSON.stringify({ trainer: `${name} T` });
  const own = { account_id: account, at };
  const day = new Date(at).toISOString().slice(0, 10);
  insert('class_changes', {
    ...{ ...own, class_id: classId, field: 'trainer', value: trainer, scheduled: trainer, reason: name },
  });
  insert('private_classes', {
    ...{ class_id: classId, order_id: ids.bookingId, line: 'l', line_cents: 1, of_cents: 1, created_at: at },
    scheduled: JSON.stringify({ trainer: `${name} T`, endsAt: at, placeId: `client-${name[0]}` }),
  });
  insert('trainer_phones', { trainer: `${name} T`, phone: name.padEnd(7, '0'), at });
  const before = JSON.stringify({ substitutes: { [at]: `${name} T` } });
  insert('class_substitutes', { class_id: classId, starts_at: at, trainer: `${name} T` });
  insert('trainer_absences', {
    ...{ id: `${name[0]}-absence`, trainer: `${name} T`, first_day: day, last_day: day, kind: 'sick', note: name },
    ...{ account_id: account, at, taken_back_at: at, taken_back_by: account },
  });
  insert('trainer_changes', { class_id: classId, trainer: `${name} T`, before });
  insert('trainer_tellings', {
    ...{ id: `${name[0]}-telling`, class_id: classId, trainer: `${name} T`, what: 'lost', before, mailed: 0, at },
  });
  insert('class_notes', { ...own, id: `${name[0]}-note`, class_id: classId, text: name });
  insert('class_messages', { ...own, id: `${name[0]}-message`, class_id: classId, text: name, french: name });
  insert('day_calls', { ...own, day: '2026-12-08', booking_id: ids.bookingId, class_id: null, state: 'reached' });
  insert('class_stays', { ...own, class_id: classId, booking_id: ids.bookingId });
  insert('session_attendance', { ...own, participant_id: participant, session: 1, state: 'absent' });
  insert('posted_courseware', { participant_id: participant, sent_on: '2026-11-20', at });
  insert('undoable_acts', {
    ...{ ...own, id: `${name[0]}-act`, act: 'class_changed', subject: 'class', subject_id: classId },
    ...{ before: trainer, until_at: at },
  });
  ofTelephone(insert, name, ids);
}

/** Seats that it holds for somebody, whose reminders it holds back, and what lies in the archive of theirs. */
function ofTelephone(insert: Insert, name: string, { account, bookingId, at }: Ids): void {
  const email = `${name}@example.ca`;
  const own = { account_id: account };
  const recipients = JSON.stringify([email]);
  insert('archived_bookings', { year: new Date(at).getUTCFullYear(), booking_id: bookingId, away: 1, recipients });
  insert('office_holds', { ...own, booking_id: bookingId, client: name, email, reason: name, created_at: at });
  insert('payment_reminders', {
    ...{ ...own, booking_id: bookingId, due_on: '2026-11-27', stage: 0, sent_on: '2026-12-04', at },
  });
  insert('reminder_pauses', { ...own, client_key: email, reason: name, at });
  insert('statement_mails', {
    ...{
      ...own,
      id: `${name[0]}-statement`,
      owner: 'organisation',
      booking_id: bookingId,
      recipient_booking_id: bookingId,
    },
    ...{ recipient: email, recipient_key: email, language: 'en', note: name, sent_on: '2026-12-01', at, leaves_at: at },
    content: JSON.stringify({ day: '2026-12-01', organisation: name, invoices: [], owedCents: 0 }),
  });
  insert('payment_promises', { ...own, booking_id: bookingId, until_day: '2026-12-01', open_cents: 1, note: name, at });
}

/** What the office wrote beside what somebody sent. */
export function ofInbox(insert: Insert, name: string, account: number, at: number): void {
  const own = { entry_id: `${name[0]}-enquiry`, account_id: account, text: name, created_at: at };
  const { entry_id } = own;
  insert('inbox_cases', { entry_id, state: 'new', assignee_id: account, revision: 1, changed_at: at });
  insert('inbox_notes', { ...own, id: `${name[0]}-beside` });
  insert('inbox_replies', { ...own, id: `${name[0]}-reply`, leaves_at: at });
  ofFollowUps(insert, name, account, at);
}

/** What it rings back about. */
function ofFollowUps(insert: Insert, name: string, account: number, at: number): void {
  for (const about of ['booking', 'client', 'enquiry']) {
    insert('follow_ups', {
      ...{ id: `${name[0]}-${about}`, about, about_id: about === 'client' ? `a-${account}` : `${name[0]}-${about}` },
      ...{ client_key: about === 'client' ? `${name}@example.ca` : null, day: '2026-11-30', text: name },
      ...{ assignee_id: account, account_id: account, created_at: at, done_at: at, done_by: account, revision: 1 },
    });
  }
}

/** Who of it reminded of a quote. */
function ofQuoteReminders(
  insert: Insert,
  { about, account, at }: { about: string; account: number; at: number },
): void {
  insert('quote_reminders', {
    ...{ quote_id: about, version: 1, valid_until: '2026-12-18', kind: 'hand', sent_on: '2026-12-14' },
    ...{ at, account_id: account },
  });
}

/** What the office offered: one that came to nothing, and where the law keeps it, one that was accepted. */
export function ofQuotes(
  insert: Insert,
  name: string,
  { bookingId, account, law, at }: { bookingId: string; account: number; law: boolean; at: number },
): void {
  const digest = (letter: string) => (letter + name).padEnd(64, '0');
  const own = {
    ...{
      year: 2026,
      revision: 1,
      version: 1,
      language: 'en',
      country: 'CA',
      valid_until: '2026-12-18',
      total_cents: 1,
    },
    ...{
      contact: JSON.stringify({ email: `${name}@example.ca`, firstName: name }),
      lines: JSON.stringify([name]),
      note: name,
    },
    ...{ sheet: JSON.stringify({ client: [name] }), words: name, accepted_by: name, created_at: at, changed_at: at },
    hold_reference: name,
  };
  const sequence = name.charCodeAt(0) * 2;
  insert('quotes', {
    ...{
      ...own,
      id: `${name[0]}-quote`,
      number: `Q-2026-${sequence}`,
      sequence,
      token: digest('a'),
      state: 'declined',
    },
  });
  const about = `${name[0]}-quote`;
  ofQuoteReminders(insert, { about, account, at });
  insert('outbox', {
    ...{ id: about, kind: 'quote_sent', about, recipient: `${name}@example.ca` },
    next_attempt_at: at,
    created_at: at,
    message: JSON.stringify({ to: name }),
  });
  insert('idempotency_keys', {
    ...{ scope: 'quotes', key: about, fingerprint: 'f', about, status: 204, answer: name, created_at: at },
  });
  if (!law) return;
  insert('quotes', {
    ...{
      ...own,
      id: `${name[0]}-agreed`,
      number: `Q-2026-${sequence + 1}`,
      sequence: sequence + 1,
      token: digest('b'),
    },
    ...{ state: 'accepted', booking_id: bookingId, decided_at: at },
  });
}
