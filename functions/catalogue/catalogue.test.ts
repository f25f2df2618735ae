import * as v from 'valibot';
import { expect, test } from 'vitest';
import { CourseDetail, EventDetail, GuaranteedClasses } from '../../src/domain/catalogue/classes.ts';
import type { SiteClass } from '../../src/domain/site/site-data.ts';
import { first, present } from '../../src/domain/present.ts';
import { runScheduled } from '../scheduled.ts';
import { confirmBody, hold, prove, startSite, withHst, type TestSite } from '../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';
import { syncCatalogue } from './sync.ts';

const starting = (id: string, start: string, changes: Partial<SiteClass> = {}) =>
  scheduledClass({
    id,
    sessions: [{ start, end: start.replace('T14', 'T21') }],
    salesEnd: start.replace('T14', 'T13'),
    ...changes,
  });

let builds = 1;
/** A later build with these classes. */
function deploy(site: TestSite, classes: SiteClass[]) {
  const siteData = siteDataOf(classes, { build: { id: `later-${(builds += 1)}`, time: '2026-11-20T16:00:00Z' } });
  site.needs.siteData = siteData;
  return syncCatalogue(site.needs.db, siteData, site.needs.now().getTime());
}

const event = async (site: TestSite, id: string) =>
  v.parse(EventDetail, await (await site.get(`/Website/event-detail/${id}`)).json());

async function bookSeats(site: TestSite, eventId: string, quantity: number): Promise<void> {
  const { reference } = await hold(site, [{ eventId, quantity }]);
  const answer = await site.post(`/Website/confirm-booking/${reference}`, confirmBody(withHst(quantity * 49_500)));
  expect(answer.status).toBe(200);
  await prove(site, reference);
}

test('a class is answered with its course, sessions, price, place and seats', async () => {
  const room = starting('room', '2027-02-02T14:00:00Z', { delivery: 'in-person', placeId: 'ottawa', language: 'fr' });
  const site = await startSite(siteDataOf([room]));
  expect(await event(site, 'room')).toEqual({
    id: 'room',
    certificateText: 'Microsoft Excel, niveau 1 : 14 heures de formation en direct',
    language: 'fr',
    titleCourse: 'Excel, niveau 1',
    sessions: room.sessions,
    courseIds: { en: 'excel-level-1', fr: 'excel-niveau-1' },
    titles: { en: 'Excel Level 1', fr: 'Excel, niveau 1' },
    priceCents: 49_500,
    currency: 'CAD',
    delivery: 'in-person',
    place: site.needs.siteData.places[0],
    timeZone: 'America/Toronto',
    state: 'tentative',
    availability: 'available',
    capacity: room.capacity,
    seatsLeft: 7,
    salesEnd: '2027-02-02T13:00:00Z',
    payment: ['invoice'],
    cancellation: [
      { until: '2027-01-04', feeRate: 0 },
      { until: '2027-01-22', feeRate: 25_000 },
      { until: '2027-01-27', feeRate: 50_000 },
      { until: null, feeRate: 100_000 },
    ],
    team: {
      privateCents: 250_000,
      packages: [
        { seats: 5, priceCents: 177_500 },
        { seats: 25, priceCents: 790_000 },
      ],
      seatsEach: 2,
    },
  });
});

test('a class taught in a language without a page has the title of the other', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', courseId: 'plain-language', language: 'fr' })]));
  expect(await event(site, 'a')).toMatchObject({ titleCourse: 'Plain Language', courseIds: { en: 'plain-language' } });
  expect((await event(site, 'a')).titles).toEqual({ en: 'Plain Language' });
});

test('what is said of the seats follows what is left of them', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', capacity: 5 })]));
  expect(await event(site, 'a')).toMatchObject({ availability: 'available', seatsLeft: 5 });
  await hold(site, [{ eventId: 'a', quantity: 2 }]);
  expect(await event(site, 'a')).toMatchObject({ availability: 'few', seatsLeft: 3 });
  await hold(site, [{ eventId: 'a', quantity: 3 }]);
  expect(await event(site, 'a')).toMatchObject({ availability: 'full', seatsLeft: 0 });
});

test('a class is closed at the end of its sales and finished after its last session', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  site.at('2027-01-11T14:00:00Z');
  expect(await event(site, 'a')).toMatchObject({ state: 'tentative', availability: 'closed' });
  site.at('2027-01-13T20:59:59Z');
  expect((await event(site, 'a')).state).toBe('tentative');
  site.at('2027-01-13T21:00:00Z');
  expect(await event(site, 'a')).toMatchObject({ state: 'finished', availability: 'closed' });
});

