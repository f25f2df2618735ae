import { expect, test } from 'vitest';
import type { Absence, Absences } from '../../src/domain/classes/absences.ts';
import type { MovedClasses } from '../../src/domain/classes/day.ts';
import type { FoundClasses, TrainersClasses } from '../../src/domain/classes/office-classes.ts';
import { only } from '../../src/domain/present.ts';
import type { Today } from '../../src/domain/today/today.ts';
import { runScheduled } from '../scheduled.ts';
import { meddling } from '../testing/harness.ts';
import { startSubstitutes } from '../testing/substitutes.ts';

const PATH = '/Website/office/absences';
const [ADA, BO] = ['Ada Tremblay', 'Bo Larsen'];
const TUESDAY = { from: '2027-01-12', to: '2027-01-12' };
const AWAY = { why: 'away', ...TUESDAY };

/** Class `a` is Ada's, of Monday to Wednesday, January 11 to 13; `fridays` is Bo's, on the 15th. */
async function start() {
  const site = await startSubstitutes();
  const send = async (path: string, body: object) => {
    const answer = await site.site.post(path, body, site.headers());
    const json = answer.status === 204 ? {} : await answer.json<Absence & { code?: string; fields?: object }>();
    return { status: answer.status, json };
  };
  const put = (body: object) => send(PATH, { trainer: ADA, ...TUESDAY, kind: 'sick', note: '', ...body });
  const away = async (body: object = {}) => {
    const { status, json } = await put(body);
    expect(status, JSON.stringify(json)).toBe(201);
    return json as Absence;
  };
  const list = async (query = '') => (await site.get<Absences>(PATH + query)).absences;
  const back = async (id: string) => {
    const { status, json } = await send(`${PATH}/${id}/take-back`, {});
    return 'code' in json ? json.code : status;
  };
  /** What Today and the list of classes have, which agree. */
  const without = async () => {
    const { lists } = await site.get<Today>('/Website/office/today');
    const today = only(lists.filter(({ name }) => name === 'trainer_away'));
    const { classes } = await site.get<FoundClasses>('/Website/office/classes?state=trainer_away&from=2026-01-01');
    expect(today.count).toBe(classes.length);
    expect(today.rows.map(({ id }) => id).sort()).toEqual(classes.map(({ id }) => id).sort());
    return today.rows.map(({ id, who, at }) => [id, who, at]);
  };
  return { ...site, put, away, list, back, without };
}

test('an absence says at once which classes it meets, and stands until it is taken back; the journal names nobody', async () => {
  const { site, away, list, back, without } = await start();
  const entry = await away({ from: '2027-01-12', to: '2027-01-20', note: 'Until the 20th.' });
  expect(entry).toMatchObject({
    ...{ trainer: ADA, from: '2027-01-12', to: '2027-01-20', kind: 'sick', note: 'Until the 20th.', who: 'Stella' },
    classes: [{ id: 'a', days: ['2027-01-12', '2027-01-13'] }],
  });
  expect(await list()).toEqual([entry]);
  expect(await list('?from=2027-01-20&to=2027-01-26')).toEqual([entry]);
  expect(await list('?from=2027-01-21&to=2027-01-27')).toEqual([]);
  expect(await without()).toEqual([['a', ADA, '2027-01-12T14:00:00Z']]);
  expect(await back(entry.id)).toBe(204);
  expect([await list(), await without()]).toEqual([[], []]);
  expect(await back(entry.id)).toBe('closed');
  expect(await back('none')).toBe('closed');
  expect(await site.rows(`SELECT taken_back_by > 0 AS kept FROM trainer_absences`)).toEqual([{ kept: 1 }]);
  const days = '{"from":"2027-01-12","until":"2027-01-20"}';
  expect(
    await site.rows(`SELECT act, subject_id, before, after FROM office_acts WHERE subject = 'absence' ORDER BY id`),
  ).toEqual([
    { act: 'absence_written', subject_id: entry.id, before: null, after: days },
    { act: 'absence_taken_back', subject_id: entry.id, before: days, after: null },
  ]);
});

