import { expect, test } from 'vitest';
import type { InvoiceDocument } from '../../src/domain/booking/contract.ts';
import { present } from '../../src/domain/present.ts';
import type { OfferedDate } from '../../src/domain/quotes/dates.ts';
import type { QuoteView } from '../../src/domain/quotes/quote.ts';
import type { Message } from '../platform/mail/message.ts';
import { hold } from '../testing/harness.ts';
import { acceptBody, coachingLine, seatsLine, startQuotes } from '../testing/quotes.ts';
import { guaranteed } from '../testing/training.ts';
import { quotes } from './index.ts';

const day = (id: string, date: string, changes: object = {}) =>
  guaranteed(id, {
    sessions: [{ start: `${date}T14:00:00Z`, end: `${date}T21:00:00Z` }],
    salesEnd: `${date}T14:00:00Z`,
    capacity: 6,
    ...changes,
  });

/** A quote of two seats on one of three dates, and of coaching; its line of seats is the first. */
async function start(changes: Record<string, object> = {}) {
  const office = await startQuotes([
    day('a', '2027-01-12', changes.a),
    day('b', '2027-02-09', { language: 'fr', ...changes.b }),
    day('c', '2027-03-16', {
      delivery: 'in-person',
      placeId: 'vancouver',
      timeZone: 'America/Vancouver',
      ...changes.c,
    }),
    day('d', '2027-04-20', { courseId: 'excel-level-2', ...changes.d }),
  ]);
  const offer = async (id: string, others: readonly string[], line = 0) => {
    const { sheet } = await office.file(id);
    return office.act(id, 'dates', { line: present(sheet.lines[line]).id, others });
  };
  const sent = async (more: Parameters<typeof office.draft>[1] = {}) => {
    const id = await office.draft([seatsLine('b'), coachingLine], more);
    await office.expectDone(await offer(id, ['c', 'a']));
    await office.expectDone(await office.act(id, 'send'));
    return id;
  };
  const booked = () =>
    office.site
      .rows(`SELECT class_id, quantity FROM booking_lines JOIN bookings ON bookings.id = booking_lines.booking_id
WHERE bookings.state = 'confirmed' AND quote_number IS NOT NULL`);
  return { ...office, offer, sent, booked };
}

const datesOf = ({ sheet }: Pick<QuoteView, 'sheet'>) => present(sheet?.lines[0]?.dates);

test('the client takes one of the dates of a line, and all else of the quote with it', async () => {
  const { site, sent, view, answer, booked, file } = await start();
  const id = await sent();
  const read = await view(id);
  expect(datesOf(read).map(({ eventId }) => eventId)).toEqual(['a', 'b', 'c']);
  expect(datesOf(read).map(({ title }) => title.replaceAll('\u00a0', ' '))).toEqual([
    'January 12, 2027, online, in English',
    'February 9, 2027, online, in French',
    'March 16, 2027, Vancouver, in English',
  ]);
  expect(read.dates).toEqual(['a', 'b', 'c'].map((eventId) => ({ eventId, seatsLeft: 6, problem: null })));
  expect((await answer(id, 'accept', { date: 'b' })).status).toBe(200);
  expect(await booked()).toEqual([{ class_id: 'b', quantity: 2 }]);
  const accepted = await view(id);
  expect(accepted.sheet?.lines.map(({ chosen }) => chosen)).toEqual(['b', undefined]);
  expect(accepted).toMatchObject({ state: 'accepted', dates: [] });
  expect(accepted.numbers).toHaveLength(2);
  expect((await file(id)).sheet.totalCents).toBe(present(datesOf(read)[1]).totalCents);
  // What was not taken is free for everybody.
  expect((await hold(site, [{ eventId: 'a', quantity: 6 }])).lines).toHaveLength(1);
});

