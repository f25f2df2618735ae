import { expect, test } from 'vitest';
import { only, present } from '../../src/domain/present.ts';
import type { FoundClasses, OfficeClass } from '../../src/domain/classes/office-classes.ts';
import { booked, person } from '../testing/changes.ts';
import { startOffice, type OfficeSite, type StaffMember } from '../testing/office.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const CLASSES = '/Website/office/classes';
const room = { delivery: 'in-person', placeId: 'ottawa' } as const;
const day = (date: string) => ({
  sessions: [{ start: `${date}T14:00:00Z`, end: `${date}T21:00:00Z` }],
  salesEnd: `${date}T13:00:00Z`,
});

async function start() {
  const site = await startOffice(
    {},
    siteDataOf([
      scheduledClass({ id: 'a' }),
      scheduledClass({ id: 'b', ...day('2027-02-09'), ...room, minimum: 1, trainer: 'Bo Larsen' }),
      scheduledClass({ id: 'c', ...day('2027-02-09'), language: 'fr', cancelled: true }),
      scheduledClass({
        id: 'd',
        courseId: 'plain-language',
        ...day('2027-03-02'),
        capacity: 2,
        minimum: 2,
        trainer: 'Cyd Roy',
      }),
    ]),
  );
  const stella = await site.staff('stella@example.ca');
  await booked(site, [{ eventId: 'a', quantity: 2 }], { participants: [person('a', 'grace@example.ca')] });
  return { site, stella };
}

const list = async (site: OfficeSite, { headers }: StaffMember, query = '') =>
  (await (await site.get(`${CLASSES}${query}`, headers)).json<FoundClasses>()).classes;
const fileOf = async (site: OfficeSite, { headers }: StaffMember, id: string) =>
  (await site.get(`${CLASSES}/${id}`, headers)).json<OfficeClass>();

