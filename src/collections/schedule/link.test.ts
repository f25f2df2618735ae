import { describe, expect, it } from 'vitest';
import { courseEntry, ottawa, someCourses } from '../testing.ts';
import { firstOfEach, linkSchedule, nextOf } from './link.ts';
import { scheduleSchema } from './schema.ts';

const now = new Date('2026-11-22T18:00:00Z');
const courses = someCourses(
  courseEntry('en/excel-1'),
  courseEntry('fr/excel-un', { counterpart: 'en/excel-1' }),
  courseEntry('en/draft', { draft: true }),
);

const rule = (front: Record<string, unknown> = {}) => ({
  course: 'en/excel-1',
  language: 'en',
  sessions: [{ from: '09:00', to: '16:00' }],
  capacity: 12,
  minimum: 4,
  dates: ['2026-12-08'],
  ...front,
});

const link = (...rules: Record<string, unknown>[]) =>
  linkSchedule([{ collection: 'schedule', id: 'excel', data: scheduleSchema.parse({ classes: rules }) }], {
    now,
    officeZone: 'America/Winnipeg',
    places: [ottawa],
    courses,
  });

describe('the schedule', () => {
  it('makes classes of both languages’ courses, online in the office’s time', () => {
    const [one] = link(rule());
    expect(one).toMatchObject({ start: '2026-12-08T15:00:00Z', priceCents: 39500, delivery: 'online', place: null });
    expect([one?.courses.en?.slug, one?.courses.fr?.slug]).toEqual(['excel-1', 'excel-un']);
    expect(one?.salesEnd).toBe('2026-12-07T15:00:00.000Z');
  });

  it('makes those in a room in the room’s time, at a price of their own', () => {
    expect(link(rule({ place: 'ottawa', price: 450 }))[0]).toMatchObject({
      start: '2026-12-08T14:00:00Z',
      priceCents: 45000,
      delivery: 'in-person',
      place: { id: 'ottawa' },
    });
  });

  it('reaches six months ahead, leaves out what has begun, and keeps what is cancelled', () => {
    const dates = ['2026-11-20', '2026-12-08', '2027-01-12', '2027-05-22', '2027-05-23'];
    const classes = link(rule({ dates, cancelled: ['2027-01-12'] }));
    expect(classes.map(({ start, cancelled }) => [start.slice(0, 10), cancelled])).toEqual([
      ['2026-12-08', false],
      ['2027-01-12', true],
      ['2027-05-22', false],
    ]);
  });

  it('has no classes of a draft', () => {
    expect(link(rule({ course: 'en/draft' }))).toEqual([]);
  });

  it.each([
    ['a course', { course: 'en/nothing' }, 'classes[1]: course: expected an entry that exists, got en/nothing'],
    ['a place', { place: 'paris' }, 'classes[1]: place: expected one of ottawa, got paris'],
    ['other days', {}, 'classes[1]: expected other days: the class excel-1'],
  ])('stops the build where a rule needs %s', (_, front, problem) => {
    expect(() => link(rule(), rule(front))).toThrow(`content/schedule/excel.yaml: ${problem}`);
  });

  it.each([
    [
      'both or neither of `monthly` and `dates`',
      { monthly: { week: 1, day: 'monday' } },
      'expected either `monthly` or `dates`, not both',
    ],
    ['a minimum above the capacity', { minimum: 13 }, '`minimum` is above `capacity`'],
  ])('takes no rule with %s', (_, front, problem) => {
    expect(() => link(rule(front))).toThrow(problem);
  });
});

describe('the next class', () => {
  const classes = link(
    rule({ dates: ['2026-11-23'] }),
    rule({ dates: ['2026-12-01'], language: 'fr' }),
    rule({ dates: ['2026-12-08', '2026-12-09'] }),
  );

  it('is on sale, and in the reader’s language where there is one', () => {
    expect([nextOf(classes, 'en', now), nextOf(classes, 'fr', now)].map((one) => one?.start.slice(0, 10))).toEqual([
      '2026-12-08',
      '2026-12-01',
    ]);
    expect(nextOf(classes.slice(0, 2), 'en', now)?.language).toBe('fr');
    expect(nextOf([], 'en', now)).toBeUndefined();
  });

  it('of each kind is the first one on sale', () => {
    const found = firstOfEach(classes, now, ({ language }) => (language === 'fr' ? undefined : language));
    expect(found.map(({ start }) => start.slice(0, 10))).toEqual(['2026-12-08']);
  });
});
