import { describe, expect, it } from 'vitest';
import { bilingual, counterpart, day, dollars, notesOf, reference, summaryLine, time } from './fields.ts';

const problemOf = (result: { success: boolean; error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues[0]?.message;

describe('the fields of front matter', () => {
  it.each([
    [495, 49500],
    [495.5, 49550],
    [0.07, 7],
    [1234.56, 123456],
  ])('take %s dollars as %s cents', (written, cents) => {
    expect(dollars.parse(written)).toBe(cents);
  });

  it('refuse parts of a cent', () => {
    expect(problemOf(dollars.safeParse(9.995))).toBe('expected dollars with at most two decimals');
  });

  it('take a day with and without quotes', () => {
    expect([day.parse('2026-12-08'), day.parse(new Date('2026-12-08'))]).toEqual(['2026-12-08', '2026-12-08']);
  });

  it.each([
    ['8 December', 'expected a date such as "2026-12-08"'],
    ['2026-13-45', 'expected a day that exists'],
    [20261208, 'expected a date such as "2026-12-08"'],
  ])('refuse %s as a day', (written, problem) => {
    expect(problemOf(day.safeParse(written))).toBe(problem);
  });

  it('refuse a time without minutes', () => {
    expect(problemOf(time.safeParse('9h'))).toBe('expected a time such as "09:00"');
  });

  it('refuse a text in one language only', () => {
    expect(bilingual.safeParse({ en: 'Hello' }).success).toBe(false);
  });

  it('take a reference by its id', () => {
    expect(reference('courses').parse('en/excel')).toEqual({ collection: 'courses', id: 'en/excel' });
  });
});

describe('the notes of a field', () => {
  it('stay with it through limits and another name', () => {
    expect(notesOf(summaryLine.min(60).meta({ title: 'Summary' }))).toMatchObject({
      title: 'Summary',
      form: 'paragraph',
    });
  });

  it('say what a counterpart names', () => {
    expect(notesOf(counterpart('cities').unwrap())).toMatchObject({ entriesOf: 'cities' });
  });
});
