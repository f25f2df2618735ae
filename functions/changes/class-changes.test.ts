import { expect, test } from 'vitest';
import { present } from '../../src/domain/present.ts';
import { runScheduled } from '../scheduled.ts';
import type { SiteClass } from '../../src/domain/site/site-data.ts';
import { fromBase64, type Message } from '../platform/mail/message.ts';
import { booked, bookedUnproved, cancelBody, managed, moveBody, pay, person } from '../testing/changes.ts';
import { asContact, startSite, withHst, type TestSite } from '../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const PRICE = 49_500;
const later = scheduledClass({
  id: 'b',
  sessions: [{ start: '2027-02-09T14:00:00Z', end: '2027-02-09T21:00:00Z' }],
  salesEnd: '2027-02-08T14:00:00Z',
});

/** A paid and proved booking of class `a` with one named seat, and an empty mailbox. */
async function start(changes: Partial<SiteClass> = {}) {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', ...changes }), later]));
  const { reference } = await booked(site, [{ eventId: 'a', quantity: 2 }], {
    participants: [person('a', 'grace@example.ca')],
  });
  await pay(site, reference, withHst(2 * PRICE));
  await site.post(`/Website/prove-booking/${await asContact(site, reference)}`, { mine: true });
  await runScheduled(site.needs);
  await site.rows('DELETE FROM local_mail');
  return { site, reference };
}

let builds = 1;

/** The schedule as a new build has it. */
async function schedule(site: TestSite, classes: SiteClass[]) {
  const build = { ...site.needs.siteData.build, id: `build-${(builds += 1)}` };
  site.needs.siteData = { ...site.needs.siteData, build, classes };
  await runScheduled(site.needs);
}

async function mails(site: TestSite): Promise<Message[]> {
  const rows = await site.rows<{ message: string }>('SELECT message FROM local_mail');
  const all = rows.map(({ message }) => JSON.parse(message) as Message);
  return all.sort((a, b) => a.to.localeCompare(b.to));
}

const fileOf = ({ attachments: [file] }: Message) => new TextDecoder().decode(fromBase64(present(file).content));

const moved = (day = '19') => ({
  sessions: [{ start: `2027-01-${day}T14:00:00Z`, end: `2027-01-${day}T21:00:00Z` }],
});

test('rule 23: a class that we move tells buyer and participants once, with an update of their calendars', async () => {
  const { site, reference } = await start();
  await schedule(site, [scheduledClass({ id: 'a', ...moved() }), later]);
  await runScheduled(site.needs);
  const told = await mails(site);
  expect(told.map(({ to, subject }) => [to, subject])).toEqual([
    ['ada@example.ca', 'Changed: Excel Level 1'],
    ['grace@example.ca', 'Changed: Excel Level 1'],
  ]);
  expect(await site.rows(`SELECT id FROM booking_events WHERE kind = 'class_moved'`)).toHaveLength(1);
  const [buyer, participant] = told;
  const token = await asContact(site, reference);
  expect(present(buyer).text).toContain(`/booking#${token}`);
  expect(present(participant).text).not.toContain(token);
  expect(present(participant).text).not.toMatch(/Grace|Hopper/);
  expect(fileOf(present(buyer))).toMatch(/METHOD:REQUEST[^]*UID:a\.1@gct\.example\r\nSEQUENCE:[^]*ORGANIZER/);
  expect(fileOf(present(buyer))).toContain('DTSTART;TZID=America/Toronto:20270119T090000');

  await schedule(site, [scheduledClass({ id: 'a', ...moved('20') }), later]);
  expect(await mails(site)).toHaveLength(4);
});

test('rule 23: the mail of a moved class says what it was and is, and nothing to have changed that is as it was', async () => {
  const { site, reference } = await start({ delivery: 'in-person', placeId: 'ottawa' });
  await schedule(site, [scheduledClass({ id: 'a', delivery: 'in-person', placeId: 'ottawa', ...moved() }), later]);
  for (const { text } of await mails(site)) {
    expect(text).toContain('We have changed the dates of “Excel Level 1”.');
    expect(text).toMatch(
      /Now:\n+- Tuesday, January.19, 2027, 9:00.a.m.[^]*Before:\n+- Tuesday, January.12, 2027, 9:00.a.m..*\n- Wednesday, January.13/,
    );
    expect(text.slice(text.indexOf('Before:'))).not.toMatch(/Place:|Taught in/);
  }
  const { history } = await managed(site, reference);
  expect(history.at(-1)).toMatchObject({
    ...{ kind: 'class_moved', title: 'Excel Level 1' },
    was: { sessions: scheduledClass({ id: 'a' }).sessions, timeZone: 'America/Toronto' },
  });
  await site.rows('DELETE FROM local_mail');
  await schedule(site, [scheduledClass({ id: 'a', language: 'fr', ...moved() }), later]);
  for (const { text } of await mails(site)) {
    expect(text).toMatch('We have changed the place and the language of');
    expect(text.slice(text.indexOf('Before:'))).toMatch(/- Place: .*Ottawa[^]*- Taught in English/);
    expect(text.slice(text.indexOf('Before:'))).not.toContain('January');
  }
  expect((await managed(site, reference)).history.at(-1)?.was).toBeUndefined();
});

