import { expect, test } from 'vitest';
import { openOfficeForMoney } from '../../src/domain/accounts/office-calls.ts';
import * as seats from '../../src/domain/changes/seats.ts';
import type { OfficeDay } from '../../src/domain/classes/day.ts';
import { shifted } from '../../src/domain/classes/shifted.ts';
import { frozenTable } from '../../src/domain/money/credit.ts';
import { present } from '../../src/domain/present.ts';
import { booked, cancelBody, managed, moveBody } from '../testing/changes.ts';
import { asContact, meddling } from '../testing/harness.ts';
import { open, startOffice } from '../testing/office.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const DAY = '/Website/office/days/2027-01-12';
const on = (date: string) => ({
  sessions: [{ start: `${date}T14:00:00Z`, end: `${date}T21:00:00Z` }],
  salesEnd: `${date}T13:00:00Z`,
});

/** Five bookings of a class on January 12, one of which leaves it before the storm; the class is moved by a week. */
async function start(where: object = {}) {
  const site = await startOffice(
    {},
    siteDataOf([
      scheduledClass({ ...on('2027-01-12'), ...where, id: 'a', capacity: 20 }),
      scheduledClass({ ...on('2027-03-02'), id: 'other', capacity: 20, trainer: 'Bo Larsen' }),
    ]),
  );
  const stella = await site.staff('stella@example.ca');
  const book = async (name: string) => {
    const contact = { firstName: name, lastName: 'Roy', email: `${name}@example.ca`, phone: '819-555-0111' };
    const { reference } = await booked(site, [{ eventId: 'a' }], { contact: { ...contact, organisation: 'Ville' } });
    site.wait(0.1);
    return reference;
  };
  const references = new Map<string, string>();
  for (const name of ['Early', 'Stays', 'Moves', 'Leaves', 'Credits']) references.set(name, await book(name));
  const cancel = async (name: string) => {
    const reference = present(references.get(name));
    const now = await managed(site, reference);
    const body = cancelBody(now, [present(now.participants[0]).id]);
    const answer = await site.post(`/Website/cancel-seats/${await asContact(site, reference)}`, body);
    expect(answer.status, await answer.clone().text()).toBe(200);
  };
  await cancel('Early');
  site.wait(1);
  const read = async () => (await site.get(DAY, stella.headers)).json<OfficeDay>();
  const decided = async () =>
    Object.fromEntries((await read()).decisions.map((one) => [one.name.replace(' Roy', ''), one.decided] as const));
  const idOf = async (name: string) => present((await read()).buyers.find((buyer) => buyer.name.startsWith(name))).id;
  const tick = async (bookingId: string, stays: boolean) =>
    (await site.post(`${DAY}/stays`, { classId: 'a', bookingId, stays }, stella.headers)).status;
  const change = async (name: string, body: object) => {
    const { revision: seen } = present((await read()).classes.find(({ id }) => id === 'a'));
    const answer = await site.post(`/Website/office/classes/a/${name}`, { reason: 'r', seen, ...body }, stella.headers);
    expect(answer.status, await answer.clone().text()).toBe(200);
  };
  const move = async () => {
    const one = present((await read()).classes.find(({ id }) => id === 'a'));
    await change('change', { field: 'dates', sessions: shifted(one, 7) });
  };
  /** What takes something off a booking for a day, by its reference and id: as it is then. */
  const crediting = async (reference: string, id: string) => {
    await open(site, stella, openOfficeForMoney.path);
    return async (day?: string) => {
      const { revision, lines, taxes } = await managed(site, reference);
      const asked = { eventId: 'a', of: 'price', netCents: 1000 } as const;
      const creditedCents = 0 - seats.crediting(lines, asked, frozenTable(taxes)).difference.totalCents;
      const body = { ...asked, revision, creditedCents, back: 'credit', reason: 'a day', day };
      return site.post(`/Website/office/bookings/${id}/credit-notes`, body, stella.headers);
    };
  };
  return { site, stella, crediting, references, cancel, read, decided, idOf, tick, change, move };
}

test('before anything has changed nobody has anything to decide', async () => {
  const { read } = await start();
  expect((await read()).decisions).toEqual([]);
});

