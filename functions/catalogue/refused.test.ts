import { expect, test } from 'vitest';
import type { SiteClass, SiteData } from '../../src/domain/site/site-data.ts';
import { first } from '../../src/domain/present.ts';
import { runScheduled } from '../scheduled.ts';
import { hold, startSite, type TestSite } from '../testing/harness.ts';
import { failingDatabase } from '../testing/failing-database.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';
import { syncCatalogue } from './sync.ts';

const swapped = { sessions: [{ start: '2027-01-12T21:00:00Z', end: '2027-01-12T14:00:00Z' }] };
const later = (classes: SiteClass[], changes: Partial<SiteData> = {}) =>
  siteDataOf(classes, { build: { id: 'later', time: '2026-11-20T16:00:00Z' }, ...changes });
const sync = (site: TestSite, data: SiteData) => syncCatalogue(site.needs.db, data, site.needs.now().getTime());
const classes = (site: TestSite) => site.rows<{ id: string }>('SELECT id, state, capacity FROM classes ORDER BY id');

test.each([
  ['times swapped', swapped],
  ['no sessions', { sessions: [] }],
  ['a course that there is not', { courseId: 'nothing' }],
  ['a room that there is not', { placeId: 'paris', delivery: 'in-person' as const }],
  ['less than nothing as its price', { priceCents: -1 }],
  ['half a seat', { capacity: 2.5 }],
  ['a language that nobody speaks', { language: 'la' as 'en' }],
  ['no end of its sales', { salesEnd: 'soon' }],
])('a class with %s is left out, and all others are taken', async (_, mistake) => {
  const site = await startSite(siteDataOf([]));
  const all = Array.from({ length: 9 }, (__, index) => scheduledClass({ id: `good-${index}` }));
  const report = await sync(
    site,
    later([...all.slice(0, 4), scheduledClass({ id: 'bad', ...mistake }), ...all.slice(4)]),
  );
  expect(report).toMatchObject({ changed: true, refusedOfBuild: [{ what: 'class', id: 'bad' }] });
  expect((await classes(site)).map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  await hold(site, [{ eventId: 'good-8' }]);
});

test('what the database held of a refused class stays, on sale, and is not withdrawn', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' }), scheduledClass({ id: 'b' })]));
  const report = await sync(
    site,
    later([scheduledClass({ id: 'a', capacity: 9 }), scheduledClass({ id: 'b', ...swapped })]),
  );
  expect(report).toMatchObject({ withdrawnWithSeats: [], refusedOfBuild: [{ id: 'b' }] });
  expect(await classes(site)).toEqual([
    { id: 'a', state: 'tentative', capacity: 9 },
    { id: 'b', state: 'tentative', capacity: 7 },
  ]);
  await hold(site, [{ eventId: 'b' }]);
});

test('a refused class is not tried again by each clock, but by the next build', async () => {
  const site = await startSite(siteDataOf([]));
  const bad = scheduledClass({ id: 'bad', ...swapped });
  await sync(site, later([bad]));
  expect(await sync(site, later([bad]))).toMatchObject({ changed: false });
  const mended = siteDataOf([scheduledClass({ id: 'bad' })], { build: { id: 'mended', time: '' } });
  expect(await sync(site, mended)).toMatchObject({ changed: true, refusedOfBuild: [] });
  expect(await classes(site)).toMatchObject([{ id: 'bad' }]);
});

test('many that are refused among many are found, each by its name', async () => {
  const site = await startSite(siteDataOf([]));
  const all = Array.from({ length: 1_200 }, (_, index) =>
    scheduledClass({ id: `class-${index}`, ...(index % 300 === 7 && swapped) }),
  );
  const { refusedOfBuild } = await sync(site, later(all));
  expect(refusedOfBuild.map(({ id }) => id)).toEqual(['class-7', 'class-307', 'class-607', 'class-907']);
  expect(await classes(site)).toHaveLength(1_196);
});

test('a build that is wrong throughout is not taken, and nothing of it is left', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  const all = Array.from({ length: 400 }, (_, index) => scheduledClass({ id: `class-${index}`, ...swapped }));
  await expect(sync(site, later(all))).rejects.toThrow('refuses too much');
  expect(await classes(site)).toMatchObject([{ id: 'a' }]);
});

test('a course that is refused keeps its pages and its classes, and new classes of it are taken', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  const data = later([scheduledClass({ id: 'a' }), scheduledClass({ id: 'new' })]);
  data.courses = [{ ...first(data.courses), priceCents: -5 }, ...data.courses.slice(1)];
  expect((await sync(site, data)).refusedOfBuild).toMatchObject([{ what: 'course', id: 'excel-level-1' }]);
  const answer = await site.get('/Website/course-detail/excel-level-1');
  expect([answer.status, await answer.json()]).toMatchObject([200, { classes: [{ id: 'a' }, { id: 'new' }] }]);
  expect((await site.get('/Website/course-detail/plain-language')).status).toBe(200);
});

test('a place that is refused takes the new classes in it along, and no others', async () => {
  const site = await startSite(siteDataOf([]));
  const room = { delivery: 'in-person' as const, placeId: 'perth' };
  const data = later([scheduledClass({ id: 'a' }), scheduledClass({ id: 'in-perth', ...room })]);
  data.places.push({ ...first(data.places), id: 'perth', province: 'Ontario' as 'ON' });
  expect((await sync(site, data)).refusedOfBuild).toMatchObject([
    { what: 'place', id: 'perth' },
    { what: 'class', id: 'in-perth' },
  ]);
  expect(await classes(site)).toMatchObject([{ id: 'a' }]);
});

test('a database that fails meanwhile fails the run: nothing is taken for refused', async () => {
  const site = await startSite(siteDataOf([]));
  const locked = new Error('D1_ERROR: database is locked: SQLITE_BUSY');
  const db = failingDatabase(site.needs.db, locked, /INSERT/);
  await expect(syncCatalogue(db, later([scheduledClass({ id: 'a' })]), 0)).rejects.toThrow('SQLITE_BUSY');
});

test('the clock names a refused class in the log, with what the database said', async () => {
  const site = await startSite(siteDataOf([]));
  site.needs.siteData = later([scheduledClass({ id: 'bad', ...swapped })]);
  await runScheduled(site.needs);
  expect(site.logged).toContainEqual({
    level: 'warn',
    event: 'refusedOfBuild',
    details: {
      classes: [{ what: 'class', id: 'bad', reason: expect.stringContaining('ends_at > starts_at') as string }],
    },
  });
});
