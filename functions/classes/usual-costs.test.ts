import { expect, test } from 'vitest';
import { openOfficeForMoney } from '../../src/domain/accounts/office-calls.ts';
import type { OfficeClass } from '../../src/domain/classes/office-classes.ts';
import type { UsualCosts } from '../../src/domain/classes/usual-costs-calls.ts';
import { open, startOffice } from '../testing/office.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const COSTS = '/Website/office/costs';

async function start(role: 'staff' | 'owner' = 'owner') {
  const data = siteDataOf([
    scheduledClass({ id: 'a' }),
    scheduledClass({ id: 'b', trainer: 'Somebody New' }),
    scheduledClass({ id: 'room', delivery: 'in-person', placeId: 'vancouver', timeZone: 'America/Vancouver' }),
  ]);
  const site = await startOffice({}, data);
  const stella = await site.staff('stella@example.ca', role);
  await open(site, stella, openOfficeForMoney.path);
  const { headers } = stella;
  const list = async () => (await (await site.get(COSTS, headers)).json<UsualCosts>()).costs;
  const set = async (body: object) => {
    const answer = await site.post(COSTS, body, headers);
    return answer.ok ? answer.status : (await answer.json<{ code: string }>()).code;
  };
  return { site, headers, list, set };
}

const hourly = { of: 'trainer', name: 'Ada Tremblay', cents: 10_000, per: 'hour', seen: null };

test('the list has the team, who teaches a class to come, every city and the materials, set or not', async () => {
  const { list } = await start();
  const costs = await list();
  expect(costs.filter(({ of }) => of === 'trainer').map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Ada Tremblay', 'Somebody New']),
  );
  expect(costs.find(({ name }) => name === 'vancouver')).toMatchObject({
    ...{ of: 'room', title: { en: 'Vancouver', fr: 'Vancouver' }, rate: null, classes: 1 },
  });
  expect(costs.at(-1)).toEqual({ of: 'materials', name: '', title: { en: '', fr: '' }, rate: null, classes: 3 });
});

test('an owner sets a rate once for all classes, and whoever saw an earlier one looks again', async () => {
  const { site, headers, list, set } = await start();
  expect(await set(hourly)).toBe(204);
  expect(await set({ ...hourly, cents: 12_000 })).toBe('office_changed');
  expect(await set({ ...hourly, cents: 12_000, seen: 10_000 })).toBe(204);
  expect((await list()).find(({ name }) => name === 'Ada Tremblay')).toMatchObject({
    ...{ rate: { cents: 12_000, per: 'hour' }, classes: 2 },
  });
  const file = await (await site.get('/Website/office/classes/a', headers)).json<OfficeClass>();
  expect(file.margin.rates.trainer).toEqual({ cents: 12_000, per: 'hour' });
  // A class of its own entry counts by that.
  const entry = { trainer: 50_000, room: null, materials: null, seen: 0 };
  expect((await site.post('/Website/office/classes/a/costs', entry, headers)).status).toBe(204);
  expect((await list()).find(({ name }) => name === 'Ada Tremblay')).toMatchObject({ classes: 1 });
});

test('what nothing is called, and what is paid otherwise, has no rate', async () => {
  const { set } = await start();
  expect(await set({ ...hourly, name: 'Nobody' })).toBe('not_found');
  expect(await set({ ...hourly, of: 'room', name: 'vancouver' })).toBe('validation');
  expect(await set({ ...hourly, cents: -1 })).toBe('validation');
  expect(await set({ of: 'materials', name: '', cents: 2_000, per: 'seat', seen: null })).toBe(204);
});

test('staff see what is usual and set nothing; what was set is written down without names', async () => {
  const { site, list, set } = await start('staff');
  expect((await list()).length).toBeGreaterThan(3);
  expect(await set(hourly)).toBe('not_found');
  const owner = await site.staff('olive@example.ca', 'owner');
  await open(site, owner, openOfficeForMoney.path);
  expect((await site.post(COSTS, hourly, owner.headers)).status).toBe(204);
  expect(await site.rows(`SELECT subject, subject_id, after FROM office_acts WHERE act = 'cost_rate_set'`)).toEqual([
    { subject: 'cost', subject_id: 'trainer', after: '{"of":"trainer","cents":10000,"per":"hour"}' },
  ]);
});