test('a date in a province of its own is taxed there: each has its total, and that of the one that is taken is invoiced', async () => {
  const { site, sent, view, answer } = await start();
  const id = await sent({ reduction: { rate: 10_000 } });
  const { sheet } = await view(id);
  const [, online, vancouver] = datesOf({ sheet }) as [OfferedDate, OfferedDate, OfferedDate];
  expect(vancouver.taxes.map(({ province }) => province)).toContain('BC');
  expect(vancouver.totalCents).not.toBe(online.totalCents);
  expect((await answer(id, 'accept', { date: 'c' })).status).toBe(200);
  const documents = (await site.rows<{ document: string }>('SELECT document FROM invoices')).map(
    ({ document }) => JSON.parse(document) as InvoiceDocument,
  );
  expect(documents.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(vancouver.totalCents);
  expect(await site.rows('SELECT total_cents FROM quotes')).toEqual([{ total_cents: vancouver.totalCents }]);
  expect((await view(id)).sheet).toMatchObject({ totalCents: vancouver.totalCents, taxes: vancouver.taxes });
});

test('a date that is full, over, cancelled or moved cannot be taken and says so; the others can, and nobody is told', async () => {
  for (const [change, problem] of [
    ['capacity = 1', 'seats'],
    ['sales_end_at = 1', 'over'],
    [`state = 'cancelled'`, 'cancelled'],
    ['sequence = sequence + 1', 'changed'],
    ['price_cents = 1', 'price'],
  ] as const) {
    const { site, sent, view, answer, booked, file, mails } = await start();
    const id = await sent();
    await site.rows(`UPDATE classes SET ${change} WHERE id = 'a'`);
    expect((await view(id)).dates.map((one) => one.problem)).toEqual([problem, null, null]);
    const refused = await answer(id, 'accept', { date: 'a' });
    expect(await refused.json()).toMatchObject({ code: 'validation', fields: { date: 'choose' } });
    expect(await file(id)).toMatchObject({ problems: [{ date: 'a', problem }], outdated: false });
    expect(await mails()).toEqual(['quote_sent']);
    expect((await answer(id, 'accept', { date: 'b' })).status).toBe(200);
    expect(await booked()).toEqual([{ class_id: 'b', quantity: 2 }]);
  }
});

test('once no date can be had, the office is told, and the quote is outdated', async () => {
  const { site, sent, answer, code, file, mails } = await start();
  const id = await sent();
  await site.rows('UPDATE classes SET capacity = 1');
  expect(await code(await answer(id, 'accept', { date: 'a' }))).toBe('quote_outdated');
  expect(await mails()).toEqual(['quote_outdated_office', 'quote_sent']);
  expect(await file(id)).toMatchObject({ outdated: true });
});

test('no date, or one that was not offered, is asked for; where nothing is to be chosen, none is', async () => {
  const { sent, draft, act, answer, booked, expectDone } = await start();
  const id = await sent();
  for (const date of [null, 'd'])
    expect(await (await answer(id, 'accept', { date })).json()).toMatchObject({ fields: { date: 'choose' } });
  expect(await booked()).toEqual([]);
  const plain = await draft([seatsLine('a'), seatsLine('b')]);
  await expectDone(await act(plain, 'send'));
  expect((await answer(plain, 'accept')).status).toBe(200);
  expect(await booked()).toEqual([
    { class_id: 'a', quantity: 2 },
    { class_id: 'b', quantity: 2 },
  ]);
});

test('two dates that are taken at once, from two tabs, are one; the other is told that it is closed', async () => {
  const { sent, answer, booked, view } = await start();
  const id = await sent();
  const answers = await Promise.all([answer(id, 'accept', { date: 'a' }), answer(id, 'accept', { date: 'b' })]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const [line] = (await booked()) as { class_id: string }[];
  expect(await booked()).toHaveLength(1);
  expect((await view(id)).sheet?.lines[0]?.chosen).toBe(line?.class_id);
  expect((await answer(id, 'accept', { date: present(line).class_id })).status).toBe(200);
  const other = present(line).class_id === 'a' ? 'b' : 'a';
  expect((await answer(id, 'accept', { date: other })).status).toBe(409);
});

test('seats of another date, held by an acceptance that was cut off, are given back and not booked', async () => {
  const { site, sent, answer, booked } = await start();
  const id = await sent();
  const { reference } = await hold(site, [{ eventId: 'a', quantity: 2 }]);
  await site.rows('UPDATE quotes SET hold_reference = ?1', reference);
  expect((await answer(id, 'accept', { date: 'b' })).status).toBe(200);
  expect(await booked()).toEqual([{ class_id: 'b', quantity: 2 }]);
  expect(await site.rows('SELECT state FROM bookings WHERE reference = ?1', reference)).toEqual([
    { state: 'released' },
  ]);
});

test('the office takes the date that the client names on the telephone, and its record has it', async () => {
  const { site, sent, act, booked, expectDone } = await start();
  const id = await sent();
  const { version: _version, ...said } = acceptBody();
  const refused = await act(id, 'accept', { ...said, saidOn: '2026-11-20' });
  expect(await refused.json()).toMatchObject({ fields: { date: 'choose' } });
  await expectDone(await act(id, 'accept', { ...said, saidOn: '2026-11-20', date: 'c' }));
  expect(await booked()).toEqual([{ class_id: 'c', quantity: 2 }]);
  const [journal] = await site.rows<{ after: string }>(`SELECT after FROM office_acts WHERE act = 'quote_accepted'`);
  expect(JSON.parse(present(journal).after)).toMatchObject({ startsAt: '2027-03-16T14:00:00Z' });
});

test('dates are those of one course, each once in a quote, and one line offers some', async () => {
  const { draft, offer, act, file, expectDone } = await start();
  const id = await draft([seatsLine('a'), seatsLine('b'), coachingLine]);
  expect(await (await offer(id, ['d'])).json()).toMatchObject({ fields: { 'others.0': 'choose' } });
  expect(await (await offer(id, ['c', 'c'])).json()).toMatchObject({ fields: { 'others.1': 'duplicate' } });
  expect(await (await offer(id, ['b'])).json()).toMatchObject({ fields: { 'others.0': 'duplicate' } });
  expect((await offer(id, ['c'], 2)).status).toBe(404);
  await expectDone(await offer(id, ['c']));
  expect((await file(id)).offered.map(({ dates }) => dates)).toEqual([['a', 'c'], ['b']]);
  expect(await (await offer(id, ['d'], 1)).json()).toMatchObject({ fields: { 'others.0': 'too_many' } });
  expect(await (await act(id, 'lines', { line: seatsLine('c') })).json()).toMatchObject({
    fields: { eventId: 'duplicate' },
  });
  await expectDone(await offer(id, []));
  expect((await file(id)).offered.map(({ dates }) => dates)).toEqual([['a'], ['b']]);
  expect((await file(id)).sheet.lines[0]).not.toHaveProperty('dates');
});

test('the mail names the dates, with the total of each where they differ, and the office reads which one was taken', async () => {
  const { site, sent, answer } = await start();
  const id = await sent();
  await answer(id, 'accept', { date: 'c' });
  await site.deliver();
  const all = (await site.rows<{ message: string }>('SELECT message FROM local_mail')).map(
    ({ message }) => JSON.parse(message) as Message,
  );
  const quote = present(all.find(({ subject }) => subject.startsWith('Quote Q-2026-0001') && subject.length < 20));
  expect(quote.text.replaceAll('\u00a0', ' ')).toMatch(
    /You choose one of these dates when you accept\..*\n\n- January 12, 2027, online, in English: \$[\d,.]+ in all, with tax\n/,
  );
  expect(quote.text).not.toContain('Total with tax');
  const office = present(all.find(({ subject }) => subject.startsWith('Quote Q-2026-0001 accepted')));
  expect(office.text.replaceAll('\u00a0', ' ')).toContain('March 16, 2027, Vancouver, in English');
});

test('a client is reminded while any date can be had, and not once none can', async () => {
  for (const [gone, count] of [
    [`WHERE id = 'a'`, 1],
    ['', 0],
  ] as const) {
    const { site, sent } = await start();
    await sent();
    await site.rows(`UPDATE classes SET capacity = 1 ${gone}`);
    site.at('2026-12-14T15:00:00Z');
    await present(quotes.tasks?.[0]).run(site.needs);
    expect(await site.rows(`SELECT 1 FROM outbox WHERE kind = 'quote_reminder'`)).toHaveLength(count);
  }
});
