import { expect, test } from 'vitest';
import { openOfficeForMoney } from '../../src/domain/accounts/office-calls.ts';
import type { OfficeClass } from '../../src/domain/classes/office-classes.ts';
import type { OfficeNumbers } from '../../src/domain/numbers/numbers.ts';
import { addAccount, cookieOf, PASSWORD } from '../testing/accounts.ts';
import { booked } from '../testing/changes.ts';
import { open, startOffice } from '../testing/office.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const CLASSES = '/Website/office/classes';
const day = (id: string, date: string, changes: object = {}) =>
  scheduledClass({
    id,
    sessions: [{ start: `${date}T14:00:00Z`, end: `${date}T21:00:00Z` }],
    salesEnd: `${date}T13:00:00Z`,
    ...changes,
  });
const SCHEDULE = [
  day('a', '2026-12-08'),
  day('b', '2026-12-15'),
  day('room', '2027-01-12', { delivery: 'in-person', placeId: 'vancouver', timeZone: 'America/Vancouver' }),
];

/** Somebody has two seats in `a`. */
async function start(role: 'staff' | 'owner' = 'owner') {
  const site = await startOffice({}, siteDataOf(SCHEDULE));
  const stella = await site.staff('stella@example.ca', role);
  await booked(site, [{ eventId: 'a', quantity: 2 }]);
  await open(site, stella, openOfficeForMoney.path);
  const { headers } = stella;
  const fileOf = async (id = 'a') => (await site.get(`${CLASSES}/${id}`, headers)).json<OfficeClass>();
  const post = async (path: string, body: object) => {
    const answer = await site.post(`${CLASSES}/${path}`, body, headers);
    return answer.ok ? answer.status : (await answer.json<{ code: string }>()).code;
  };
  return { site, headers, fileOf, post };
}

const costs = (changes: object = {}) => ({ trainer: null, room: null, materials: null, seen: 0, ...changes });

test('a class costs what is usual for its trainer and city, or what was entered of it', async () => {
  const { fileOf, post } = await start();
  expect((await fileOf()).margin).toMatchObject({ revenueCents: 99_000, costCents: null, marginCents: null });
  expect(await post('a/cost-rates', { of: 'trainer', cents: 10_000, per: 'hour', seen: null })).toBe(204);
  expect(await post('b/cost-rates', { of: 'materials', cents: 2_000, per: 'seat', seen: null })).toBe(204);
  expect((await fileOf()).margin).toMatchObject({
    ...{ minutes: 360, trainerCents: 60_000, roomCents: 0, materialsCents: 4_000, costCents: 64_000 },
    ...{ marginCents: 35_000, breakEvenSeats: 2, revision: 0 },
  });
  expect(await post('a/costs', costs({ trainer: 80_000, materials: 0 }))).toBe(204);
  expect((await fileOf()).margin).toMatchObject({ costCents: 80_000, marginCents: 19_000, revision: 1 });
  // Another class of the same trainer stays at what is usual.
  expect((await fileOf('b')).margin).toMatchObject({ costCents: 60_000, marginCents: -60_000 });
  expect((await fileOf('room')).margin).toMatchObject({ roomCents: null, costCents: null });
  expect(await post('room/cost-rates', { of: 'room', cents: 30_000, per: 'day', seen: null })).toBe(204);
  expect((await fileOf('room')).margin).toMatchObject({ roomCents: 30_000, costCents: 90_000 });
});

test('whoever saw an earlier state looks again, and what has no name has no rate', async () => {
  const { fileOf, post } = await start();
  expect(await post('a/costs', costs({ room: 1 }))).toBe(204);
  expect(await post('a/costs', costs({ room: 2 }))).toBe('office_changed');
  expect((await fileOf()).margin.entered.room).toBe(1);
  expect(await post('a/costs', costs({ seen: 1 }))).toBe(204);
  expect((await fileOf()).margin.entered.room).toBeNull();
  const rate = { of: 'trainer', cents: 1, per: 'day', seen: null };
  expect(await post('a/cost-rates', rate)).toBe(204);
  expect(await post('a/cost-rates', { ...rate, cents: 2 })).toBe('office_changed');
  expect(await post('a/cost-rates', { ...rate, of: 'room' })).toBe('closed');
  expect(await post('a/cost-rates', { ...rate, of: 'room', per: 'hour' })).toBe('validation');
  expect(await post('a/costs', costs({ seen: 2, room: -1 }))).toBe('validation');
  expect(await post('nowhere/costs', costs())).toBe('not_found');
});

test('staff enter costs and set nothing that is usual; what was done is written down without names', async () => {
  const { site, post } = await start('staff');
  expect(await post('a/costs', costs({ trainer: 80_000 }))).toBe(204);
  expect(await post('a/cost-rates', { of: 'trainer', cents: 1, per: 'day', seen: null })).toBe('not_found');
  expect(
    await site.rows(
      `SELECT subject_id, before, after FROM office_acts WHERE act IN ('class_costs_entered', 'cost_rate_set')`,
    ),
  ).toEqual([
    {
      subject_id: 'a',
      before: '{"trainerCents":null,"roomCents":null,"materialsCents":null}',
      after: '{"trainerCents":80000,"roomCents":null,"materialsCents":null}',
    },
  ]);
});

test('the table of classes and the numbers have the margins', async () => {
  const { site, headers, post } = await start();
  const csv = async () => (await site.get(`${CLASSES}.csv?from=2026-12-01&lang=en`, headers)).text();
  const numbers = async (query = '') =>
    (await site.get(`/Website/office/numbers?from=2026-12-01&to=2027-01-31${query}`, headers)).json<OfficeNumbers>();
  expect((await numbers()).margins).toEqual([]);
  expect(await post('a/costs', costs({ trainer: 80_000 }))).toBe(204);
  expect(await csv()).toMatch(/\r\na,.*,990\.00,800\.00,0\.00,0\.00,800\.00,190\.00,2,\r\n/);
  expect(await csv()).toMatch(/\r\nb,.*,0\.00,,0\.00,0\.00,,,,\r\n/);
  expect((await numbers()).margins).toMatchObject([
    { en: 'Excel Level 1', classes: 1, unknown: 2, revenueCents: 99_000, costCents: 80_000, marginCents: 19_000 },
  ]);
  expect((await numbers('&city=vancouver')).margins).toMatchObject([{ classes: 0, unknown: 1, marginCents: 0 }]);
  const file = await site.get('/Website/office/numbers/margins?from=2026-12-01&to=2027-01-31', headers);
  expect((await file.text()).trim().split('\r\n')).toEqual([
    'Course,Classes,Cost not known,Brought in before tax,Costs,Margin',
    'Excel Level 1,1,2,990.00,800.00,190.00',
  ]);
});

test('a trainer is never told what anything costs', async () => {
  const { site, post } = await start();
  expect(await post('a/costs', costs({ trainer: 81_234 }))).toBe(204);
  await addAccount(site, 'ada@gct.example', PASSWORD, { role: 'trainer', teaches: 'Ada Tremblay' });
  const trainer = cookieOf(await site.logIn('ada@gct.example'));
  for (const path of ['', '/a']) {
    const answer = await site.get(`/Website/trainer/classes${path}`, trainer);
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toMatch(/81234|margin|cost/i);
  }
});