test('a course is answered by either of its ids, with its upcoming classes in order of date', async () => {
  const site = await startSite(
    siteDataOf([
      starting('march', '2027-03-01T14:00:00Z'),
      starting('january', '2027-01-05T14:00:00Z', { language: 'fr' }),
      starting('begun', '2026-11-20T14:00:00Z'),
      starting('february', '2027-02-01T14:00:00Z'),
      starting('other-course', '2027-02-01T14:00:00Z', { courseId: 'plain-language' }),
    ]),
  );
  const inEnglish = v.parse(CourseDetail, await (await site.get('/Website/course-detail/excel-level-1')).json());
  expect(inEnglish.classes.map(({ id }) => id)).toEqual(['january', 'february', 'march']);
  expect(inEnglish).toMatchObject({
    language: 'en',
    title: 'Excel Level 1',
    code: 'XL-101',
    level: 1,
    durationHours: 14,
  });
  const inFrench = v.parse(CourseDetail, await (await site.get('/website/course-detail/excel-niveau-1')).json());
  expect(inFrench).toMatchObject({ id: 'excel-niveau-1', language: 'fr', title: 'Excel, niveau 1' });
  expect(inFrench.classes).toEqual(inEnglish.classes);
});

test('a class is listed as guaranteed once its minimum is booked, by its day on the wall, until its sales end', async () => {
  const site = await startSite(
    siteDataOf([
      // An evening in Vancouver is the next day in UTC.
      scheduledClass({
        id: 'evening',
        minimum: 2,
        timeZone: 'America/Vancouver',
        sessions: [{ start: '2027-02-03T01:30:00Z', end: '2027-02-03T04:30:00Z' }],
        salesEnd: '2027-02-02T01:30:00Z',
      }),
      starting('short-of-one', '2027-02-02T14:00:00Z', { minimum: 3 }),
    ]),
  );
  const guaranteed = async () =>
    v.parse(GuaranteedClasses, await (await site.get('/Website/guaranteed-classes')).json()).classes;
  expect(await guaranteed()).toEqual([]);
  await bookSeats(site, 'evening', 2);
  await bookSeats(site, 'short-of-one', 2);
  expect(await guaranteed()).toEqual([
    {
      courseIds: { en: 'excel-level-1', fr: 'excel-niveau-1' },
      language: 'en',
      placeId: null,
      day: '2027-02-02',
    },
  ]);
  site.at('2027-02-02T01:30:00Z');
  expect(await guaranteed()).toEqual([]);
});

test('unknown courses and classes are not found', async () => {
  const site = await startSite(siteDataOf([]));
  for (const path of [
    'course-detail/none',
    'event-detail/none',
    `event-detail/${'x'.repeat(500)}`,
    "event-detail/'--",
  ]) {
    const answer = await site.get(`/Website/${path}`);
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'not_found' }]);
  }
});

test('the same build again changes nothing, and a later one only what is different', async () => {
  const classes = [scheduledClass({ id: 'a' }), scheduledClass({ id: 'b' })];
  const site = await startSite(siteDataOf(classes));
  await bookSeats(site, 'a', 2);
  const everything = async () => [
    await site.rows('SELECT * FROM bookings'),
    await site.rows('SELECT * FROM booking_lines'),
    await site.rows('SELECT id, state, capacity, sequence, sessions, sales_end_at FROM classes'),
    await site.rows('SELECT * FROM places'),
    await site.rows('SELECT course_id, language, id, title FROM course_entries'),
  ];
  const before = await everything();
  expect(await syncCatalogue(site.needs.db, site.needs.siteData, 0)).toMatchObject({ changed: false });
  expect(await everything()).toEqual(before);
  expect(await deploy(site, classes)).toMatchObject({ changed: true });
  expect(await everything()).toEqual(before);
});

test('a class that left the schedule is withdrawn, and staff are told of the people in it', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'empty' }), scheduledClass({ id: 'booked' })]));
  await bookSeats(site, 'booked', 2);
  expect((await deploy(site, [])).withdrawnWithSeats).toEqual([{ id: 'booked', seats_taken: 2 }]);
  expect(await event(site, 'booked')).toMatchObject({ state: 'withdrawn', availability: 'closed' });
  const course = v.parse(CourseDetail, await (await site.get('/Website/course-detail/excel-level-1')).json());
  expect(course.classes).toEqual([]);
  expect((await deploy(site, [])).withdrawnWithSeats).toEqual([]);
});

test('who teaches a class is named with role and portrait where the team has her', async () => {
  const site = await startSite(
    siteDataOf([scheduledClass({ id: 'a' }), scheduledClass({ id: 'b', trainer: 'Somebody Else' })]),
  );
  const { classes } = v.parse(CourseDetail, await (await site.get('/Website/course-detail/excel-level-1')).json());
  expect(
    classes.map(({ trainer, trainerRole, trainerPortrait }) => [trainer, trainerRole?.en, trainerPortrait]),
  ).toEqual([
    ['Ada Tremblay', 'Excel trainer', '/assets/ada.svg'],
    ['Somebody Else', undefined, undefined],
  ]);
});