test('who stays is ticked; another date, a cancellation and a credit come from the bookings, and the table has them', async () => {
  const { site, stella, crediting, references, cancel, read, decided, idOf, tick, move } = await start();
  await move();
  site.wait(2);
  const open4 = { Stays: 'open', Moves: 'open', Leaves: 'open', Credits: 'open' };
  expect(await decided()).toEqual(open4);
  const stays = await idOf('Stays');
  expect(await tick(stays, true)).toBe(204);
  expect((await read()).decisions.find(({ bookingId }) => bookingId === stays)).toMatchObject({ who: 'Stella' });
  const moves = present(references.get('Moves'));
  const now = await managed(site, moves);
  const body = moveBody(now, [present(now.participants[0]).id], 'other');
  const moved = await site.post(`/Website/move-seats/${await asContact(site, moves)}`, body);
  expect(moved.status, await moved.clone().text()).toBe(200);
  await cancel('Leaves');
  const credits = present(references.get('Credits'));
  const note = await crediting(credits, await idOf('Credits'));
  expect((await note()).status).toBe(200);
  expect(await decided()).toEqual({ Stays: 'stays', Moves: 'moved', Leaves: 'cancelled', Credits: 'credited' });
  const table = await (await site.get(`${DAY}/people.csv?lang=en`, stella.headers)).text();
  expect(table).toMatch(/booked,Stays Roy,.*,stays\r\n/);
  expect(table).toMatch(/booked,Credits Roy,.*,"?stays, credited"?\r\n/);
  expect(table).toMatch(/has left,Moves Roy,Ville,,,,0,,.*,moved to another date\r\n/);
  expect(table).toMatch(/has left,Leaves Roy,.*,cancelled\r\n/);
  expect(table).not.toContain('Early Roy');
  expect(await tick(stays, false)).toBe(204);
  expect(await decided()).toMatchObject({ Stays: 'open' });
  const acts = await site.rows(`SELECT subject_id, after FROM office_acts WHERE act = 'stay_ticked' ORDER BY id`);
  expect(acts).toHaveLength(2);
  expect(acts[0]).toEqual({
    subject_id: '2027-01-12',
    after: JSON.stringify({ classes: ['a'], party: stays, stays: true }),
  });
});

test('a day of a class is credited to a booking once, by whoever tries it, and another one as well', async () => {
  const { references, crediting, idOf } = await start();
  const note = await crediting(present(references.get('Credits')), await idOf('Credits'));
  const first = await note('2027-01-12');
  expect(first.status, await first.clone().text()).toBe(200);
  const again = await note('2027-01-12');
  expect([again.status, (await again.json<{ code: string }>()).code]).toEqual([409, 'already_sent']);
  expect((await note('2027-01-13')).status).toBe(200);
  expect((await note('2027-13-12')).status).toBe(400);
});

test('a day that was credited meanwhile comes back by no undo, which says to how many bookings it was', async () => {
  const { site, stella, references, crediting, read, idOf, move } = await start();
  const notes = [];
  for (const name of ['Credits', 'Stays']) {
    notes.push(await crediting(present(references.get(name)), await idOf(name)));
  }
  const [note, other] = [present(notes[0]), present(notes[1])];
  const undo = async () => {
    const [act] = present((await read()).classes.find(({ id }) => id === 'a')).undo;
    return site.post('/Website/office/classes/a/undo', { undo: present(act).id }, stella.headers);
  };
  // Of a day that it keeps, or before it lost that one: nothing to go back to hangs on it.
  expect((await note('2027-01-12')).status).toBe(200);
  site.wait(0.1);
  await move();
  expect((await other('2027-01-13')).status).toBe(200);
  expect((await undo()).status).toBe(204);

  await move();
  const refused = await meddling(site, () => other('2027-01-12'), undo);
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'closed', credited: 1 }]);
  expect(present((await read()).classes.find(({ id }) => id === 'a')).sittings).toEqual([]);
});

test('nobody stays in a class that is cancelled, nor without a seat, and who booked after a change has nothing to decide', async () => {
  const { site, decided, idOf, tick, move, change } = await start();
  await move();
  site.wait(2);
  await booked(site, [{ eventId: 'a' }]);
  const stays = await idOf('Stays');
  expect(await tick(stays, true)).toBe(204);
  expect(await tick('no-such-booking', true)).toBe(404);
  expect(Object.keys(await decided())).toHaveLength(4);
  site.wait(2);
  await change('cancel', {});
  expect(await decided()).toMatchObject({ Stays: 'open', 'Ada Byron': 'open' });
});

test('a class that left its day, came back and leaves it again is decided about anew, also by who booked meanwhile', async () => {
  const { site, stella, idOf, tick, decided, move, change } = await start();
  await move();
  site.wait(2);
  expect(await tick(await idOf('Stays'), true)).toBe(204);
  await change('back-to-schedule', { field: 'dates' });
  site.wait(2);
  await booked(site, [{ eventId: 'a' }]);
  site.wait(2);
  await open(site, stella);
  await move();
  expect(await decided()).toEqual({
    ...{ Stays: 'open', Moves: 'open', Leaves: 'open', Credits: 'open' },
    'Ada Byron': 'open',
  });
});

test('of a day that goes on line its people decide as well, and of another room they do not', async () => {
  const { site, decided, change, idOf, tick } = await start({ delivery: 'in-person', placeId: 'ottawa' });
  await change('days', { what: 'place', session: 1, where: 'room', room: 'Rideau' });
  expect(await decided()).toEqual({});
  await change('days', { what: 'place', session: 1, where: 'online', room: '' });
  site.wait(2);
  expect(await decided()).toEqual({ Stays: 'open', Moves: 'open', Leaves: 'open', Credits: 'open' });
  await tick(await idOf('Stays'), true);
  expect(await decided()).toMatchObject({ Stays: 'stays', Moves: 'open' });
  await change('days', { what: 'place', session: 1, where: 'own', room: '' });
  expect(await decided()).toEqual({});
});
