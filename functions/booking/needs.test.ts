import { expect, test } from 'vitest';
import type { OfficeClass, TrainersClass } from '../../src/domain/classes/office-classes.ts';
import type { MyTraining } from '../../src/domain/training/contract.ts';
import { first, present } from '../../src/domain/present.ts';
import { copying, erasing } from '../platform/stored.ts';
import { runScheduled } from '../scheduled.ts';
import { addAccount, cookieOf, PASSWORD } from '../testing/accounts.ts';
import { booked, bookedUnproved, cancelBody, managed, moveBody, person } from '../testing/changes.ts';
import { asContact } from '../testing/harness.ts';
import { startOffice } from '../testing/office.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const on = (day: string) => ({
  sessions: [{ start: `${day}T14:00:00Z`, end: `${day}T21:00:00Z` }],
  salesEnd: `${day}T13:00:00Z`,
});
const room = { delivery: 'in-person', placeId: 'ottawa' } as const;

const classes = [
  scheduledClass({ id: 'a', ...room, ...on('2027-01-12') }),
  scheduledClass({ id: 'b', ...room, ...on('2027-02-16') }),
  scheduledClass({ id: 'next-door', ...room, ...on('2027-01-12'), trainer: 'Bo Larsen' }),
];

const GRACE = 'grace@example.ca';

async function start() {
  const site = await startOffice({}, siteDataOf(classes));
  const stella = await site.staff('stella@example.ca');
  const { reference } = await booked(site, [{ eventId: 'a', quantity: 2 }], { participants: [person('a', GRACE)] });
  const secret = await asContact(site, reference);
  const tell = async (needs: string, at = 0) => {
    const { participants } = await managed(site, secret);
    return site.post(`/Website/participant-needs/${secret}`, { people: [{ id: present(participants[at]).id, needs }] });
  };
  const classFile = async (id = 'a') =>
    (await site.get(`/Website/office/classes/${id}`, stella.headers)).json<OfficeClass>();
  const onRoster = async (id = 'a') => (await classFile(id)).people.flatMap(({ needs }) => needs);
  const grace = async () => {
    await addAccount(site, GRACE, PASSWORD);
    return cookieOf(await site.logIn(GRACE));
  };
  return { site, stella, reference, secret, tell, classFile, onRoster, grace };
}

const needsShownToBuyer = async ({ site, secret }: Awaited<ReturnType<typeof start>>) =>
  (await managed(site, secret)).participants.map(({ needs }) => needs).filter(Boolean);

test('rule 39: what a buyer says of a person is read by the office and by the trainer of that class, and by no other', async () => {
  const all = await start();
  const { site, tell, onRoster } = all;
  expect((await tell('vegetarian')).status).toBe(204);
  expect(await onRoster()).toEqual([{ by: 'buyer', needs: 'vegetarian' }]);
  expect(await needsShownToBuyer(all)).toEqual(['vegetarian']);
  const trainer = async (email: string, teaches: string) => {
    await addAccount(site, email, PASSWORD, { role: 'trainer', teaches });
    return cookieOf(await site.logIn(email));
  };
  const own = await site.get('/Website/trainer/classes/a', await trainer('ada.t@gct.example', 'Ada Tremblay'));
  expect((await own.json<TrainersClass>()).people.flatMap(({ needs }) => needs)).toEqual(['vegetarian']);
  const other = await site.get('/Website/trainer/classes/a', await trainer('bo@gct.example', 'Bo Larsen'));
  expect(other.status).toBe(404);
  expect((await site.post(`/Website/office/classes/a/needs`, {}, await trainer('cy@gct.example', 'Cy'))).status).toBe(
    404,
  );
  // Nor does it stand in what is downloaded, mailed or told.
  const csv = await site.get('/Website/office/classes/a/roster.csv', all.stella.headers);
  expect(await csv.text()).not.toContain('vegetarian');
  await site.deliver();
  for (const table of ['local_mail', 'booking_events', 'office_acts', 'outbox', 'idempotency_keys']) {
    expect(JSON.stringify(await site.rows(`SELECT * FROM ${table}`))).not.toContain('vegetarian');
  }
});