test('a withdrawn class that comes back is sold again', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  await deploy(site, []);
  await deploy(site, [scheduledClass({ id: 'a' })]);
  await hold(site, [{ eventId: 'a' }]);
});

test('a class that has begun is not withdrawn when the schedule leaves it behind', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  site.at('2027-01-12T15:00:00Z');
  await deploy(site, []);
  expect((await event(site, 'a')).state).toBe('tentative');
});

test('a class its author cancels is cancelled, and staff are told of the people in it', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', minimum: 1 })]));
  await bookSeats(site, 'a', 2);
  const report = await deploy(site, [scheduledClass({ id: 'a', cancelled: true })]);
  expect(report.cancelledWithSeats).toEqual([{ id: 'a', seats_taken: 2 }]);
  expect(await event(site, 'a')).toMatchObject({ state: 'cancelled', availability: 'closed' });
});

test('the capacity never falls below the seats booked, held ones do not raise it', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', capacity: 10 })]));
  await bookSeats(site, 'a', 3);
  await hold(site, [{ eventId: 'a', quantity: 2 }]);
  const report = await deploy(site, [scheduledClass({ id: 'a', capacity: 4 })]);
  expect(report.capacityKept).toEqual([]);
  expect(await event(site, 'a')).toMatchObject({ availability: 'full', seatsLeft: 0 });
  site.wait(30);
  expect((await event(site, 'a')).seatsLeft).toBe(1);
  const lower = await deploy(site, [scheduledClass({ id: 'a', capacity: 2 })]);
  expect(lower.capacityKept).toEqual([{ id: 'a', capacity: 3 }]);
});

test('a class guaranteed to run stays so when its minimum is raised', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', minimum: 2 })]));
  await bookSeats(site, 'a', 2);
  await deploy(site, [scheduledClass({ id: 'a', minimum: 5 })]);
  expect((await event(site, 'a')).state).toBe('confirmed');
});

test('a lowered minimum that the booked seats reach confirms the class', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', minimum: 5 })]));
  await bookSeats(site, 'a', 2);
  await deploy(site, [scheduledClass({ id: 'a', minimum: 2 })]);
  expect((await event(site, 'a')).state).toBe('confirmed');
});

test('moved sessions count up the sequence of their calendar entries', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  await deploy(site, [scheduledClass({ id: 'a', capacity: 9 })]);
  expect(await site.rows('SELECT sequence FROM classes')).toEqual([{ sequence: 0 }]);
  await deploy(site, [starting('a', '2027-01-19T14:00:00Z')]);
  expect(await site.rows('SELECT sequence FROM classes')).toEqual([{ sequence: 1 }]);
});

test('a course that is no longer offered is not found, its booked classes are', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  await bookSeats(site, 'a', 1);
  const siteData = siteDataOf([], { build: { id: 'without', time: '' } });
  siteData.courses = siteData.courses.filter(({ id }) => id !== 'excel-level-1');
  await syncCatalogue(site.needs.db, siteData, site.needs.now().getTime());
  expect((await site.get('/Website/course-detail/excel-level-1')).status).toBe(404);
  expect((await event(site, 'a')).titleCourse).toBe('Excel Level 1');
});

test('a page that moved is found by its new id only', async () => {
  const site = await startSite(siteDataOf([]));
  const siteData = siteDataOf([], { build: { id: 'moved', time: '' } });
  present(first(siteData.courses).entries.fr, 'the course in French').id = 'excel-debutant';
  await syncCatalogue(site.needs.db, siteData, 0);
  expect((await site.get('/Website/course-detail/excel-debutant')).status).toBe(200);
  expect((await site.get('/Website/course-detail/excel-niveau-1')).status).toBe(404);
});

test('a schedule of two thousand classes is taken in at once', async () => {
  const site = await startSite(
    siteDataOf(Array.from({ length: 2_000 }, (_, index) => scheduledClass({ id: `class-${index}` }))),
  );
  expect(await site.rows('SELECT COUNT(*) AS classes FROM classes')).toEqual([{ classes: 2_000 }]);
});

test('the clock brings the catalogue in and tells staff in the log', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  await bookSeats(site, 'a', 1);
  site.needs.siteData = siteDataOf([], { build: { id: 'next', time: '2026-11-20T16:00:00Z' } });
  await runScheduled(site.needs);
  expect(site.logged).toContainEqual({
    level: 'warn',
    event: 'withdrawnWithSeats',
    details: { classes: [{ id: 'a', seats_taken: 1 }] },
  });
});

test('a task that fails does not stop the others, and fails the run', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  await hold(site, [{ eventId: 'a' }]);
  site.wait(31);
  await site.rows('DROP TABLE meta');
  await expect(runScheduled(site.needs)).rejects.toThrow('sync_catalogue');
  expect(await site.rows('SELECT state FROM bookings')).toEqual([{ state: 'expired' }]);
});
