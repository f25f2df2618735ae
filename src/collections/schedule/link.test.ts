import { describe, expect, it } from 'vitest';
import { calgary, courseEntry, ottawa, personEntry, someCourses, someTeam } from '../testing.ts';
import { firstOfEach, linkSchedule, nextOf } from './link.ts';
import { scheduleSchema } from './schema.ts';

const now = new Date('2026-11-22T18:00:00Z');
const courses = someCourses(
  courseEntry('en/excel-1'),
  courseEntry('fr/excel-un', { counterpart: 'en/excel-1' }),
  courseEntry('en/draft', { draft: true }),
  courseEntry('en/grammar', { ofItsLanguage: true }),
  courseEntry('fr/grammaire', { ofItsLanguage: true, counterpart: 'en/grammar' }),
  courseEntry('en/spelling', { ofItsLanguage: true }),
);

const team = someTeam(
  personEntry('ada', { rooms: ['ottawa', 'calgary'] }),
  personEntry('bo', { languages: ['en'], rooms: [] }),
  personEntry('cyd', { subjects: ['fr/office'] }),
);

const rule = (front: Record<string, unknown> = {}) => ({
  course: 'en/excel-1',
  language: 'en',
  trainer: 'ada',
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
    places: [ottawa, calgary],
    courses,
    team,
  });