test('what somebody says of herself is shown to no buyer, and takes the place of what the buyer said', async () => {
  const all = await start();
  const { site, tell, onRoster, grace } = all;
  await tell('no idea');
  const cookie = await grace();
  const training = async () => (await site.get('/Website/my-training', cookie)).json<MyTraining>();
  expect((await training()).needs).toBe('no idea');
  expect((await site.post('/Website/my-training/needs', { needs: 'captions, please' }, cookie)).status).toBe(204);
  expect(await onRoster()).toEqual([{ by: 'participant', needs: 'captions, please' }]);
  expect(await needsShownToBuyer(all)).toEqual([]);
  expect((await training()).needs).toBe('captions, please');
  await site.post('/Website/my-training/needs', { needs: '' }, cookie);
  expect(await onRoster()).toEqual([]);
  site.at('2027-01-13T15:00:00Z');
  const later = cookieOf(await site.logIn(GRACE));
  expect((await (await site.get('/Website/my-training', later)).json<MyTraining>()).needs).toBe(null);
  const late = await site.post('/Website/my-training/needs', { needs: 'late' }, later);
  expect((await late.json<{ code: string }>()).code).toBe('closed');
});

test('it goes along to another date and another address of the same person, and to nobody else who takes the seat', async () => {
  const all = await start();
  const { site, tell, onRoster, secret } = all;
  await tell('a chair with arms');
  const name = async (changes: Record<string, string>) => {
    const { revision, participants } = await managed(site, secret);
    const { id, firstName, lastName, email } = first(participants);
    const people = [{ id, firstName, lastName, email, ...changes }];
    expect((await site.post(`/Website/name-participants/${secret}`, { revision, participants: people })).status).toBe(
      200,
    );
  };
  await name({ email: 'grace.h@example.ca' });
  expect(await onRoster()).toHaveLength(1);
  const before = await managed(site, secret);
  const move = moveBody(before, [first(before.participants).id], 'b');
  expect((await site.post(`/Website/move-seats/${secret}`, move)).status).toBe(200);
  expect([await onRoster('a'), await onRoster('b')]).toEqual([[], [{ by: 'buyer', needs: 'a chair with arms' }]]);
  const moved = (await managed(site, secret)).participants.find(({ eventId }) => eventId === 'b');
  const { revision } = await managed(site, secret);
  const bob = { id: present(moved).id, firstName: 'Bob', lastName: 'Ray', email: 'bob@example.ca' };
  await site.post(`/Website/name-participants/${secret}`, { revision, participants: [bob] });
  expect(await onRoster('b')).toEqual([]);
});

test('who names another address of somebody reads nothing there of what she said herself, and the office still does', async () => {
  const all = await start();
  const { site, secret, onRoster, grace } = all;
  const [own, mean] = [await grace(), 'mean@example.ca'];
  await site.post('/Website/my-training/needs', { needs: 'captions, please' }, own);
  await addAccount(site, mean, PASSWORD);
  const rename = async (email: string) => {
    const { revision, participants } = await managed(site, secret);
    const { id, firstName, lastName } = present(participants.find((one) => one.firstName !== ''));
    const body = { revision, participants: [{ id, firstName, lastName, email }] };
    expect((await site.post(`/Website/name-participants/${secret}`, body)).status).toBe(200);
  };
  await rename(mean);
  const shown = (await site.get('/Website/my-training', cookieOf(await site.logIn(mean)))).json<MyTraining>();
  expect((await shown).needs).toBe('');
  expect(await onRoster()).toEqual([{ by: 'office', needs: 'captions, please' }]);
  expect(await needsShownToBuyer(all)).toEqual([]);
  await rename(GRACE);
  expect((await (await site.get('/Website/my-training', own)).json<MyTraining>()).needs).toBe('captions, please');
});

