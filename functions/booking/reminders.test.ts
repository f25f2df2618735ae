import { expect, test } from 'vitest';
import type { Message } from '../platform/mail/message.ts';
import { fromBase64 } from '../platform/mail/message.ts';
import { runScheduled } from '../scheduled.ts';
import { startSite, type TestSite } from '../testing/harness.ts';
import { siteDataOf } from '../testing/site-data.ts';
import { addLink, bookClass, guaranteed } from '../testing/training.ts';

const GRACE = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.ca' };

/** A booking by Ada of a seat for Grace and one without a name, in a class on Tuesday, January 12, 2027. */
async function start(changes = {}) {
  const site = await startSite(siteDataOf([guaranteed('a', changes)]));
  await bookClass(site, 'a', 'ada@example.ca', [GRACE, {}]);
  return site;
}

async function runAt(site: TestSite, instant: string): Promise<void> {
  site.at(instant);
  await runScheduled(site.needs);
  await runScheduled(site.needs);
}

const sent = async (site: TestSite, kind: string) =>
  (
    await site.rows<{ message: string }>(
      `SELECT local_mail.message FROM local_mail JOIN outbox USING (id) WHERE kind = ?1
       ORDER BY outbox.created_at, outbox.rowid`,
      kind,
    )
  ).map(({ message }) => JSON.parse(message) as Message);

