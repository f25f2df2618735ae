import { expect, test } from 'vitest';
import type { InvoiceDocument } from '../../src/domain/booking/contract.ts';
import type { OfficeBooking } from '../../src/domain/office/bookings.ts';
import type { QuoteView } from '../../src/domain/quotes/quote.ts';
import type { Today } from '../../src/domain/today/today.ts';
import { present } from '../../src/domain/present.ts';
import type { Message } from '../platform/mail/message.ts';
import { digestOf, linkToken } from '../platform/secrets.ts';
import { hold, TEST_SECRET } from '../testing/harness.ts';
import { acceptBody, coachingLine, head, privateLine, QUOTES, seatsLine, startQuotes } from '../testing/quotes.ts';
import { bookClass, guaranteed } from '../testing/training.ts';

const start = (changes: object = {}) => startQuotes([guaranteed('a', changes), guaranteed('b', changes)]);

test('a quote goes from draft to a booking and an order, at its prices, with its discount, to the cent', async () => {
  const { site, sent, view, answer, mails, file } = await start();
  const service = {
    kind: 'service',
    text: 'Coaching, an hour',
    quantity: 3,
    unitCents: 15_000,
    province: null,
  } as const;
  const id = await sent([seatsLine('a'), privateLine, service], { reduction: { rate: 10_000 }, note: 'As agreed.' });
  const read = await view(id);
  const sheet = present(read.sheet);
  expect(sheet).toMatchObject({
    number: 'Q-2026-0001',
    discountCents: 38_500,
    subtotalCents: 346_500,
    note: 'As agreed.',
  });
  expect(sheet.lines.map(({ title }) => title)).toEqual([
    'Excel Level 1',
    'Private class: Excel Level 1',
    'Coaching, an hour',
  ]);
  const accepted = await answer(id, 'accept');
  expect(accepted.status, await accepted.clone().text()).toBe(200);
  expect(await accepted.json<QuoteView>()).toMatchObject({ state: 'accepted', acceptedBy: 'Grace Hopper' });

  const invoices = await site.rows<{ number: string; document: string; total_cents: number }>(
    'SELECT number, document, total_cents FROM invoices ORDER BY number',
  );
  const documents = invoices.map(({ document }) => JSON.parse(document) as InvoiceDocument);
  expect(invoices.reduce((sum, { total_cents: cents }) => sum + cents, 0)).toBe(sheet.totalCents);
  for (const { lines, discount, subtotalCents, taxes, totalCents, purchaseOrder } of documents) {
    expect(purchaseOrder).toBe('PO-7');
    const listed = lines.reduce((sum, { lineCents }) => sum + lineCents, 0);
    expect(discount).toMatchObject({ code: 'Q-2026-0001', by: 'quote' });
    expect(listed - (discount?.cents ?? 0)).toBe(subtotalCents);
    expect(subtotalCents + taxes.reduce((sum, tax) => sum + tax.amountCents, 0)).toBe(totalCents);
  }
  // The list price of a seat is $495: what was quoted, less 10 %.
  expect(documents.map(({ subtotalCents }) => subtotalCents).sort()).toEqual([265_500, 81_000]);
  expect(await site.rows(`SELECT quantity, unit_cents, discount_cents FROM booking_lines`)).toEqual([
    { quantity: 2, unit_cents: 49_500, discount_cents: 18_000 },
  ]);
  expect(
    await site.rows('SELECT state, quote_number, promo_code, proved_by FROM bookings ORDER BY quote_number'),
  ).toEqual([
    { state: 'confirmed', quote_number: null, promo_code: null, proved_by: 'link' },
    { state: 'confirmed', quote_number: 'Q-2026-0001', promo_code: null, proved_by: 'link' },
  ]);
  expect(await mails()).toEqual(['quote_accepted_office', 'quote_ordered', 'quote_sent']);
  const { bookings, history } = await file(id);
  expect(bookings).toHaveLength(2);
  expect(history.map(({ act }) => act)).toEqual([
    ...['accepted', 'quote_sent', 'quote_line_added', 'quote_line_added', 'quote_line_added', 'quote_created'],
  ]);
});