test.each([
  ['who is not of the team', { trainer: 'Nobody Known' }, { trainer: 'choose' }],
  ['a last day before the first', { to: '2027-01-11' }, { to: 'invalid' }],
  ['more than 366 days', { to: '2028-01-13' }, { to: 'too_long' }],
  ['a day that there is not', { from: '2027-02-30', to: '2027-03-01' }, { from: 'day' }],
  ['no kind', { kind: 'tired' }, { kind: 'choose' }],
  ['a note of a page', { note: 'x'.repeat(201) }, { note: 'too_long' }],
])('%s is refused', async (_, body, fields) => {
  const { site, put } = await start();
  expect(await put(body)).toMatchObject({ status: 400, json: { fields } });
  expect(await site.rows('SELECT id FROM trainer_absences')).toEqual([]);
});

test('366 days are taken; days that are written down already are named, and free once they are taken back', async () => {
  const { put, away, back } = await start();
  const { id } = await away({ from: '2027-01-12', to: '2028-01-12' });
  expect(await put({ from: '2028-01-12', to: '2028-01-20' })).toMatchObject({
    ...{ status: 400, json: { fields: { from: 'duplicate' }, overlaps: { from: '2027-01-12', to: '2028-01-12' } } },
  });
  // Somebody else's days, and those after it.
  await away({ trainer: BO });
  await away({ from: '2028-01-13', to: '2028-01-20' });
  await back(id);
  await away({ from: '2028-01-12', to: '2028-01-12' });
});

test('of two who write down the same days at once, one is told; so is who takes back second', async () => {
  const { site, put, list, back } = await start();
  const first: unknown[] = [];
  const second = await meddling(
    site,
    async () => first.push((await put({})).status),
    () => put({ from: '2027-01-10', to: '2027-01-12' }),
  );
  expect([first, second]).toMatchObject([[201], { status: 400, json: { fields: { from: 'duplicate' } } }]);
  const { id } = only(await list());
  const late = await meddling(
    site,
    async () => first.push(await back(id)),
    () => back(id),
  );
  expect([first.at(-1), late]).toEqual([204, 'closed']);
  expect(await site.rows(`SELECT act FROM office_acts WHERE subject = 'absence' ORDER BY id`)).toEqual([
    { act: 'absence_written' },
    { act: 'absence_taken_back' },
  ]);
});

test('until somebody else gives the day: then neither Today nor the entry asks for anybody', async () => {
  const { away, list, without, standIn, file } = await start();
  await away();
  expect((await file()).clash).toEqual(AWAY);
  await standIn();
  expect([await without(), (await file()).clash]).toEqual([[], null]);
  expect(only(await list()).classes).toEqual([]);
  // Who stands in is ill as well.
  await away({ trainer: BO });
  expect(await without()).toEqual([['a', BO, '2027-01-12T14:00:00Z']]);
});

test('whoever is away is not free: not for a day, nor for the class, nor for its dates', async () => {
  const { away, file, post, act, get, without } = await start();
  await away({ trainer: BO });
  const { busy, dayGivers } = await file();
  expect(busy).toContainEqual({ trainer: BO, clash: AWAY });
  const clashes = dayGivers.map(({ givers }) => only(givers.filter(({ trainer }) => trainer === BO)).clash);
  expect(clashes).toEqual([null, AWAY, null]);
  for (const [name, body] of [
    ['substitute', { session: 2, trainer: BO }],
    ['change', { field: 'trainer', trainer: BO }],
  ] as const) {
    const answer = await post(name, body);
    expect([answer.status, await answer.json()], name).toMatchObject([
      400,
      { fields: { trainer: 'trainer_busy' }, clash: AWAY },
    ]);
  }
  await act('substitute', { session: 3, trainer: BO });
  const sessions = [{ date: '2027-01-12', from: '09:00', to: '16:00' }];
  const moved = await post('change', { field: 'dates', sessions }, 'fridays');
  expect([moved.status, await moved.json()]).toMatchObject([400, { fields: { 'sessions.0.date': 'trainer_busy' } }]);
  const { classes } = await get<MovedClasses>('/Website/office/days/2027-01-15/moved?to=2027-01-12');
  expect(classes).toMatchObject([{ id: 'fridays', problem: 'trainer', clash: AWAY }]);
  expect(await without()).toEqual([]);
});