test('rule 23: of hours that are others, the mail in French says so, with the hours that were', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' }), later]));
  await booked(site, [{ eventId: 'a' }], { language: 'fr' });
  await runScheduled(site.needs);
  await site.rows('DELETE FROM local_mail');
  const sessions = scheduledClass({ id: 'a' }).sessions.map((one) => ({
    ...one,
    start: one.start.replace('T14', 'T15'),
  }));
  await schedule(site, [scheduledClass({ id: 'a', sessions }), later]);
  const [{ text } = { text: '' }] = await mails(site);
  expect(text).toMatch(/Nous avons changé les heures de la session[^]*10.h[^]*Auparavant.:\n+- .*9.h/);
});

test('rule 23: of what was changed and put back before its people were told, no mail says that something is otherwise', async () => {
  const { site } = await start();
  await site.rows('UPDATE classes SET told_from_at = 9e15');
  await schedule(site, [scheduledClass({ id: 'a', ...moved() }), later]);
  await site.rows('UPDATE classes SET told_from_at = 0');
  await schedule(site, [scheduledClass({ id: 'a' }), later]);
  const told = await mails(site);
  expect(told).toHaveLength(2);
  for (const { text } of told) {
    expect(text).toContain('We have changed “Excel Level 1”.');
    expect(text).not.toContain('Before:');
  }
});

test('rules 23 and 43: a participant reads who has booked the seat and what comes next, and only what is a name', async () => {
  for (const [state, next] of [
    ['tentative', 'You receive joining instructions once the class is confirmed.'],
    ['confirmed', 'The class is confirmed.'],
  ] as const) {
    const { site } = await start({ minimum: state === 'confirmed' ? 1 : 9 });
    await schedule(site, [scheduledClass({ id: 'a', ...moved(), minimum: state === 'confirmed' ? 1 : 9 }), later]);
    const [buyer, participant] = await mails(site);
    expect(present(participant).text).toMatch(/Ada Byron \(Example Institute\) booked your seat in this class\./);
    expect(present(participant).text).toContain(next);
    expect(present(buyer).text).not.toMatch(/booked your seat|joining instructions/);
    await site.rows('DELETE FROM local_mail');
    await site.rows(
      `UPDATE bookings SET contact = json_set(contact, '$.firstName', 'Urgent: call us', '$.organisation', 'Pay 1-900')`,
    );
    await schedule(site, [scheduledClass({ id: 'a', ...moved('20'), minimum: 1 }), later]);
    expect(present((await mails(site))[1]).text).not.toMatch(/booked your seat|Urgent|1-900/);
  }
});

test('rule 28: whoever has a seat in a class that we moved cancels free of charge', async () => {
  const { site, reference } = await start();
  site.at('2027-01-08T15:00:00Z');
  expect((await managed(site, reference)).lines[0]).toMatchObject({ waived: null, steps: [{ feeRate: 100_000 }] });
  await schedule(site, [scheduledClass({ id: 'a', ...moved() }), later]);
  const now = await managed(site, reference);
  expect(now.lines[0]).toMatchObject({ waived: 'changed', steps: [{ until: null, feeRate: 0 }] });
  const body = cancelBody(now, [present(now.participants[0]).id]);
  expect(body).toMatchObject({ feeCents: 0 });
  expect((await site.post(`/Website/cancel-seats/${await asContact(site, reference)}`, body)).status).toBe(200);
});

test('rule 30: a class that is taught in another language now is one that we changed, as the terms say', async () => {
  const { site, reference } = await start();
  await schedule(site, [scheduledClass({ id: 'a', language: 'fr' }), later]);
  expect((await managed(site, reference)).lines[0]?.waived).toBe('changed');
  expect((await mails(site)).map(({ text }) => text.includes('Taught in French'))).toEqual([true, true]);
});