test('the client gets a mail whose link opens the quote, the invoice of the order, and the site’s own confirmation of seats', async () => {
  const { site, sent, answer } = await start();
  const id = await sent([seatsLine('a', 1), privateLine], { note: 'One.\n\nTwo.' });
  await answer(id, 'accept');
  await site.deliver();
  const all = (await site.rows<{ message: string }>('SELECT message FROM local_mail')).map(
    ({ message }) => JSON.parse(message) as Message,
  );
  const toAda = all.filter(({ to }) => to === 'ada@example.ca').map(({ subject }) => subject);
  // The quote, the order's invoice, and what any booking is confirmed by.
  expect(toAda).toHaveLength(3);
  const invoice = present(all.find(({ subject }) => subject.startsWith('Invoice 2026-')));
  expect(invoice.text).toContain('Private class: Excel Level 1');
  expect(invoice.text).toContain('Quantity: 1 ×');
  const office = all.filter(({ to }) => to === 'info@gct.example').map(({ subject }) => subject);
  expect(office.some((subject) => subject.startsWith('Quote Q-2026-0001 accepted'))).toBe(true);
});

test('a private class has mails that speak of no seats: its invoice is a file too, and the office has it on Today until it is scheduled', async () => {
  const { site, headers, sent, answer, act, file, expectDone } = await start();
  const id = await sent([privateLine]);
  await answer(id, 'accept');
  await expectDone(await act(await sent([seatsLine('a', 1)]), 'accept', saidYes()));
  await site.deliver();
  const all = (await site.rows<{ message: string }>('SELECT message FROM local_mail')).map(
    ({ message }) => JSON.parse(message) as Message,
  );
  const mail = (subject: RegExp) => present(all.find((one) => subject.test(one.subject)));
  expect(mail(/^Quote Q-2026-0001$/).text).not.toMatch(/seat/i);
  expect(mail(/^Quote Q-2026-0001$/).text).toContain('to agree on the dates');
  expect(mail(/^Quote Q-2026-0002$/).text).toContain('keep no seats');
  expect(mail(/^Quote Q-2026-0002$/).text).not.toContain('to agree on the dates');
  const invoice = mail(/for your order$/);
  expect(invoice.attachments).toMatchObject([
    { filename: expect.stringMatching(/^2026-\d+\.pdf$/) as string, contentType: 'application/pdf' },
  ]);
  expect(mail(/^Quote Q-2026-0001 accepted/).text).not.toContain('Seats are booked');
  expect(mail(/^Quote Q-2026-0001 accepted/).text).toContain('the order stands in Today');
  expect(mail(/^Quote Q-2026-0002 accepted/).text).toContain('Seats are booked');
  expect(mail(/^Quote Q-2026-0002 accepted/).text).not.toContain('stands in Today');

  const waiting = async () =>
    (await (await site.get('/Website/office/today?list=to_schedule', headers)).json<Today>()).lists[0]?.rows;
  const [quote] = await site.rows<{ order_id: string }>('SELECT order_id FROM quotes WHERE id = ?1', id);
  const order = present(quote).order_id;
  expect(await waiting()).toMatchObject([{ id: order, who: 'Ada Byron, Example Institute' }]);
  const line = present((await file(id)).sheet.lines[0]).id;
  await site.rows(
    `INSERT INTO private_classes (class_id, order_id, line, line_cents, of_cents, scheduled, created_at)
VALUES ('b', ?1, ?2, 1, 1, '{}', 1)`,
    ...[order, line],
  );
  expect(await waiting()).toEqual([]);
  await site.rows(`UPDATE classes SET state = 'cancelled' WHERE id = 'b'`);
  expect(await waiting()).toHaveLength(1);
});

test('the files of the booking and of the order list every mail that was written of them', async () => {
  const { site, headers, sent, answer } = await start();
  const id = await sent([seatsLine('a', 1), privateLine]);
  await answer(id, 'accept');
  await site.deliver();
  const [quote] = await site.rows<{ booking_id: string; order_id: string }>('SELECT booking_id, order_id FROM quotes');
  const mailsOf = async (booking: string) => {
    const file = await site.get(`/Website/office/bookings/${booking}`, headers);
    return (await file.json<OfficeBooking>()).mails.map(({ kind, to, state }) => `${kind} ${to} ${state}`).toSorted();
  };
  expect(await mailsOf(present(quote).booking_id)).toEqual([
    'booking_confirmation ada@example.ca sent',
    'office_booking info@gct.example sent',
    'quote_accepted_office info@gct.example sent',
  ]);
  expect(await mailsOf(present(quote).order_id)).toEqual(['quote_ordered ada@example.ca sent']);
});

const saidYes = (changes: object = {}) => {
  const { version: _version, ...said } = acceptBody();
  return { ...said, saidOn: '2026-11-20', ...changes };
};

