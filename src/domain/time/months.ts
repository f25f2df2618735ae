import { daysFrom, mondayOf, weeksAfter } from './weeks.ts';

/** The month of a day; months are `2026-12`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** So many months later, or before where `count` is negative. */
export function monthsAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7);
}

/** The weeks that a month lies in, Monday first, each with its seven days. */
export function weeksOf(month: string): string[][] {
  const weeks: string[][] = [];
  const end = `${monthsAfter(month, 1)}-01`;
  for (let monday = mondayOf(`${month}-01`); monday < end; monday = weeksAfter(monday, 1)) weeks.push(daysFrom(monday));
  return weeks;
}
