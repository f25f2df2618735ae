import type { OfficeClass, TrainersClass, TrainersClasses } from '../../src/domain/classes/office-classes.ts';
import type { UndoableAct } from '../../src/domain/office/undo.ts';
import type { Message } from '../platform/mail/message.ts';
import { runScheduled } from '../scheduled.ts';
import { addAccount, PASSWORD } from './accounts.ts';
import { booked, person } from './changes.ts';
import { open, startOffice } from './office.ts';
import { scheduledClass, siteDataOf } from './site-data.ts';

export const day = (date: string) => ({ start: `${date}T14:00:00Z`, end: `${date}T21:00:00Z` });
const MONDAY = day('2027-01-11');
export const [TUESDAY, WEDNESDAY] = [day('2027-01-12'), day('2027-01-13')] as const;
const OTTAWA = { delivery: 'in-person', placeId: 'ottawa' } as const;

/** What Bo gives besides: a day on Friday of the same week in Ottawa. */
const FRIDAYS = { sessions: [day('2027-01-15')], salesEnd: '2027-01-14T14:00:00Z', trainer: 'Bo Larsen' };

/**
 * A class of Ada Tremblay of three days in Ottawa, with a seat of Grace; Bo Larsen, who is free on them, and Cy, who teaches nothing of it, have
 * accounts as well. Ada reads French, Bo English.
 */
export async function startSubstitutes() {
  const site = await startOffice(
    {},
    siteDataOf([
      scheduledClass({
        ...OTTAWA,
        ...{ id: 'a', minimum: 1, sessions: [MONDAY, TUESDAY, WEDNESDAY], salesEnd: '2027-01-10T14:00:00Z' },
      }),
      scheduledClass({ ...OTTAWA, ...FRIDAYS, id: 'fridays' }),
    ]),
  );
  const stella = await site.staff('stella@example.ca');
  const people = { ada: 'Ada Tremblay', bo: 'Bo Larsen', cy: 'Cy Roy' };
  for (const [name, teaches] of Object.entries(people)) {
    const language = name === 'ada' ? ('fr' as const) : ('en' as const);
    await addAccount(site, `${name}@gct.example`, PASSWORD, { role: 'trainer', language, teaches });
  }
  await booked(site, [{ eventId: 'a' }], { participants: [person('a', 'grace@example.ca')] });
  await runScheduled(site.needs);
  await site.rows('DELETE FROM local_mail');
  const of = async (name: keyof typeof people) => site.cookieOf(`${name}@gct.example`);
  const get = async <Value>(path: string, headers = stella.headers) => (await site.get(path, headers)).json<Value>();
  const file = () => get<OfficeClass>('/Website/office/classes/a');
  const post = async (name: string, body: object, id = 'a') => {
    const { revision: seen } = await get<OfficeClass>(`/Website/office/classes/${id}`);
    return site.post(
      `/Website/office/classes/${id}/${name}`,
      { reason: 'The dentist.', seen, ...body },
      stella.headers,
    );
  };
  const act = async (name: string, body: object = {}) => {
    const answer = await post(name, body);
    if (!answer.ok) throw new Error(await answer.text());
    return answer.status === 204 ? { id: '' } : answer.json<UndoableAct>();
  };
  return {
    ...{ site, of, get, file, post, act, headers: () => stella.headers },
    /** Bo gives the second day, unless it is said. */
    standIn: (trainer = 'Bo Larsen', session = 2) => act('substitute', { session, trainer }),
    come: async (now: string) => {
      site.at(now);
      stella.headers = await site.cookieOf('stella@example.ca');
      await open(site, stella);
    },
    /** All that trainers were mailed, once what was done stands. */
    stand: async () => {
      site.wait(2);
      await runScheduled(site.needs);
      const rows = await site.rows<{ message: string }>('SELECT message FROM local_mail ORDER BY rowid');
      return rows.map(({ message }) => JSON.parse(message) as Message).filter(({ to }) => to.endsWith('@gct.example'));
    },
    trainers: async (name: keyof typeof people, when = '') =>
      (await get<TrainersClasses>(`/Website/trainer/classes?when=${when}`, await of(name))).classes,
    trainersFile: async (name: keyof typeof people) => site.get('/Website/trainer/classes/a', await of(name)),
    read: (answer: Response) => answer.json<TrainersClass>(),
  };
}