test('the office accepts a quote for its client: the same seats, order and mails, with who said yes, on which day', async () => {
  const { site, headers, sent, act, file, view, mails, expectDone } = await start();
  const id = await sent([seatsLine('a', 2), privateLine]);
  await expectDone(await act(id, 'accept', saidYes()));
  await site.deliver();
  expect(await view(id)).toMatchObject({ state: 'accepted', acceptedBy: 'Grace Hopper' });
  const opened = await file(id);
  expect(opened).toMatchObject({ state: 'accepted', acceptedBy: 'Grace Hopper', saidOn: '2026-11-20' });
  expect(opened.history.map((one) => [one.act, one.name])).toContainEqual(['quote_accepted', 'Stella']);
  expect(opened.history.map((one) => one.act)).not.toContain('accepted');
  expect(await site.rows('SELECT state, proved_by, purchase_order FROM bookings ORDER BY rowid')).toEqual([
    { state: 'confirmed', proved_by: 'staff', purchase_order: 'PO-7' },
    { state: 'confirmed', proved_by: 'staff', purchase_order: 'PO-7' },
  ]);
  expect(await mails()).toEqual(['quote_accepted_office', 'quote_ordered', 'quote_sent']);
  const all = (await site.rows<{ message: string }>('SELECT message FROM local_mail')).map(
    ({ message }) => JSON.parse(message) as Message,
  );
  expect(all.filter(({ to }) => to === 'ada@example.ca')).toHaveLength(3);
  const office = present(all.find(({ subject }) => subject.startsWith('Quote Q-2026-0001 accepted')));
  expect(office.text).toContain('who said yes on the telephone');
  expect(office.text.replaceAll('\u00a0', ' ')).toContain('November 20, 2026');
  const [journal] = await site.rows<{ after: string }>(
    `SELECT after FROM office_acts WHERE act = 'quote_accepted' AND subject_id = ?1`,
    id,
  );
  expect(JSON.parse(present(journal).after)).toEqual({
    ...{ state: 'accepted', saidOn: '2026-11-20', totalCents: opened.sheet.totalCents },
  });
  const again = await site.post(`${QUOTES}/${id}/accept`, { ...saidYes(), seen: opened.revision }, headers);
  expect(again.status).toBe(409);
});

test('the office’s acceptance sent twice is one; it asks what the client’s own does, and for a day on which it was open', async () => {
  const { site, headers, sent, act, code, file } = await start();
  const id = await sent([seatsLine('a', 2)]);
  for (const saidOn of ['2026-11-19', '2026-11-21'])
    expect(await (await act(id, 'accept', saidYes({ saidOn }))).json()).toMatchObject({ fields: { saidOn: 'day' } });
  const terms = { language: 'en', version: 'others' };
  expect(await code(await act(id, 'accept', saidYes({ terms })))).toBe('validation');
  const elsewhere = { ...acceptBody().billing, province: 'QC', postalCode: 'H2X 1Y4' };
  expect(await code(await act(id, 'accept', saidYes({ billing: elsewhere })))).toBe('validation');
  const body = { ...saidYes(), seen: (await file(id)).revision };
  expect(await code(await site.post(`${QUOTES}/${id}/accept`, { ...body, seen: body.seen - 1 }, headers))).toBe(
    'office_changed',
  );
  const keyed = { ...headers, 'idempotency-key': 'said-yes-once' };
  const answers = await Promise.all([0, 1].map(() => site.post(`${QUOTES}/${id}/accept`, body, keyed)));
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect(await site.rows(`SELECT COUNT(*) AS n FROM invoices`)).toEqual([{ n: 1 }]);
  expect(await site.rows(`SELECT COUNT(*) AS n FROM office_acts WHERE act = 'quote_accepted'`)).toEqual([{ n: 1 }]);
});

test('seats that are gone are not booked by the office either, and the file says which', async () => {
  const { site, sent, act, code, file } = await start({ capacity: 4 });
  const id = await sent([seatsLine('a', 3)]);
  await bookClass(site, 'a', 'bob@example.ca', [{}, {}]);
  expect(await code(await act(id, 'accept', saidYes()))).toBe('quote_outdated');
  expect((await file(id)).problems).toMatchObject([{ problem: 'seats' }]);
  expect((await file(id)).state).toBe('sent');
});

