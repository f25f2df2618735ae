import { expect, test } from 'vitest';
import type { OfficeClass } from '../../src/domain/classes/office-classes.ts';
import type { UndoableAct } from '../../src/domain/office/undo.ts';
import { only, present } from '../../src/domain/present.ts';
import type { Message } from '../platform/mail/message.ts';
import { runScheduled } from '../scheduled.ts';
import { addAccount, PASSWORD } from '../testing/accounts.ts';
import { startOffice } from '../testing/office.ts';
import { startPrivate } from '../testing/private-classes.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const day = (date: string) => ({ start: `${date}T14:00:00Z`, end: `${date}T21:00:00Z` });
const CLASS = scheduledClass({
  ...{ id: 'a', delivery: 'in-person', placeId: 'ottawa', trainer: 'Ada Tremblay', salesEnd: '2027-01-10T14:00:00Z' },
  sessions: [day('2027-01-11'), day('2027-01-12')],
});

/** A class of Ada Tremblay, who reads French and has an account; Bo Larsen has one where that is said. */
async function start({ bo = false } = {}) {
  const site = await startOffice({}, siteDataOf([CLASS]));
  const { headers } = await site.staff('stella@example.ca');
  const account = { role: 'trainer', language: 'fr' } as const;
  await addAccount(site, 'ada.t@gct.example', PASSWORD, { ...account, teaches: 'Ada Tremblay' });
  if (bo) await addAccount(site, 'bo@gct.example', PASSWORD, { ...account, language: 'en', teaches: 'Bo Larsen' });
  await runScheduled(site.needs);
  await site.rows('DELETE FROM local_mail');
  const file = async () => (await site.get('/Website/office/classes/a', headers)).json<OfficeClass>();
  const act = async (name: string, body: object = {}) => {
    const { revision: seen } = await file();
    const answer = await site.post(`/Website/office/classes/a/${name}`, { reason: 'r', seen, ...body }, headers);
    expect(answer.ok, await answer.clone().text()).toBe(true);
    return answer.status === 204 ? { id: '' } : answer.json<UndoableAct>();
  };
  const clock = async () => {
    await runScheduled(site.needs);
    const rows = await site.rows<{ message: string }>('SELECT message FROM local_mail ORDER BY rowid');
    return rows.map(({ message }) => JSON.parse(message) as Message).filter(({ to }) => to.endsWith('@gct.example'));
  };
  const stand = () => {
    site.wait(2);
    return clock();
  };
  return { site, file, act, clock, stand };
}

const calendars = ({ attachments }: Message) =>
  attachments.map(({ content }) => new TextDecoder().decode(Uint8Array.from(atob(content), (c) => c.charCodeAt(0))));

const MOVE = { what: 'move', session: 2, date: '2027-01-15', from: '09:00', to: '16:00', where: 'own', room: '' };

test('a day that moves is told its trainer once, in her language, after the minute, with what is not so any more', async () => {
  const { act, clock, stand, file } = await start();
  await act('days', MOVE);
  expect(await clock()).toEqual([]);
  const mail = only(await stand());
  expect(mail.to).toBe('ada.t@gct.example');
  expect(mail.replyTo).toBe('info@gct.example');
  expect(mail.subject).toMatch(/^Votre session a changé.: ? Excel, niveau.1, 11.janvier.2027$/);
  expect(mail.text).toMatch(/lundi.11.janvier[\s\S]*vendredi.15.janvier[\s\S]*plus.valable[\s\S]*mardi.12.janvier/);
  expect(mail.text).toContain('/office/classes/a');
  expect(mail.text).not.toContain('quelqu’un d’autre');
  expect(only(calendars(mail))).toMatch(/METHOD:REQUEST[\s\S]*UID:a\.1@[\s\S]*UID:a\.2@/);
  expect(await stand()).toHaveLength(1);
  expect((await file()).trainersNews).toMatchObject([{ trainer: 'Ada Tremblay', what: 'changed', mailed: true }]);
});

test.each([
  ['a day that is dropped', 'days', { what: 'drop', session: 2, rest: false }, /plus.valable[\s\S]*mardi.12.janvier/],
  ['one that is added', 'days', { ...MOVE, what: 'add', session: undefined }, /vendredi.15.janvier/],
  ['one on line', 'days', { ...MOVE, date: '2027-01-12', where: 'online' }, /mardi.12.janvier[^\n]*en ligne/],
  ['another room', 'change', { field: 'room', room: 'Bow' }, /Salle.:.Bow/],
])('%s is told as well, and what is undone to nobody', async (_, name, body, words) => {
  const { site, act, stand, file } = await start();
  const { id } = await act(name, body);
  site.wait(0.5);
  await act('undo', { undo: id });
  expect(await stand()).toEqual([]);
  expect(await site.rows('SELECT * FROM trainer_changes')).toEqual([]);
  await act(name, body);
  expect(only(await stand()).text).toMatch(words);
  expect((await file()).trainersNews).toHaveLength(1);
});