test('rule 28: a class that we cancel costs nothing: refund, credit or another date, and nothing until then', async () => {
  const { site, reference } = await start();
  await schedule(site, [scheduledClass({ id: 'a', cancelled: true }), later]);
  await runScheduled(site.needs);
  const told = await mails(site);
  expect(told.map(({ to, subject }) => [to, subject])).toEqual([
    ['ada@example.ca', 'Cancelled: Excel Level 1'],
    ['grace@example.ca', 'Cancelled: Excel Level 1'],
  ]);
  expect(fileOf(present(told[1]))).toMatch(/METHOD:CANCEL[^]*STATUS:CANCELLED/);
  const now = await managed(site, reference);
  expect(now.money).toMatchObject({ openCents: 0, paidCents: withHst(2 * PRICE), returnedCents: 0 });
  expect(now.lines[0]).toMatchObject({ waived: 'cancelled', event: { state: 'cancelled' }, canGiveBack: true });
  expect(now.history.at(-1)).toMatchObject({ kind: 'class_cancelled', who: 'clock', title: 'Excel Level 1' });

  // One seat to another date, which does not count as a move; the other one as a credit.
  const [one] = now.participants;
  expect(
    (await site.post(`/Website/move-seats/${await asContact(site, reference)}`, moveBody(now, [present(one).id], 'b')))
      .status,
  ).toBe(200);
  const then = await managed(site, reference);
  expect(then.participants.map(({ eventId, movesLeft }) => [eventId, movesLeft])).toEqual([
    ['a', 2],
    ['b', 2],
  ]);
  const body = cancelBody(then, [present(then.participants[0]).id], { back: 'credit' });
  expect(
    await (await site.post(`/Website/cancel-seats/${await asContact(site, reference)}`, body)).json(),
  ).toMatchObject({
    creditCents: withHst(PRICE),
  });
  const { money } = await managed(site, await asContact(site, reference));
  expect(money).toMatchObject({ openCents: 0, creditBalanceCents: withHst(PRICE) });
});

test('rule 28: a class whose people were told that it is cancelled comes back by no release, and the choice stays theirs', async () => {
  const { site, reference } = await start();
  await schedule(site, [
    scheduledClass({ id: 'a', cancelled: true }),
    later,
    scheduledClass({ id: 'c', cancelled: true }),
  ]);
  await schedule(site, [scheduledClass({ id: 'a' }), later, scheduledClass({ id: 'c' })]);
  // Nobody was told anything of the other one.
  expect(await site.rows('SELECT id, state FROM classes ORDER BY id')).toMatchObject([
    { id: 'a', state: 'cancelled' },
    { id: 'b' },
    { id: 'c', state: 'tentative' },
  ]);
  expect(site.logged).toContainEqual({ level: 'warn', event: 'cancelledKept', details: { classes: [{ id: 'a' }] } });
  site.at('2027-01-11T15:00:00Z');
  const now = await managed(site, reference);
  expect(now.lines[0]).toMatchObject({ waived: 'cancelled', canGiveBack: true });
  expect(cancelBody(now, [present(now.participants[0]).id])).toMatchObject({ feeCents: 0 });
});

test('rule 28: seats of a cancelled class are given back free of charge even after its day', async () => {
  const { site, reference } = await start();
  await schedule(site, [scheduledClass({ id: 'a', cancelled: true }), later]);
  site.at('2027-01-14T15:00:00Z');
  const now = await managed(site, reference);
  const body = cancelBody(
    now,
    now.participants.map(({ id }) => id),
  );
  expect(body).toMatchObject({ feeCents: 0, creditedCents: withHst(2 * PRICE) });
  expect((await site.post(`/Website/cancel-seats/${await asContact(site, reference)}`, body)).status).toBe(200);
});

test('rules 41 and 43: where the buyer has not proved to be there, no participant is written to', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' }), later]));
  await bookedUnproved(site, [{ eventId: 'a' }], { participants: [person('a', 'grace@example.ca')] });
  await runScheduled(site.needs);
  await site.rows('DELETE FROM local_mail');
  await schedule(site, [scheduledClass({ id: 'a', cancelled: true }), later]);
  expect((await mails(site)).map(({ to }) => to)).toEqual(['ada@example.ca']);
});

test('nobody is told of a class that is over, was booked after it moved, or of which no seat is left', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' }), later]));
  const { reference } = await booked(site, [{ eventId: 'a' }, { eventId: 'b' }]);
  await schedule(site, [scheduledClass({ id: 'a' }), { ...later, delivery: 'in-person', placeId: 'ottawa' }]);
  await booked(site, [{ eventId: 'b' }]);
  const now = await managed(site, reference);
  const ofA = now.participants.filter(({ eventId }) => eventId === 'a').map(({ id }) => id);
  await site.post(`/Website/cancel-seats/${await asContact(site, reference)}`, cancelBody(now, ofA));
  await site.deliver();
  await site.rows('DELETE FROM local_mail');
  await schedule(site, [
    scheduledClass({ id: 'a', ...moved() }),
    { ...later, delivery: 'in-person', placeId: 'ottawa' },
  ]);
  site.at('2027-02-10T15:00:00Z');
  await schedule(site, [scheduledClass({ id: 'a', ...moved() }), later]);
  // By then the invoice is overdue, which is another matter.
  const subjects = (await mails(site)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => !subject.startsWith('Reminder: '))).toEqual([]);
});
