import { globSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { courseSchema } from './courses/schema.ts';
import { placeSchema } from './places/schema.ts';
import { linkSchedule } from './schedule/link.ts';
import { scheduleSchema } from './schedule/schema.ts';
import { courseEntry, ottawa, personEntry, someCourses, someTeam } from './testing.ts';

// What the database refuses of the schedule, the build refuses first, by file and entry: a class that is in a build and
// in no database is one that nobody can book, and nobody hears of.

const TABLES = ['places', 'courses', 'course_entries', 'classes'];

/** The CHECKs of a table, as its migrations left them. */
function checksOf(table: string): string[] {
  const db = new DatabaseSync(':memory:');
  for (const file of globSync('functions/migrations/*.sql').sort()) db.exec(readFileSync(file, 'utf8'));
  const { sql } = db.prepare('SELECT sql FROM sqlite_schema WHERE name = ?').get(table) as { sql: string };
  return [...sql.matchAll(/\bCHECK \(/g)].map(({ index }) => {
    let depth = 0;
    const from = index + 'CHECK ('.length;
    for (let at = from; ; at += 1) {
      if (sql[at] === '(') depth += 1;
      else if (sql[at] === ')' && (depth -= 1) < 0) return sql.slice(from, at);
    }
  });
}

const rule = (front: object = {}) => ({
  course: 'en/excel-1',
  language: 'en',
  trainer: 'ada',
  sessions: [{ from: '09:00', to: '16:00' }],
  capacity: 12,
  minimum: 4,
  dates: ['2026-12-08'],
  ...front,
});

const building =
  (...rules: object[]) =>
  () =>
    linkSchedule([{ collection: 'schedule', id: 'excel', data: scheduleSchema.parse({ classes: rules }) }], {
      now: new Date('2026-11-22T18:00:00Z'),
      officeZone: 'America/Toronto',
      places: [ottawa],
      courses: someCourses(courseEntry('en/excel-1')),
      team: someTeam(personEntry('ada')),
    });

const course = (front: object) => () =>
  courseSchema.parse({ ...courseEntry('en/excel-1').data, price: 395, privatePrice: 2000, ...front });
const place = (front: object) => () => placeSchema.parse({ ...ottawa, ...front });

/** What is made by the code alone has no mistake in the content that would break it. */
const OURS = null;

/** Each CHECK, and the content that would break it. */
const mistakes: Record<string, Record<string, [content: () => unknown, problem: string] | typeof OURS>> = {
  places: { 'length(province) = 2': [place({ province: 'Ontario' }), 'province'] },
  courses: { 'price_cents >= 0': [course({ price: -1 }), 'price'] },
  course_entries: { "language IN ('en', 'fr')": OURS },
  classes: {
    "language IN ('en', 'fr')": [building(rule({ language: 'de' })), 'language'],
    "delivery IN ('online', 'in-person')": OURS,
    'json_valid(sessions)': OURS,
    'ends_at > starts_at': [building(rule({ sessions: [{ from: '16:00', to: '09:00' }] })), '`from` before `to`'],
    'price_cents >= 0': [building(rule({ price: -1 })), 'price'],
    'capacity >= 0': [building(rule({ capacity: -1 })), 'capacity'],
    'minimum >= 0': [building(rule({ minimum: -1 })), 'minimum'],
    "state IN ('tentative', 'confirmed', 'cancelled', 'withdrawn')": OURS,
    'sequence >= 0': OURS,
    'guaranteed_by_seats IN (0, 1)': OURS,
    "(delivery = 'in-person') = (place_id IS NOT NULL)": OURS,
  },
};

describe('what the database refuses of the schedule', () => {
  it.each(TABLES)('is known, check by check: %s', (table) => {
    expect(checksOf(table)).toEqual(Object.keys(mistakes[table] ?? {}));
  });

  const cases = Object.entries(mistakes).flatMap(([table, checks]) =>
    Object.entries(checks).flatMap(([check, mistake]) => (mistake ? [[table, check, ...mistake] as const] : [])),
  );
  it.each(cases)('stops the build: %s: %s', (_table, _check, content, problem) => {
    expect(content).toThrow(problem);
  });

  it('and what would be no number, date or zone to it', () => {
    expect(building(rule({ capacity: 12.5 }))).toThrow('capacity');
    expect(building(rule({ price: 1e30 }))).toThrow('price');
    expect(building(rule({ salesEndHours: 1e30 }))).toThrow('salesEndHours');
    expect(building(rule({ dates: ['2026-02-30'] }))).toThrow('expected a day that exists');
    expect(building(rule({ timeZone: 'America/Gatineau' }))).toThrow('expected a time zone');
    expect(place({ timeZone: 'Ottawa' })).toThrow('expected a time zone');
  });
});

describe('the sessions of a class', () => {
  const sessions = (...list: object[]) => rule({ sessions: list });

  it.each([
    ['times swapped', [{ from: '16:00', to: '09:00' }]],
    ['no length', [{ from: '09:00', to: '09:00' }]],
    [
      'times swapped on its second day alone, which the database would take',
      [
        { day: 0, from: '09:00', to: '16:00' },
        { day: 1, from: '16:00', to: '09:00' },
      ],
    ],
  ])('stop the build by their entry with %s', (_, list) => {
    const read = scheduleSchema.safeParse({ classes: [rule(), sessions(...list)] });
    expect(read.error?.issues).toMatchObject([{ path: ['classes', 1, 'sessions', list.length - 1] }]);
    expect(read.error?.issues[0]?.message).toContain('begins before it ends');
  });

  it.each([
    [
      'the second day first',
      [
        { day: 1, from: '09:00', to: '16:00' },
        { day: 0, from: '09:00', to: '16:00' },
      ],
    ],
    [
      'one within another',
      [
        { day: 0, from: '09:00', to: '16:00' },
        { day: 0, from: '13:00', to: '17:00' },
      ],
    ],
  ])('stop the build with %s', (_, list) => {
    expect(building(sessions(...list))).toThrow('in their order');
  });

  it('stop the build where the change of clocks swaps them', () => {
    const night = rule({ sessions: [{ from: '02:30', to: '03:15' }], dates: ['2027-03-14'], weekends: true });
    expect(building(night)).toThrow(
      'content/schedule/excel.yaml: classes[0]: sessions: expected other times: those of 2027-03-14',
    );
  });
});
