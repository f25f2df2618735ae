import { expect, test } from 'vitest';
import type { OfficeDay } from '../../src/domain/classes/day.ts';
import type { OfficeClass } from '../../src/domain/classes/office-classes.ts';
import type { UndoableAct } from '../../src/domain/office/undo.ts';
import type { FoundPeople, Person } from '../../src/domain/people/people.ts';
import { only, present } from '../../src/domain/present.ts';
import type { Message } from '../platform/mail/message.ts';
import { runScheduled } from '../scheduled.ts';
import { addAccount, PASSWORD } from '../testing/accounts.ts';
import { booked, person } from '../testing/changes.ts';
import { startOffice } from '../testing/office.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const DAY = '/Website/office/days/2027-01-12';

/** Two classes of Bo Larsen, who reads French, and has an account; Ada has a seat in both. */
async function start() {
  const schedule = ['a', 'b'].map((id, index) =>
    scheduledClass({
      ...{ id, trainer: 'Bo Larsen', salesEnd: '2027-01-11T14:00:00Z' },
      sessions: [{ start: `2027-01-12T${14 + index * 4}:00:00Z`, end: `2027-01-12T${17 + index * 4}:00:00Z` }],
    }),
  );
  const site = await startOffice({}, siteDataOf(schedule));
  const stella = await site.staff('stella@example.ca');
  await addAccount(site, 'bo@gct.example', PASSWORD, { role: 'trainer', teaches: 'Bo Larsen', language: 'fr' });
  await booked(site, [{ eventId: 'a' }], { participants: [person('a', 'grace@example.ca')] });
  site.wait(1);
  await booked(site, [{ eventId: 'b' }]);
  await runScheduled(site.needs);
  await site.rows('DELETE FROM local_mail');
  const get = async <Value>(path: string) => (await site.get(path, stella.headers)).json<Value>();
  const post = (path: string, body: object, headers = stella.headers) =>
    site.post(`/Website/office/${path}`, body, headers);
  const file = () => get<OfficeClass>('/Website/office/classes/a');
  const sent = async () => {
    site.wait(2);
    await site.deliver();
    return (await site.rows<{ message: string }>('SELECT message FROM local_mail')).map(
      ({ message }) => JSON.parse(message) as Message,
    );
  };
  return { site, get, post, file, sent };
}

test('a trainer’s number is noted in the file of a class, stands where they are called, and the journal has none of it', async () => {
  const { site, get, post, file } = await start();
  const note = (body: object) => post('classes/a/trainer-phone', body);
  expect(await file()).toMatchObject({ trainerPhone: '', trainerEmail: 'bo@gct.example' });
  expect((await note({ trainer: 'Bo Larsen', phone: 'call me' })).status).toBe(400);
  expect((await note({ trainer: 'Ada Tremblay', phone: '613-555-0177' })).status).toBe(409);
  expect((await note({ trainer: 'Bo Larsen', phone: '613-555-0177' })).status).toBe(204);
  expect(await file()).toMatchObject({ trainerPhone: '613-555-0177' });
  expect((await get<OfficeDay>(DAY)).classes.map(({ trainerPhone }) => trainerPhone)).toEqual([
    '613-555-0177',
    '613-555-0177',
  ]);
  const { headers } = await site.staff('sol@example.ca');
  expect(await (await site.get(`${DAY}/people.csv`, headers)).text()).toMatch(/Bo Larsen,,613-555-0177,bo@gct/);
  const acts = await site.rows(`SELECT before, after FROM office_acts WHERE act = 'trainer_phone_noted'`);
  expect(JSON.stringify(acts)).not.toContain('555');
  expect((await note({ trainer: 'Bo Larsen', phone: '' })).status).toBe(204);
  expect(await site.rows('SELECT * FROM trainer_phones')).toEqual([]);
});

test('it is noted in the person’s file as well, and its owner’s calls have none of it', async () => {
  const { site, get, post, file } = await start();
  const { people } = await get<FoundPeople>('/Website/office/people?q=bo@gct.example');
  const { id } = only(people);
  const note = (trainer: string) => post(`people/${id}/trainer-phone`, { trainer, phone: '613-555-0178' });
  expect((await note('Ada Tremblay')).status).toBe(409);
  expect((await note('Bo Larsen')).status).toBe(204);
  expect(await get<Person>(`/Website/office/people/${id}`)).toMatchObject({ trainerPhone: '613-555-0178' });
  expect(await file()).toMatchObject({ trainerPhone: '613-555-0178' });
  const trainers = await site.cookieOf('bo@gct.example');
  expect(await (await site.get('/Website/trainer/classes/a', trainers)).text()).not.toContain('555-0178');
});

test('what is written to a class goes to its trainer too, in their language, where that is ticked; undone, to nobody', async () => {
  const { post, sent } = await start();
  const body = { text: 'We are closed.', french: 'Nous sommes fermés.' };
  const write = async (trainer: boolean) => (await post('classes/a/message', { ...body, trainer })).json<UndoableAct>();
  const { id } = await write(true);
  expect((await post('classes/a/undo', { undo: id })).status).toBe(204);
  expect(await sent()).toEqual([]);
  await write(true);
  const mails = await sent();
  expect(mails.map(({ to }) => to).sort()).toEqual(['ada@example.ca', 'bo@gct.example', 'grace@example.ca']);
  expect(present(mails.find(({ to }) => to === 'bo@gct.example')).text).toContain('Nous sommes fermés.');
});