test.each(['lines', 'withdraw', 'decline'] as const)(
  'seats that a quote holds are free once it is rewritten, taken back or declined: %s',
  async (what) => {
    const { site, sent, act, answer, expectDone } = await start({ capacity: 3 });
    const id = await sent([seatsLine('a', 2)]);
    // An acceptance that was cut off between its hold and its booking.
    const { reference } = await hold(site, [{ eventId: 'a', quantity: 2 }]);
    await site.rows('UPDATE quotes SET hold_reference = ?1', reference);
    if (what === 'decline') expect((await answer(id, what)).status).toBe(200);
    else await expectDone(await act(id, what, what === 'lines' ? { line: privateLine } : { reason: 'Another one.' }));
    expect(await site.rows('SELECT state FROM bookings')).toEqual([{ state: 'released' }]);
    expect((await hold(site, [{ eventId: 'a', quantity: 3 }])).lines).toMatchObject([{ quantity: 3 }]);
  },
);

test('the mail of a quote has its lines, its note, its last day and its link', async () => {
  const { site, sent, address } = await start();
  const id = await sent([privateLine, coachingLine], { note: 'One.\n\nTwo.', language: 'fr' });
  await site.deliver();
  const mails = await site.rows<{ message: string }>('SELECT message FROM local_mail');
  const mail = present(
    mails.map(({ message }) => JSON.parse(message) as Message).find(({ to }) => to === 'ada@example.ca'),
  );
  const token = (await address(id)).split('/').at(-1);
  expect(mail.text).toContain(`/fr/paiement/soumission#${token}`);
  expect(mail.text).toMatch(/One\.\n\nTwo\.\n\n- Session privée.+\u00a0: 2\u00a0500,00\u00a0\$\n/);
  expect(mail.text).toContain(`\n- Coaching, an hour\u00a0: 3\u00a0×\u00a0150,00\u00a0$, soit 450,00\u00a0$\n`);
  expect(mail.text).toContain('18\u00a0décembre 2026');
});

test('whom a quote was sent to by mistake reads and accepts nothing of what is sent to the right address', async () => {
  const { site, sent, act, address, expectDone } = await start();
  const id = await sent([privateLine]);
  const wrong = await address(id);
  expect((await site.get(wrong)).status).toBe(200);
  const { enquiry: _enquiry, ...rest } = head;
  const contact = { ...head.contact, email: 'grace@example.ca' };
  await expectDone(await act(id, 'change', { ...rest, contact }));
  await expectDone(await act(id, 'send'));
  // The first mail had to wait for the provider.
  await site.deliver();
  await site.rows('DELETE FROM local_mail');
  await site.rows(
    `UPDATE outbox SET state = 'pending', attempts = 0, leased_until_at = 0, next_attempt_at = 0, message = NULL, sent_at = NULL
WHERE kind = 'quote_sent'`,
  );
  await site.deliver();
  expect(await site.rows(`SELECT message ->> '$.to' AS recipient FROM local_mail`)).toEqual([
    { recipient: 'grace@example.ca' },
  ]);
  expect((await site.get(wrong)).status).toBe(404);
  const right = await address(id, 'grace@example.ca');
  const { version } = await (await site.get(right)).json<QuoteView>();
  expect((await site.post(`${wrong}/accept`, acceptBody({ version }))).status).toBe(404);
  expect((await site.post(`${right}/accept`, acceptBody({ version }))).status).toBe(200);
});

test('a link of the time before addresses were part of it still opens its quote, and is the one that is sent again', async () => {
  const { site, sent, act, expectDone } = await start();
  const id = await sent([privateLine]);
  const old = await linkToken(TEST_SECRET, 'quote link', id);
  await site.rows('UPDATE quotes SET token = ?1', await digestOf(old));
  const { enquiry: _enquiry, ...rest } = head;
  await expectDone(await act(id, 'change', { ...rest, note: 'Ours.' }));
  await expectDone(await act(id, 'send'));
  await site.deliver();
  expect(await site.rows('SELECT 1 FROM local_mail WHERE instr(message, ?1)', old)).toHaveLength(1);
  expect((await site.get(`/Website/quote/${old}`)).status).toBe(200);
});

test('accepted twice, from two tabs or again, it is one booking', async () => {
  const { site, sent, answer, mails } = await start({ capacity: 3 });
  await bookClass(site, 'a', 'eve@example.ca', [{ firstName: 'Eve', email: 'eve@example.ca' }]);
  const id = await sent([seatsLine('a', 2), privateLine]);
  const both = await Promise.all([answer(id, 'accept'), answer(id, 'accept')]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await answer(id, 'accept')).status).toBe(200);
  expect(
    await site.rows(
      `SELECT COUNT(*) AS bookings FROM bookings WHERE state = 'confirmed' AND contact_key = 'ada@example.ca'`,
    ),
  ).toEqual([{ bookings: 2 }]);
  expect(await mails()).toEqual(['quote_accepted_office', 'quote_ordered', 'quote_sent']);
});