describe('the schedule', () => {
  it('makes classes of both languages’ courses, online in the office’s time', () => {
    const [one] = link(rule());
    expect(one).toMatchObject({ start: '2026-12-08T15:00:00Z', priceCents: 39500, delivery: 'online', place: null });
    expect([one?.courses.en?.slug, one?.courses.fr?.slug]).toEqual(['excel-1', 'excel-un']);
    expect(one?.salesEnd).toBe('2026-12-07T15:00:00.000Z');
  });

  it('keeps the classes of a course whose file has another name', () => {
    const renamed = someCourses(courseEntry('en/excel-one', { formerly: 'excel-1' }));
    const ids = (some: typeof courses, course: string) =>
      linkSchedule(
        [{ collection: 'schedule', id: 'excel', data: scheduleSchema.parse({ classes: [rule({ course })] }) }],
        {
          ...{ now, officeZone: 'America/Winnipeg', places: [ottawa, calgary], courses: some, team },
        },
      ).map(({ id }) => id);
    expect(ids(renamed, 'en/excel-one')).toEqual(ids(courses, 'en/excel-1'));
    for (const other of ['formerly: excel-1', 'excel-1'])
      expect(() =>
        someCourses(
          courseEntry('en/excel-one', { formerly: 'excel-1' }),
          other === 'excel-1' ? courseEntry('en/excel-1') : courseEntry('en/excel-two', { formerly: 'excel-1' }),
        ),
      ).toThrow('a name that is no other course’s, got excel-1');
  });

  it('makes those of what teaches its own language of that language’s course alone', () => {
    const dates = ['2026-12-09'];
    const classes = link(rule({ course: 'en/grammar' }), rule({ course: 'en/grammar', language: 'fr', dates }));
    expect(classes.map(({ id, courseId, courses: { en, fr } }) => [id, courseId, en?.slug, fr?.slug])).toEqual([
      ['grammar-20261208-en-online', 'grammar', 'grammar', undefined],
      ['grammar-20261209-fr-online', 'grammaire', undefined, 'grammaire'],
    ]);
    expect(() => link(rule({ course: 'en/spelling', language: 'fr' }))).toThrow(
      'classes[0]: language: expected en, which en/spelling teaches',
    );
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
    const classes = link(rule({ dates, cancelled: ['2027-01-12'], weekends: true }));
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
    ['a place', { place: 'paris' }, 'classes[1]: place: expected one of ottawa, calgary, got paris'],
    ['other days', {}, 'classes[1]: expected other days: the class excel-1'],
  ])('stops the build where a rule needs %s', (_, front, problem) => {
    expect(() => link(rule(), rule(front))).toThrow(`content/schedule/excel.yaml: ${problem}`);
  });

  it.each([
    ['exists', { trainer: 'zoe' }, 'someone of content/team, got zoe'],
    ['teaches the subject', { trainer: 'cyd' }, 'someone who teaches en/office, got cyd'],
    ['teaches in the language', { trainer: 'bo', language: 'fr' }, 'someone who teaches in fr, got bo'],
    ['teaches in the city', { trainer: 'bo', place: 'ottawa' }, 'someone who teaches in ottawa, got bo'],
  ])('stops the build unless the trainer of a rule %s', (_, front, problem) => {
    expect(() => link(rule(), rule({ dates: ['2026-12-10'], ...front }))).toThrow(
      `content/schedule/excel.yaml: classes[1]: trainer: expected ${problem}`,
    );
  });

  it.each([
    ['at the same time', { language: 'fr' }, 'somebody who is free: ada has'],
    [
      'a session into the other, whatever their zones',
      { timeZone: 'America/Vancouver', sessions: [{ from: '13:00', to: '16:00' }], language: 'fr' },
      'somebody who is free: ada has',
    ],
    [
      'a later day of the one on the first of the other',
      {
        dates: ['2026-12-07'],
        sessions: [
          { from: '09:00', to: '16:00' },
          { day: 1, from: '15:00', to: '17:00' },
        ],
      },
      'somebody who is free: ada has excel-1-20261207-en-online and excel-1-20261208-en-online on 2026-12-08',
    ],
  ])('stops the build where one trainer has two classes, %s', (_, front, problem) => {
    expect(() => link(rule(), rule(front))).toThrow(
      `content/schedule/excel.yaml: classes[1]: trainer: expected ${problem}`,
    );
  });

  it('has nobody in two cities on one day', () => {
    const morning = rule({ place: 'ottawa', sessions: [{ from: '09:00', to: '10:00' }] });
    const evening = { sessions: [{ from: '18:00', to: '20:00' }], language: 'fr' };
    expect(() => link(morning, rule({ ...evening, place: 'calgary' }))).toThrow(
      'classes[1]: trainer: expected somebody who is in one city on that day',
    );
    expect(
      link(
        morning,
        rule({ ...evening, place: 'ottawa' }),
        rule({ ...evening, dates: ['2026-12-09'], place: 'calgary' }),
      ),
    ).toHaveLength(3);
  });

  it('lets a trainer teach again when the other class is over, or cancelled', () => {
    const afternoon = rule({ language: 'fr', sessions: [{ from: '16:00', to: '19:00' }] });
    expect(link(rule(), afternoon)).toHaveLength(2);
    expect(link(rule(), rule({ language: 'fr', cancelled: ['2026-12-08'] }))).toHaveLength(2);
  });

  it.each([
    [
      'both or neither of `monthly` and `dates`',
      { monthly: { week: 1, day: 'monday' } },
      'expected either `monthly` or `dates`, not both',
    ],
    ['a minimum above the capacity', { minimum: 13 }, '`minimum` is above `capacity`'],
    [
      'a cancelled day that is none of its own',
      { cancelled: ['2026-12-09'] },
      'expected a day on which a class begins, got 2026-12-09',
    ],
    [
      'a day left out on which none begins',
      { dates: undefined, monthly: { week: 2, day: 'tuesday' }, except: ['2026-12-08', '2027-01-13'] },
      'expected a day on which a class begins, got 2027-01-13',
    ],
    [
      'a day left out that does not exist',
      { dates: undefined, monthly: { week: 2, day: 'tuesday' }, except: ['2027-02-30', '2027-13-01'] },
      'expected a day that exists',
    ],
    ['a day that is a Saturday', { dates: ['2026-12-12'] }, 'expected sessions from Monday to Friday'],
    [
      'a half day that reaches the weekend',
      {
        dates: undefined,
        monthly: { week: 4, day: 'thursday' },
        sessions: [0, 1, 2, 3].map((day) => ({ day, from: '09:00', to: '12:00' })),
      },
      'expected sessions from Monday to Friday',
    ],
  ])('takes no rule with %s', (_, front, problem) => {
    expect(() => link(rule(front))).toThrow(problem);
  });

  it('has classes on a weekend where they are meant for it', () => {
    expect(link(rule({ dates: ['2026-12-12'], weekends: true }))).toHaveLength(1);
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