test('rule 9: the buyer is asked for missing names five and three business days before the start, once each', async () => {
  const site = await start();
  await runAt(site, '2027-01-05T12:59:00Z');
  expect(await sent(site, 'names_missing')).toEqual([]);
  await runAt(site, '2027-01-05T13:00:00Z');
  await runAt(site, '2027-01-07T13:00:00Z');
  await runAt(site, '2027-01-08T13:00:00Z');
  const mails = await sent(site, 'names_missing');
  expect(mails.map(({ to }) => to)).toEqual(['ada@example.ca', 'ada@example.ca']);
  expect(mails[0]?.text).toMatch(/1 seat in “Excel Level 1”[^]*by January\u00a07, 2027[^]*gct\.example\/booking#/);
});

test('rule 9: names that have been given are not asked for', async () => {
  const site = await start();
  await site.rows(
    `UPDATE participants SET first_name = 'Lin', email = 'lin@example.ca', email_key = 'lin@example.ca' WHERE email = ''`,
  );
  await runAt(site, '2027-01-07T13:00:00Z');
  expect(await sent(site, 'names_missing')).toEqual([]);
});

test('rule 23: participants are reminded a week and a day before, each once', async () => {
  const site = await start();
  await runAt(site, '2027-01-05T13:00:00Z');
  await runAt(site, '2027-01-09T13:00:00Z');
  await runAt(site, '2027-01-11T13:00:00Z');
  const mails = await sent(site, 'class_reminder');
  expect(mails.map(({ to }) => to)).toEqual([GRACE.email, GRACE.email]);
  expect(mails[0]).toMatchObject({ subject: 'Your class on Tuesday, January\u00a012, 2027: Excel Level 1' });
});

test('rule 23: mails to participants name who teaches, by the schedule of the day on which they are written', async () => {
  const site = await start({ trainer: 'Grace Adeyemi' });
  await runAt(site, '2027-01-05T13:00:00Z');
  const [mail] = await sent(site, 'class_reminder');
  expect(mail?.text).toContain('The class is taught by Grace Adeyemi.');
});

test('rule 23: the link to join comes two business days before, in the mail and in its calendar entry', async () => {
  const site = await start();
  await addLink(site, 'a', 'join', 'https://meet.example/1');
  await runAt(site, '2027-01-08T12:59:00Z');
  expect(await sent(site, 'joining_link')).toEqual([]);
  await runAt(site, '2027-01-08T13:00:00Z');
  const [mail, ...more] = await sent(site, 'joining_link');
  expect([mail?.to, more]).toEqual([GRACE.email, []]);
  expect(mail?.text).toContain('https://meet.example/1');
  const file = new TextDecoder().decode(fromBase64(mail?.attachments[0]?.content ?? ''));
  expect(file.match(/URL;VALUE=URI:https:\/\/meet\.example\/1/g)).toHaveLength(2);
});

test('rule 30: the files of a class come before it to every participant, who may have no account', async () => {
  const site = await start();
  await addLink(site, 'a', 'material', 'https://files.example/exercises.zip');
  await runAt(site, '2027-01-11T13:00:00Z');
  const [mail] = await sent(site, 'class_reminder');
  expect(mail?.text).toContain('The files of the class:');
  expect(mail?.text).toContain('https://files.example/exercises.zip');
});

test('rule 23: a link that is added later is sent by then, and another one once more', async () => {
  const site = await start();
  await runAt(site, '2027-01-11T13:00:00Z');
  for (const url of ['https://meet.example/1', 'https://meet.example/2']) {
    await addLink(site, 'a', 'join', url);
    await runAt(site, '2027-01-11T15:00:00Z');
    expect((await sent(site, 'joining_link')).at(-1)?.text).toContain(url);
  }
  expect(await sent(site, 'joining_link')).toHaveLength(2);
});

test('rule 41: a link that is set just now is mailed once it has stood ten minutes, and one that it followed never', async () => {
  const site = await start();
  await addLink(site, 'a', 'join', 'https://meet.example/1');
  const setAt = (instant: string) => site.rows('UPDATE class_links SET created_at = ?1', Date.parse(instant));
  await setAt('2027-01-11T13:00:00Z');
  await runAt(site, '2027-01-11T13:09:00Z');
  expect(await sent(site, 'joining_link')).toEqual([]);
  await site.rows('DELETE FROM class_links');
  await addLink(site, 'a', 'join', 'https://meet.example/2');
  await setAt('2027-01-11T13:09:00Z');
  await runAt(site, '2027-01-11T13:14:00Z');
  expect(await sent(site, 'joining_link')).toEqual([]);
  await runAt(site, '2027-01-11T13:19:00Z');
  expect((await sent(site, 'joining_link')).map(({ text }) => /meet\.example\/\d/.exec(text)?.[0])).toEqual([
    'meet.example/2',
  ]);
});

test.each([
  ['class', `UPDATE classes SET state = 'cancelled'`],
  ['booking', `UPDATE bookings SET state = 'cancelled'`],
  ['seat', 'UPDATE participants SET active = 0'],
])('rule 23: nothing is sent before a %s that was cancelled', async (_, change) => {
  const site = await start();
  await addLink(site, 'a', 'join', 'https://meet.example/1');
  await site.rows(change);
  await runAt(site, '2027-01-11T13:00:00Z');
  for (const kind of ['names_missing', 'class_reminder', 'joining_link'])
    expect(await sent(site, kind), kind).toEqual([]);
});

test('the office has a copy of each booking that is proved, and nothing in it opens the booking', async () => {
  const site = await start();
  await bookClass(site, 'a', 'eve@example.ca', [GRACE]);
  const [first, second] = await sent(site, 'office_booking');
  const [row] = await site.rows<{ number: string; reference: string }>(
    'SELECT number, reference FROM bookings ORDER BY rowid',
  );
  expect(first).toMatchObject({
    to: 'info@gct.example',
    replyTo: 'ada@example.ca',
    subject: `Booking ${row?.number}: Ada Byron`,
  });
  expect(first?.text).toContain('Excel Level 1 (a), Tuesday, January\u00a012, 2027, 2 people');
  expect(first?.text).toContain('2026-000001');
  expect(first?.text + (first?.html ?? '')).not.toMatch(new RegExp(`${row?.reference}|booking#`));
  expect(second?.text).toContain('Grace Hopper (grace@example.ca), a');
});