test('a day more of a class, and going back to the schedule, ask the same', async () => {
  const { site, away, post, act } = await start();
  await act('change', { field: 'trainer', trainer: BO });
  await away({ from: '2027-01-13', to: '2027-01-18' });
  const back = await post('back-to-schedule', { field: 'trainer' });
  expect([back.status, await back.json()]).toMatchObject([
    400,
    { fields: { reason: 'trainer_busy' }, clash: { why: 'away', from: '2027-01-13', to: '2027-01-18' } },
  ]);
  await site.rows(`DELETE FROM trainer_absences`);
  await away({ trainer: BO, from: '2027-01-18', to: '2027-01-18' });
  const more = { what: 'add', date: '2027-01-18', from: '09:00', to: '16:00', where: 'own', room: '' };
  const added = await post('days', more);
  expect([added.status, await added.json()]).toMatchObject([400, { fields: { date: 'trainer_busy' } }]);
});

test.each([
  ['winter', '2027-01-15', '2027-01-16T06:00:00Z'],
  ['summer', '2027-07-16', '2027-07-17T05:00:00Z'],
])(
  'who is away on the day of a late evening in Vancouver is missed that day, and no other: in %s',
  async (_, day, begins) => {
    const { site, away, without } = await start();
    const ms = Date.parse(begins);
    await site.rows(
      `UPDATE classes SET time_zone = 'America/Vancouver', sessions = ?1, starts_at = ?2, ends_at = ?2 + 3600000 WHERE id = 'a'`,
      JSON.stringify([{ start: begins, end: new Date(ms + 3_600_000).toISOString() }]),
      ms,
    );
    const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
    const later = await away({ from: next, to: next });
    expect([later.classes, await without()]).toEqual([[], []]);
    const entry = await away({ from: day, to: day });
    expect(entry.classes).toMatchObject([{ id: 'a', days: [day] }]);
    expect(await without()).toEqual([['a', ADA, begins]]);
  },
);

test('a class that is cancelled, or whose day is over, needs nobody', async () => {
  const { away, post, come, without, file } = await start();
  await away();
  await away({ trainer: BO, from: '2027-01-15', to: '2027-01-15' });
  expect(await without()).toEqual([
    ['a', ADA, '2027-01-12T14:00:00Z'],
    ['fridays', BO, '2027-01-15T14:00:00Z'],
  ]);
  expect((await post('cancel', {}, 'fridays')).status).toBe(200);
  expect(await without()).toEqual([['a', ADA, '2027-01-12T14:00:00Z']]);
  await come('2027-01-12T21:30:00Z');
  expect([await without(), (await file()).clash]).toEqual([[], null]);
});

test('a trainer reads her own days to come, and nobody else’s; no trainer reads what the office writes', async () => {
  const { site, away, get, of } = await start();
  await away({ note: 'Says her doctor.' });
  await away({ trainer: BO, from: '2027-02-01', to: '2027-02-05', kind: 'holiday' });
  const own = async (name: 'ada' | 'bo' | 'cy') =>
    (await get<TrainersClasses>('/Website/trainer/classes', await of(name))).away;
  expect(await own('ada')).toEqual([{ ...TUESDAY, kind: 'sick' }]);
  expect(await own('bo')).toEqual([{ from: '2027-02-01', to: '2027-02-05', kind: 'holiday' }]);
  expect(await own('cy')).toEqual([]);
  expect((await site.get(PATH, await of('ada'))).status).toBe(404);
});

test('rule 44: two years after its last day an entry is gone, and with an erasure at once', async () => {
  const { site, away } = await start();
  await away();
  await away({ trainer: BO, from: '2027-01-12', to: '2027-01-13' });
  const { erasing } = await import('../platform/stored.ts');
  const { stored } = await import('./stored.ts');
  const own = stored.filter(({ table }) => table === 'trainer_absences');
  for (const statement of erasing(own)) await site.rows(statement, 'ada@gct.example');
  const left = () => site.rows(`SELECT trainer FROM trainer_absences`);
  expect(await left()).toEqual([{ trainer: BO }]);
  site.at('2029-01-12T07:30:00Z');
  await runScheduled(site.needs);
  expect(await left()).toEqual([{ trainer: BO }]);
  site.at('2029-01-13T07:30:00Z');
  await runScheduled(site.needs);
  expect(await left()).toEqual([]);
});