test('classes by date, each with its seats, its sum and what it needs', async () => {
  const { site, stella } = await start();
  const all = await list(site, stella);
  expect(all.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  expect(all[0]).toMatchObject({
    ...{ booked: 2, claimed: 2, capacity: 7, minimum: 3, bookedCents: 99_000, state: 'tentative', onSale: true },
    ...{ trainer: 'Ada Tremblay', hasLink: false, changes: 0 },
  });
});

test.each([
  ['?from=2027-02-01&to=2027-02-28', ['b', 'c']],
  ['?where=online', ['a', 'c', 'd']],
  ['?where=ottawa', ['b']],
  ['?language=fr', ['c']],
  ['?trainer=Bo%20Larsen', ['b']],
  ['?course=plain-language', ['d']],
  ['?state=planned', ['a', 'b', 'd']],
  ['?state=below_minimum', ['a']],
  ['?state=nobody', ['b', 'd']],
  ['?state=guaranteed', []],
  ['?state=full', []],
  ['?state=sales_closed', []],
  ['?state=on_sale', ['a', 'b', 'd']],
  ['?state=cancelled', ['c']],
  ['?state=needs_link', ['a']],
  ['?state=needs_room', []],
  ['?view=week&from=2027-01-13&to=2027-01-14', ['a']],
  ['?view=month&from=2027-01-13&to=2027-02-28', ['a', 'b', 'c']],
  ['?view=month&from=2027-02-01&to=2027-02-28&trainer=Bo%20Larsen', ['b']],
  ['?from=2027-01-13&to=2027-01-14', []],
])('the filters %s leave %j', async (query, ids) => {
  const { site, stella } = await start();
  expect((await list(site, stella, query)).map(({ id }) => id)).toEqual(ids);
});

test('a link or a room is needed where somebody sits, or where it was promised that the class takes place', async () => {
  const { site, stella } = await start();
  await site.rows(`UPDATE classes SET state = 'confirmed' WHERE id IN ('b', 'd')`);
  const ids = async (query: string) => (await list(site, stella, query)).map(({ id }) => id);
  expect([await ids('?state=needs_link'), await ids('?state=needs_room')]).toEqual([['a', 'd'], ['b']]);
});

test('a class has who sits there, by which booking, and reading it is written down', async () => {
  const { site, stella } = await start();
  const file = await fileOf(site, stella, 'a');
  expect(file.people).toMatchObject([
    { name: '', bookingState: 'confirmed', buyer: 'Ada Byron', proved: true },
    { name: 'Grace Hopper', email: 'grace@example.ca', organisation: 'Example Institute' },
  ]);
  expect(file).toMatchObject({ clash: null, changed: [], history: [], revision: 0 });
  expect(await site.rows(`SELECT subject, subject_id FROM office_acts WHERE act = 'file_opened'`)).toEqual([
    { subject: 'class', subject_id: 'a' },
  ]);
  expect((await site.get(`${CLASSES}/there-is-none`, stella.headers)).status).toBe(404);
});

test('of the trainers of a class it is said who could not give it then, and for which class of theirs', async () => {
  const { site, stella } = await start();
  expect(await fileOf(site, stella, 'a')).toMatchObject({
    trainers: ['Ada Tremblay', 'Bo Larsen', 'Cyd Roy'],
    lacking: [{ trainer: 'Cyd Roy', lacks: 'subject' }],
    busy: [],
  });
  // At the same hours.
  await site.rows(`UPDATE classes SET sessions = (SELECT sessions FROM classes WHERE id = 'a'), starts_at = (
    SELECT starts_at FROM classes WHERE id = 'a'), ends_at = (SELECT ends_at FROM classes WHERE id = 'a') WHERE id = 'b'`);
  expect((await fileOf(site, stella, 'a')).busy).toEqual([{ trainer: 'Bo Larsen', clash: { id: 'b', why: 'hours' } }]);
  await site.rows(`UPDATE classes SET state = 'cancelled' WHERE id = 'b'`);
  expect((await fileOf(site, stella, 'a')).busy).toEqual([]);
});

test('the roster as a table: a byte order mark, and nothing that would be worked out', async () => {
  const { site, stella } = await start();
  await site.rows(`UPDATE participants SET last_name = '=SUM(1,"2")', first_name = '' WHERE first_name <> ''`);
  const answer = await site.get(`${CLASSES}/a/roster.csv?lang=fr`, stella.headers);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = new TextDecoder().decode(bytes).split('\r\n');
  expect(lines[0]).toContain('Participant;Courriel;Réservation');
  expect(lines.join('\n')).toContain(`"'=SUM(1,""2"")";grace@example.ca`);
});

test('attendance: the last tick of somebody counts, and strangers to the class are left out', async () => {
  const { site } = await start();
  site.at('2027-01-13T22:00:00Z');
  const stella = await site.staff('stan@example.ca');
  const grace = present((await fileOf(site, stella, 'a')).people.find(({ name }) => name !== ''));
  const mark = (session: number, state: string, id = grace.id) =>
    site.post(`${CLASSES}/a/attendance`, { session, marks: [{ participantId: id, state }] }, stella.headers);
  expect((await mark(1, 'absent')).status).toBe(204);
  expect((await mark(1, 'present')).status).toBe(204);
  expect((await mark(2, 'partly')).status).toBe(204);
  // The class has two sessions, and this person is not in it.
  await mark(3, 'present');
  await mark(1, 'present', 'somebody-else');
  expect((await fileOf(site, stella, 'a')).marks).toEqual([
    { participantId: grace.id, session: 1, state: 'present' },
    { participantId: grace.id, session: 2, state: 'partly' },
  ]);
  expect((await mark(0, 'present')).status).toBe(400);
});

test('attendance: nobody is in a session that has not begun, but for who comes in; an absence is announced', async () => {
  const { site, stella } = await start();
  const people = (await fileOf(site, stella, 'a')).people.map(({ id }) => id);
  const mark = async (headers: { cookie: string }, session: number, ...states: string[]) => {
    const marks = states.map((state, index) => ({ participantId: people[index], state }));
    const answer = await site.post(`${CLASSES}/a/attendance`, { session, marks }, headers);
    return answer.status === 204 ? 'kept' : (await answer.json<{ code: string }>()).code;
  };
  for (const states of [['present'], ['partly'], ['absent', 'present']]) {
    expect(await mark(stella.headers, 1, ...states)).toBe('not_begun');
  }
  expect((await fileOf(site, stella, 'a')).marks).toEqual([]);
  expect(await mark(stella.headers, 1, 'absent', 'absent')).toBe('kept');
  site.at('2027-01-12T12:59:59Z');
  const { headers } = await site.staff('stan@example.ca');
  site.at('2027-01-12T12:59:59Z');
  expect(await mark(headers, 1, 'present')).toBe('not_begun');
  site.at('2027-01-12T13:00:00Z');
  expect(await mark(headers, 1, 'present')).toBe('kept');
  expect(await mark(headers, 2, 'present')).toBe('not_begun');
});

test('links: one place to join, which a new one replaces; any can be taken away', async () => {
  const { site, stella } = await start();
  const add = (kind: string, url: string) =>
    site.post(`${CLASSES}/a/links`, { kind, title: kind, url }, stella.headers);
  expect((await add('join', 'http://meet.example/1')).status).toBe(400);
  for (const url of ['https://meet.example/1', 'https://meet.example/2']) {
    expect((await add('join', url)).status).toBe(204);
  }
  await add('material', 'https://files.example/a');
  const { links, hasLink } = await fileOf(site, stella, 'a');
  expect(hasLink).toBe(true);
  expect(links).toMatchObject([{ url: 'https://meet.example/2' }, { url: 'https://files.example/a' }]);
  await site.post(`${CLASSES}/a/remove-link`, { linkId: links[0]?.id }, stella.headers);
  const file = await fileOf(site, stella, 'a');
  expect(only(file.links).kind).toBe('material');
  expect(file.history.map(({ act }) => act)).toEqual([
    'class_link_removed',
    'class_link_set',
    'class_link_set',
    'class_link_set',
  ]);
});