test('two changes within the minute are one mail', async () => {
  const { site, act, stand } = await start();
  await act('change', { field: 'room', room: 'Bow' });
  site.wait(0.5);
  await act('days', MOVE);
  expect(only(await stand()).text).toMatch(/vendredi.15.janvier[\s\S]*Salle.:.Bow/);
});

test('a cancelled class leaves her calendar', async () => {
  const { act, stand } = await start();
  await act('cancel');
  const mail = only(await stand());
  expect(mail.subject).toMatch(/^Votre session est annulée/);
  expect(only(calendars(mail))).toMatch(/METHOD:CANCEL[\s\S]*STATUS:CANCELLED/);
});

test('who loses a class and who gets it are told, each in their language', async () => {
  const { act, stand, file } = await start({ bo: true });
  await act('change', { field: 'trainer', trainer: 'Bo Larsen' });
  const mails = await stand();
  expect(mails.map(({ to, subject }) => [to, subject.split(':')[0]?.trim()]).sort()).toEqual([
    ['ada.t@gct.example', 'Vous ne donnez plus cette session'],
    ['bo@gct.example', 'You give a class'],
  ]);
  const lost = present(mails.find(({ to }) => to.startsWith('ada')));
  expect(lost.text).not.toContain('/office/classes/');
  expect(only(calendars(lost))).toContain('METHOD:CANCEL');
  expect((await file()).trainersNews).toHaveLength(2);
});

test('of who has no account, the file says that nobody was mailed', async () => {
  const { act, stand, file } = await start();
  await act('change', { field: 'trainer', trainer: 'Bo Larsen' });
  expect((await stand()).map(({ to }) => to)).toEqual(['ada.t@gct.example']);
  expect((await file()).trainersNews).toEqual(
    expect.arrayContaining([expect.objectContaining({ trainer: 'Bo Larsen', what: 'given', mailed: false })]),
  );
});

test('what the office writes to the class and its trainer at the same time is in the same mail', async () => {
  const { site, act, clock, stand, file } = await start();
  await act('days', MOVE);
  site.wait(0.5);
  await act('message', { text: 'A storm.', french: 'Une tempête.', trainer: true });
  site.wait(0.6);
  // The change stands; the message can still be undone.
  expect(await clock()).toEqual([]);
  // Whatever else delivers mails leaves it to the clock.
  site.wait(1);
  await site.deliver();
  expect(await site.rows(`SELECT id FROM local_mail WHERE message LIKE '%ada.t@gct%'`)).toEqual([]);
  const mail = only(await stand());
  expect(mail.text).toMatch(/vendredi.15.janvier[\s\S]*Une tempête/);
  expect(await stand()).toHaveLength(1);
  await act('message', { text: 'More.', trainer: true });
  expect(await stand()).toHaveLength(2);
  expect((await file()).trainersNews).toHaveLength(1);
});

test('what the office wrote to the trainer before it changed the class is in the one mail about both, and leaves by itself where that is undone', async () => {
  const { site, act, clock, stand } = await start();
  await act('message', { text: 'A storm.', french: 'Une tempête.', trainer: true });
  site.wait(0.5);
  await act('days', MOVE);
  site.wait(0.6);
  expect(await clock()).toEqual([]);
  await site.deliver();
  const mail = only(await stand());
  expect(mail.text).toMatch(/vendredi.15.janvier[\s\S]*Une tempête/);
  await act('message', { text: 'Another.', trainer: true });
  site.wait(0.5);
  const { id } = await act('days', { ...MOVE, date: '2027-01-18' });
  site.wait(0.2);
  await act('undo', { undo: id });
  site.wait(15);
  const [, alone, ...others] = await clock();
  expect(alone?.text).toContain('Another.');
  expect(others).toEqual([]);
});

test('a private class is told to who is to give it; the schedule’s own classes are not', async () => {
  const { site, scheduled } = await startPrivate();
  await addAccount(site, 'ada.t@gct.example', PASSWORD, { role: 'trainer', teaches: 'Ada Tremblay' });
  const id = await scheduled();
  await runScheduled(site.needs);
  const told = await site.rows('SELECT class_id, trainer, what, mailed FROM trainer_tellings');
  expect(told).toEqual([{ class_id: id, trainer: 'Ada Tremblay', what: 'given', mailed: 1 }]);
});

test('a name that is erased is not written down anew', async () => {
  const { site } = await start();
  await site.rows(`UPDATE classes SET trainer = NULL WHERE trainer = 'Ada Tremblay'`);
  expect(await site.rows('SELECT * FROM trainer_changes')).toEqual([]);
});