test('rule 40: what was said by another address of somebody is in no copy for who reads there now, and is erased with it', async () => {
  const { site, secret, tell, classFile, stella, grace } = await start();
  await site.post('/Website/my-training/needs', { needs: 'captions, please' }, await grace());
  const seat = present((await classFile()).people.find(({ name }) => name !== ''));
  const noted = { participantId: seat.id, needs: 'a seat by the door' };
  expect((await site.post('/Website/office/classes/a/needs', noted, stella.headers)).status).toBe(204);
  const { revision, participants } = await managed(site, secret);
  const { id, firstName, lastName } = present(participants.find((one) => one.firstName !== ''));
  const people = [{ id, firstName, lastName, email: 'mean@example.ca' }];
  await site.post(`/Website/name-participants/${secret}`, { revision, participants: people });
  const { db } = site.needs;
  const copyOf = async (key: string) => {
    const all = copying(site.needs.stored()).map(({ statement }) => db.prepare(statement).bind(key));
    return JSON.stringify((await db.batch(all)).map(({ results }) => results));
  };
  expect(await copyOf(GRACE)).toContain('captions, please');
  expect(await copyOf('mean@example.ca')).not.toMatch(/captions|door/);
  // What is told anew is theirs.
  await tell(
    'vegan',
    participants.findIndex((one) => one.id === id),
  );
  await site.post('/Website/office/classes/a/needs', { ...noted, needs: 'no stairs' }, stella.headers);
  expect(await copyOf('mean@example.ca')).toMatch(/vegan.*no stairs|no stairs.*vegan/);
  await site.rows(`UPDATE participant_needs SET went_along = 1 WHERE told_by = 'office'`);
  await db.batch(erasing(site.needs.stored()).map((one) => db.prepare(one).bind('mean@example.ca')));
  expect(await site.rows(`SELECT who FROM participant_needs WHERE who = 'mean@example.ca'`)).toEqual([]);
});

test('another address for one seat of somebody leaves what is known of her other one', async () => {
  const site = await startOffice({}, siteDataOf(classes));
  const stella = await site.staff('stella@example.ca');
  const people = ['a', 'b'].map((eventId) => person(eventId, GRACE));
  const { reference } = await booked(site, [{ eventId: 'a' }, { eventId: 'b' }], { participants: people });
  const secret = await asContact(site, reference);
  const { revision, participants } = await managed(site, secret);
  const { id, firstName, lastName } = first(participants);
  await site.post(`/Website/participant-needs/${secret}`, { people: [{ id, needs: 'no nuts' }] });
  const renamed = [{ id, firstName, lastName, email: 'grace.h@example.ca' }];
  await site.post(`/Website/name-participants/${secret}`, { revision, participants: renamed });
  const onRoster = async (of: string) =>
    (await (await site.get(`/Website/office/classes/${of}`, stella.headers)).json<OfficeClass>()).people.map(
      ({ needs }) => needs,
    );
  const known = [[{ by: 'buyer', needs: 'no nuts' }]];
  expect([await onRoster('a'), await onRoster('b')]).toEqual([known, known]);
});

test('what somebody said of herself is known in a class that is booked for her later, until she takes it back', async () => {
  const { site, grace, onRoster } = await start();
  const own = await grace();
  const say = (needs: string) => site.post('/Website/my-training/needs', { needs }, own);
  await say('no nuts');
  await booked(site, [{ eventId: 'b' }], { participants: [person('b', GRACE)] });
  await runScheduled(site.needs);
  const said = [{ by: 'participant', needs: 'no nuts' }];
  expect([await onRoster('a'), await onRoster('b')]).toEqual([said, said]);
  await say('');
  await runScheduled(site.needs);
  expect([await onRoster('a'), await onRoster('b')]).toEqual([[], []]);
});

test('the office keeps what it was told, and its journal says of whom and not what', async () => {
  const { site, stella, classFile, onRoster } = await start();
  const { people } = await classFile();
  const grace = present(people.find(({ name }) => name !== ''));
  const note = (participantId: string, needs: string) =>
    site.post('/Website/office/classes/a/needs', { participantId, needs }, stella.headers);
  expect((await note(grace.id, 'gluten-free')).status).toBe(204);
  expect(await onRoster()).toEqual([{ by: 'office', needs: 'gluten-free' }]);
  expect(await site.rows(`SELECT after FROM office_acts WHERE act = 'needs_noted'`)).toEqual([
    { after: JSON.stringify({ person: grace.id }) },
  ]);
  await note(grace.id, '');
  expect(await onRoster()).toEqual([]);
  const unnamed = present(people.find(({ name }) => name === ''));
  expect((await note(unnamed.id, 'x')).status).toBe(409);
  expect(
    (await site.post('/Website/office/classes/b/needs', { participantId: grace.id, needs: 'x' }, stella.headers))
      .status,
  ).toBe(404);
  expect((await note(grace.id, 'x'.repeat(301))).status).toBe(400);
});

