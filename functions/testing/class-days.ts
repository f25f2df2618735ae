import { expect } from 'vitest';
import type { OfficeClass } from '../../src/domain/classes/office-classes.ts';
import type { UndoableAct } from '../../src/domain/office/undo.ts';
import type { SiteClass } from '../../src/domain/site/site-data.ts';
import { present } from '../../src/domain/present.ts';
import type { Message } from '../platform/mail/message.ts';
import { runScheduled } from '../scheduled.ts';
import { booked, person } from './changes.ts';
import { open, startOffice } from './office.ts';
import { scheduledClass, siteDataOf } from './site-data.ts';

/** From nine to four in Toronto. */
export const dayOf = (date: string) => ({ start: `${date}T14:00:00Z`, end: `${date}T21:00:00Z` });
const DAYS = ['2027-01-11', '2027-01-12', '2027-01-13'].map(dayOf);
export const HOURS = { from: '09:00', to: '16:00' };
export const OWN = { where: 'own', room: '' } as const;
/** At half past seven on the second day. */
export const STORM = '2027-01-12T12:30:00Z';

/** A class of three days in Ottawa, unless told otherwise. */
export const threeDays = (changes: Partial<SiteClass> = {}): SiteClass =>
  scheduledClass({
    ...{ id: 'a', delivery: 'in-person', placeId: 'ottawa', minimum: 1 },
    ...{ sessions: DAYS, salesEnd: '2027-01-10T14:00:00Z' },
    ...changes,
  });

/** An office with the class `a`, in which Ada has booked seats for Grace and for somebody without a name. */
export async function startDays(schedule = [threeDays()]) {
  const site = await startOffice({}, siteDataOf(schedule));
  const stella = await site.staff('stella@example.ca');
  const { reference } = await booked(site, [{ eventId: 'a', quantity: 2 }], {
    participants: [person('a', 'grace@example.ca')],
  });
  await runScheduled(site.needs);
  await site.deliver();
  const forget = () => site.rows('DELETE FROM local_mail');
  await forget();
  const come = async (now: string) => {
    site.at(now);
    stella.headers = await site.cookieOf('stella@example.ca');
    await open(site, stella);
  };
  const get = async <Value>(path: string) => (await site.get(path, stella.headers)).json<Value>();
  const file = () => get<OfficeClass>('/Website/office/classes/a');
  const post = (name: string, body: object, id = 'a') =>
    site.post(`/Website/office/classes/${id}/${name}`, body, stella.headers);
  const act = async (name: string, body: object): Promise<UndoableAct> => {
    const answer = await post(name, { reason: 'A storm.', seen: (await file()).revision, ...body });
    expect(answer.status, await answer.clone().text()).toBe(200);
    return answer.json();
  };
  /** Grace, in a session by its number as the class stands, or by its start. */
  const mark = async (named: number | string, state: string) => {
    const { people, sessions } = await file();
    const grace = present(people.find(({ email }) => email === 'grace@example.ca'));
    const session = typeof named === 'string' ? named : present(sessions[named - 1]).start;
    return post('attendance', { session, marks: [{ participantId: grace.id, state }] });
  };
  /** The clock after so many minutes. */
  const stand = async (minutes: number) => {
    site.wait(minutes);
    await runScheduled(site.needs);
    await site.deliver();
  };
  const mails = async (to = 'grace@example.ca') =>
    (await site.rows<{ message: string }>('SELECT message FROM local_mail'))
      .map(({ message }) => JSON.parse(message) as Message)
      .filter((mail) => mail.to === to);
  /** A release of the site with these classes. */
  const release = async (id: string, classes: SiteClass[]) => {
    const { siteData } = site.needs;
    site.needs.siteData = { ...siteData, build: { ...siteData.build, id }, classes };
    await runScheduled(site.needs);
  };
  return { site, reference, get, file, post, act, mark, come, stand, mails, forget, release };
}
