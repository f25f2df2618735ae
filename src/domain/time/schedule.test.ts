import { Temporal } from 'temporal-polyfill';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classId, dayOfMonthlyRule, expandRule, weekdays, type ScheduleRule } from './schedule.ts';
import { first, present } from '../present.ts';

const rule = (over: Partial<ScheduleRule> = {}): ScheduleRule => ({
  monthly: { week: 2, day: 'tuesday', every: 1, from: 1 },
  except: [],
  sessions: [{ day: 0, from: '09:00', to: '16:00' }],
  timeZone: 'America/Toronto',
  ...over,
});

const anyRule = fc.record({
  week: fc.constantFrom<(1 | 2 | 3 | 4 | -1)[]>(1, 2, 3, 4, -1),
  day: fc.constantFrom(...weekdays),
  every: fc.integer({ min: 1, max: 6 }),
  from: fc.integer({ min: 1, max: 12 }),
});
const anyMonth = fc.record({ year: fc.integer({ min: 2024, max: 2060 }), month: fc.integer({ min: 1, max: 12 }) });

describe('dayOfMonthlyRule', () => {
  it('finds the second Tuesday', () => {
    expect(String(dayOfMonthlyRule({ week: 2, day: 'tuesday', every: 1, from: 1 }, 2026, 12))).toBe('2026-12-08');
  });

  it('finds the last weekday in a leap February', () => {
    expect(String(dayOfMonthlyRule({ week: -1, day: 'tuesday', every: 1, from: 1 }, 2028, 2))).toBe('2028-02-29');
  });

  it('keeps counting every other month across the year', () => {
    const months = [9, 10, 11, 12].map((month) =>
      dayOfMonthlyRule({ week: 1, day: 'monday', every: 2, from: 11 }, 2026, month),
    );
    expect(months.map((day) => day?.toString() ?? null)).toEqual(['2026-09-07', null, '2026-11-02', null]);
    expect(dayOfMonthlyRule({ week: 1, day: 'monday', every: 2, from: 11 }, 2027, 1)).not.toBeNull();
  });

  it('is always the wanted weekday of that month, in its place among them', () => {
    fc.assert(
      fc.property(anyRule, anyMonth, (monthly, { year, month }) => {
        const day = present(dayOfMonthlyRule({ ...monthly, every: 1 }, year, month), 'a day');
        expect([day.year, day.month]).toEqual([year, month]);
        expect(weekdays[day.dayOfWeek - 1]).toBe(monthly.day);
        if (monthly.week === -1) expect(day.add({ days: 7 }).month).not.toBe(month);
        else expect(Math.ceil(day.day / 7)).toBe(monthly.week);
      }),
    );
  });
});

describe('expandRule', () => {
  it('keeps the wall clock when the clocks go forward', () => {
    const winterAndSummer = expandRule(
      rule({ monthly: undefined, dates: ['2027-03-09', '2027-03-16'] }),
      '2027-03-01',
      '2027-03-31',
    );
    expect(winterAndSummer.map((one) => first(one.sessions).start)).toEqual([
      '2027-03-09T14:00:00Z',
      '2027-03-16T13:00:00Z',
    ]);
  });

  it('keeps the wall clock when the clocks go back between two sessions of a class', () => {
    const [one] = expandRule(
      rule({
        monthly: undefined,
        dates: ['2026-10-31'],
        sessions: [
          { day: 0, from: '09:00', to: '12:00' },
          { day: 1, from: '09:00', to: '12:00' },
        ],
      }),
      '2026-10-01',
      '2026-11-30',
    );
    expect(one?.sessions.map((session) => session.start)).toEqual(['2026-10-31T13:00:00Z', '2026-11-01T14:00:00Z']);
  });

  it('moves a time that does not exist on by the gap', () => {
    const [one] = expandRule(
      rule({ monthly: undefined, dates: ['2027-03-14'], sessions: [{ day: 0, from: '02:30', to: '05:00' }] }),
      '2027-03-01',
      '2027-03-31',
    );
    expect(one?.sessions[0]).toEqual({ start: '2027-03-14T07:30:00Z', end: '2027-03-14T09:00:00Z' });
  });

  it('has a class on the 29th of February', () => {
    const days = expandRule(
      rule({ monthly: { week: -1, day: 'tuesday', every: 1, from: 1 } }),
      '2028-02-01',
      '2028-02-29',
    );
    expect(days.map((one) => one.date)).toEqual(['2028-02-29']);
  });

  it('includes both ends of the window and leaves out exceptions', () => {
    const days = expandRule(rule({ except: ['2027-01-12'] }), '2026-12-08', '2027-02-09');
    expect(days.map((one) => one.date)).toEqual(['2026-12-08', '2027-02-09']);
  });

  it('gives the same classes however the window is cut', () => {
    fc.assert(
      fc.property(anyRule, anyMonth, fc.integer({ min: 1, max: 300 }), (monthly, { year, month }, cut) => {
        const start = Temporal.PlainDate.from({ year, month, day: 1 });
        const end = start.add({ days: 365 });
        const middle = start.add({ days: cut });
        const whole = expandRule(rule({ monthly }), start.toString(), end.toString());
        const parts = [
          ...expandRule(rule({ monthly }), start.toString(), middle.toString()),
          ...expandRule(rule({ monthly }), middle.add({ days: 1 }).toString(), end.toString()),
        ];
        expect(parts).toEqual(whole);
      }),
    );
  });

  it('starts at the same wall clock and lasts as long in every zone and season', () => {
    fc.assert(
      fc.property(
        anyRule,
        anyMonth,
        fc.constantFrom('America/Toronto', 'America/Vancouver', 'America/St_Johns', 'America/Regina'),
        (monthly, { year, month }, timeZone) => {
          const start = Temporal.PlainDate.from({ year, month, day: 1 });
          for (const one of expandRule(
            rule({ monthly, timeZone }),
            start.toString(),
            start.add({ months: 7 }).toString(),
          )) {
            const session = first(one.sessions);
            const local = Temporal.Instant.from(session.start).toZonedDateTimeISO(timeZone);
            expect(local.toPlainTime().toString()).toBe('09:00:00');
            expect(local.toPlainDate().toString()).toBe(one.date);
            expect(Date.parse(session.end) - Date.parse(session.start)).toBe(7 * 3_600_000);
          }
        },
      ),
    );
  });
});

describe('classId', () => {
  it('names course, first day, language and place', () => {
    expect(classId({ course: 'excel-level-1', date: '2026-12-08', language: 'en', place: null })).toBe(
      'excel-level-1-20261208-en-online',
    );
  });
});
