import { expect, test } from 'vitest';
import type { Message } from '../platform/mail/message.ts';
import type { ReportClasses } from '../../src/domain/training/trainer-report.ts';
import { first, only } from '../../src/domain/present.ts';
import { ENQUIRY_LIFE_DAYS } from '../platform/tasks.ts';
import { runScheduled } from '../scheduled.ts';
import { addAccount, cookieOf, startAccounts } from '../testing/accounts.ts';
import { siteDataOf } from '../testing/site-data.ts';
import { bookClass, guaranteed } from '../testing/training.ts';

const ADA = 'ada@example.ca';
const PATH = '/Website/trainer-report';
const BEGUN = '2027-01-12T20:00:00Z';

async function start() {
  const site = await startAccounts(
    {},
    siteDataOf([guaranteed('mine'), guaranteed('other'), guaranteed('theirs', { trainer: 'Grace Roy' })]),
  );
  await addAccount(site, 'noor@gct.example', 'a trainer’s password', {
    firstName: 'Noor',
    role: 'trainer',
    teaches: 'Ada Tremblay',
  });
  await bookClass(site, 'mine', ADA, [
    { firstName: 'Ada', lastName: 'Byron', email: ADA },
    { firstName: 'Lin', lastName: 'Wu' },
  ]);
  await bookClass(site, 'other', ADA, [{ firstName: 'Eve', lastName: 'Roy' }]);
  site.at(BEGUN);
  const trainer = cookieOf(await site.logIn('noor@gct.example', 'a trainer’s password'));
  const { classes } = await (await site.get(PATH, trainer)).json<ReportClasses>();
  const of = (id: string) => only(classes.filter(({ event }) => event.id === id));
  const reportOf = (changes: object = {}) => ({
    eventId: 'mine',
    attendance: of('mine').participants.map(({ id, name }) => ({
      participantId: id,
      state: name === 'Ada Byron' ? 'absent' : 'present',
    })),
    covered: 'Chapters 1 to 4',
    incidents: '',
    followUp: 'Send <b>file</b>',
    ...changes,
  });
  const mails = async () =>
    (
      await site.rows<{ message: string }>(
        `SELECT local_mail.message FROM local_mail JOIN outbox USING (id) WHERE kind <> 'office_booking'`,
      )
    )
      .map(({ message }) => JSON.parse(message) as Message)
      .filter(({ to }) => to === 'info@gct.example');
  return { ...site, trainer, of, reportOf, mails };
}

test('rule 39: a trainer sees and reports on classes that they give, and on nobody else’s', async () => {
  const site = await start();
  site.at('2026-11-21T15:00:00Z');
  await bookClass(site, 'theirs', ADA, [{ firstName: 'Max', lastName: 'Low' }]);
  const [{ id = '' } = {}] = await site.rows<{ id: string }>(`SELECT id FROM participants WHERE class_id = 'theirs'`);
  site.at(BEGUN);
  const logIn = async (email: string) => cookieOf(await site.logIn(email, 'a trainer’s password'));
  await addAccount(site, 'grace@gct.example', 'a trainer’s password', { role: 'trainer', teaches: 'Grace Roy' });
  await addAccount(site, 'new@gct.example', 'a trainer’s password', { role: 'trainer' });
  const seen = async (cookie: { cookie: string }) =>
    (await (await site.get(PATH, cookie)).json<ReportClasses>()).classes.map(({ event }) => event.id).sort();
  const grace = await logIn('grace@gct.example');
  expect(await seen(site.trainer)).toEqual(['mine', 'other']);
  expect(await seen(grace)).toEqual(['theirs']);
  expect(await seen(await logIn('new@gct.example'))).toEqual([]);

  const attendance = [{ participantId: id, state: 'absent' }];
  const report = site.reportOf({ eventId: 'theirs', attendance });
  expect((await site.post(PATH, report, site.trainer)).status).toBe(404);
  // Somebody of another class in a report on one's own.
  expect((await site.post(PATH, site.reportOf({ attendance }), site.trainer)).status).toBe(201);
  expect(await site.rows('SELECT * FROM attendance')).toEqual([]);
  expect((await site.post(PATH, report, grace)).status).toBe(201);
  expect(await site.rows('SELECT participant_id FROM attendance')).toEqual([{ participant_id: id }]);
});

test('a trainer sees the classes that have begun, and names without addresses', async () => {
  const site = await start();
  expect(site.of('mine').participants.map(({ name }) => name)).toEqual(['Ada Byron', 'Lin Wu']);
  const text = await (await site.get(PATH, site.trainer)).text();
  expect(text).not.toContain('@');
});