test('what a colleague noted of somebody meanwhile is not lost', async () => {
  const { site, stella, classFile, onRoster } = await start();
  const { id: participantId } = present((await classFile()).people.find(({ name }) => name !== ''));
  const note = async (needs: string, seen: string) => {
    const body = { participantId, needs, seen };
    const answer = await site.post('/Website/office/classes/a/needs', body, stella.headers);
    return answer.status === 204 ? 204 : (await answer.json<{ code: string }>()).code;
  };
  // Both have read that nothing is noted; at once, or one behind the other.
  expect([await note('allergic to nuts', ''), await note('a wheelchair', '')]).toEqual([204, 'office_changed']);
  const both = await Promise.all(['no stairs', 'captions'].map((more) => note(more, 'allergic to nuts')));
  expect(both.toSorted()).toEqual([204, 'office_changed']);
  expect(await onRoster()).toHaveLength(1);
});

test('what is needed is summed for a day, over all classes of the place, without names', async () => {
  const { site, tell, classFile, stella } = await start();
  await tell('Vegetarian');
  await booked(site, [{ eventId: 'next-door' }], { participants: [person('next-door', 'alan@example.ca')] });
  const [alan] = (await classFile('next-door')).people;
  const body = { participantId: present(alan).id, needs: 'vegetarian' };
  await site.post('/Website/office/classes/next-door/needs', body, stella.headers);
  const sum = [{ day: '2027-01-12', people: 2, classes: 2, needed: [{ needs: 'Vegetarian', people: 2 }] }];
  expect((await classFile('a')).needsOfDays).toEqual(sum);
  expect((await classFile('b')).needsOfDays).toEqual([]);
});

test('nobody who is not the buyer, or has not proved to be, says anything of anybody', async () => {
  const { site, reference } = await start();
  const unproved = await bookedUnproved(site, [{ eventId: 'b' }], {
    participants: [person('b', 'mean@example.ca')],
    contact: { firstName: 'M', lastName: 'E', email: 'mean@example.ca', phone: '613-555-0100', organisation: 'X' },
  });
  const tell = async (secret: string, id: string) => {
    const answer = await site.post(`/Website/participant-needs/${secret}`, { people: [{ id, needs: 'x' }] });
    return [answer.status, (await answer.json<{ code: string }>()).code];
  };
  expect(await tell(reference, 'any')).toEqual([403, 'link_needed']);
  expect(await tell(unproved.reference, present(unproved.participants[0]).id)).toEqual([409, 'unproved']);
  const own = await asContact(site, reference);
  expect(await tell(own, present(unproved.participants[0]).id)).toEqual([404, 'not_found']);
  const empty = (await managed(site, own)).participants[1];
  expect(await tell(own, present(empty).id)).toEqual([404, 'not_found']);
  site.at('2027-01-12T15:00:00Z');
  expect(await tell(own, first((await managed(site, own)).participants).id)).toEqual([409, 'closed']);
});

test('rule 44: it is gone a month after the class, and the night after somebody has no seat any more', async () => {
  const { site, tell } = await start();
  const kept = async () => (await site.rows('SELECT who FROM participant_needs')).length;
  await tell('vegan');
  site.at('2027-02-11T07:30:00Z');
  await runScheduled(site.needs);
  expect(await kept()).toBe(1);
  site.at('2027-02-12T07:30:00Z');
  await runScheduled(site.needs);
  expect(await kept()).toBe(0);

  const { site: other, tell: tellOther, secret } = await start();
  await tellOther('vegan');
  const now = await managed(other, secret);
  const body = cancelBody(now, [first(now.participants).id]);
  expect((await other.post(`/Website/cancel-seats/${secret}`, body)).status).toBe(200);
  other.at('2026-11-21T07:30:00Z');
  await runScheduled(other.needs);
  expect(await other.rows('SELECT who FROM participant_needs')).toEqual([]);
});