test('rule 43: the order number of who accepts leads nowhere, since mails say it', async () => {
  const { sent, answer } = await start();
  const id = await sent([privateLine]);
  const refused = await answer(id, 'accept', { purchaseOrder: 'PO 7, see https://evil.example/pay' });
  expect([refused.status, await refused.json()]).toMatchObject([400, { fields: { purchaseOrder: 'no_link' } }]);
  expect((await answer(id, 'accept', { purchaseOrder: 'PO 7' })).status).toBe(200);
});

test('seats that are gone are said, the office is told once, and nothing is half booked', async () => {
  const { site, sent, answer, code, mails, view, file } = await start({ capacity: 2 });
  const id = await sent([seatsLine('a', 2), privateLine]);
  await hold(site, [{ eventId: 'a' }]);
  for (const _ of [1, 2]) {
    const refused = await answer(id, 'accept');
    expect([refused.status, await code(refused)]).toEqual([409, 'quote_outdated']);
  }
  expect(await site.rows(`SELECT id FROM bookings WHERE state = 'confirmed'`)).toEqual([]);
  expect(await site.rows('SELECT number FROM invoices')).toEqual([]);
  expect(await mails()).toEqual(['quote_outdated_office', 'quote_sent']);
  expect((await view(id)).state).toBe('sent');
  expect((await file(id)).problems).toMatchObject([{ problem: 'seats' }]);
});

test('a class that was moved since, or whose list price fell below the quote, is not booked', async () => {
  for (const [change, problem] of [
    ['sequence = sequence + 1', 'changed'],
    ['price_cents = 1', 'price'],
  ] as const) {
    const { site, sent, answer, code, file } = await start();
    const id = await sent([seatsLine('a')]);
    await site.rows(`UPDATE classes SET ${change} WHERE id = 'a'`);
    expect(await code(await answer(id, 'accept'))).toBe('quote_outdated');
    expect((await file(id)).problems).toMatchObject([{ problem }]);
  }
});

test('who answers another version than there is now is asked again', async () => {
  const { sent, act, view, answer, code, expectDone } = await start();
  const id = await sent([privateLine]);
  const { version } = await view(id);
  await expectDone(await act(id, 'lines', { line: { ...privateLine, unitCents: 1_000 } }));
  expect(await view(id)).toMatchObject({ state: 'draft', sheet: null });
  expect(await code(await answer(id, 'accept', { version }))).toBe('quote_changed');
  await expectDone(await act(id, 'send'));
  expect(await code(await answer(id, 'accept', { version }))).toBe('quote_changed');
  expect(await code(await answer(id, 'decline', { version }))).toBe('quote_changed');
  expect((await answer(id, 'accept')).status).toBe(200);
});

test('a quote ends on its last day, by the office’s clock, and one that was taken back at once', async () => {
  const { site, sent, act, answer, code, view, expectDone } = await start();
  const [first, second] = [await sent([privateLine]), await sent([privateLine])];
  await expectDone(await act(second, 'withdraw', { reason: 'Another one follows.' }));
  expect(await code(await answer(second, 'accept'))).toBe('closed');
  site.at('2026-12-19T04:59:00Z');
  expect((await view(first)).state).toBe('sent');
  site.at('2026-12-19T05:00:00Z');
  expect((await view(first)).state).toBe('expired');
  expect(await code(await answer(first, 'accept'))).toBe('link_expired');
});

test('a quote is declined in words that the office reads, and can be written anew', async () => {
  const { site, sent, answer, file, act, mails, expectDone, view } = await start();
  const id = await sent([privateLine]);
  expect((await answer(id, 'decline', { words: 'Too late in the year.' })).status).toBe(200);
  expect((await answer(id, 'decline')).status).toBe(200);
  expect(await file(id)).toMatchObject({ state: 'declined', words: 'Too late in the year.' });
  expect(await mails()).toEqual(['quote_declined_office', 'quote_sent']);
  await site.deliver();
  await expectDone(await act(id, 'lines', { line: privateLine }));
  await expectDone(await act(id, 'send'));
  expect((await view(id)).state).toBe('sent');
});