test('to a client, the calls do not exist', async () => {
  const site = await start();
  const client = cookieOf(await site.logIn(ADA));
  expect((await site.get(PATH, client)).status).toBe(404);
  expect((await site.post(PATH, site.reportOf(), client)).status).toBe(404);
  expect(await site.rows('SELECT * FROM trainer_reports')).toEqual([]);
});

test('a report is stored once, and mailed to the office once, as text', async () => {
  const site = await start();
  const key = { ...site.trainer, 'idempotency-key': 'the-first-key' };
  expect((await site.post(PATH, site.reportOf(), key)).status).toBe(201);
  expect((await site.post(PATH, site.reportOf(), key)).status).toBe(201);
  expect((await site.post(PATH, site.reportOf({ covered: 'All' }), site.trainer)).status).toBe(409);
  const mail = only(await site.mails());
  expect(mail.subject).toBe('Trainer report: Excel Level 1, January\u00a012, 2027');
  expect(mail.text).toContain('- Ada Byron: absent');
  expect(mail.html).toContain('Send &lt;b&gt;file');
});

test('a key is one report: sent again it is answered the same, and with another body refused', async () => {
  const site = await start();
  const key = { ...site.trainer, 'idempotency-key': 'the-first-key' };
  const first = await site.post(PATH, site.reportOf(), key);
  const again = await site.post(PATH, site.reportOf(), key);
  expect([again.status, await again.text()]).toEqual([first.status, await first.text()]);
  for (const changes of [{ covered: 'All' }, { attendance: [] }, { eventId: 'other', attendance: [] }]) {
    const other = await site.post(PATH, site.reportOf(changes), key);
    expect([other.status, await other.json()]).toMatchObject([422, { code: 'key_reused' }]);
  }
  expect(await site.rows('SELECT class_id, covered FROM trainer_reports')).toEqual([
    { class_id: 'mine', covered: 'Chapters 1 to 4' },
  ]);
  expect(await site.mails()).toHaveLength(1);
});

test('fifty of the same report at once are one report and one mail', async () => {
  const site = await start();
  const key = { ...site.trainer, 'idempotency-key': 'the-first-key' };
  const answers = await Promise.all(Array.from({ length: 50 }, () => site.post(PATH, site.reportOf(), key)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await site.rows('SELECT id FROM trainer_reports')).toHaveLength(1);
  expect(await site.mails()).toHaveLength(1);
});

test('who was absent gets no certificate', async () => {
  const site = await start();
  await site.post(PATH, site.reportOf(), site.trainer);
  site.at('2027-01-14T12:00:00Z');
  await runScheduled(site.needs);
  const ada = cookieOf(await site.logIn(ADA));
  const { past } = await (
    await site.get('/Website/my-training', ada)
  ).json<{ past: { event: { id: string }; certificate: unknown }[] }>();
  expect(past.find(({ event }) => event.id === 'mine')).toMatchObject({ certificate: null });
});

test('what is old is deleted with its mail and its attendance, and who was absent gets no certificate even then', async () => {
  const site = await start();
  await site.post(PATH, site.reportOf(), site.trainer);
  const left = async () => [
    ...(await site.rows('SELECT id FROM trainer_reports')),
    ...(await site.rows('SELECT participant_id FROM attendance')),
    ...(await site.rows(`SELECT id FROM outbox WHERE kind = 'trainer_report'`)),
  ];
  site.wait(ENQUIRY_LIFE_DAYS * 24 * 60 - 1);
  await runScheduled(site.needs);
  expect(await left()).toHaveLength(4);
  site.wait(2);
  await runScheduled(site.needs);
  expect(await left()).toEqual([]);
  const names = await site.rows<{ name: string }>(
    `SELECT document ->> 'name' AS name FROM certificates WHERE class_id = 'mine'`,
  );
  expect(names).toEqual([{ name: 'Lin Wu' }]);
});

test('participants of another class are left out, and a class that is not listed is missing', async () => {
  const site = await start();
  const attendance = [{ participantId: first(site.of('other').participants).id, state: 'present' }];
  expect((await site.post(PATH, site.reportOf({ attendance }), site.trainer)).status).toBe(201);
  expect(await site.rows('SELECT * FROM attendance')).toEqual([]);
  expect((await site.post(PATH, site.reportOf({ eventId: 'nothing' }), site.trainer)).status).toBe(404);
});
