/* eslint-disable @typescript-eslint/no-non-null-assertion -- it comes with the markup that it reads; guards would weigh on every page */
import { courseSeats } from './course-seats.ts';
import { isWhole, rowFor } from './drawn-row.ts';
import { fillRows, showOwnTimes } from './live-rows.ts';

const startOf = (row: HTMLElement) => Date.parse(row.querySelector('time')!.dateTime);

/** As the page lists them: a row that names its language is in the page's other one. */
const inOrder = (a: HTMLElement, b: HTMLElement) =>
  Number('language' in a.dataset) - Number('language' in b.dataset) || startOf(a) - startOf(b);

let drawn: Promise<void> | undefined;

async function draw(list: HTMLElement): Promise<void> {
  // One for each language, the page's own first.
  const [own, other = own] = list.querySelectorAll('.dates');
  const rows = [...list.querySelectorAll<HTMLElement>('.dates > li')];
  const [like] = rows;
  if (!like) return;
  const known = new Set(rows.map((row) => row.querySelector('button')!.value));
  const more = (await courseSeats())
    .filter(isWhole)
    .filter(({ id, state }) => !known.has(id) && state !== 'cancelled' && state !== 'withdrawn')
    .map((one) => rowFor(one, like, list));
  for (const row of [...rows, ...more].toSorted(inOrder)) ('language' in row.dataset ? other : own)!.append(row);
  showOwnTimes(list);
  await fillRows(list, more, courseSeats());
}

/** Draws the dates of the course that the page does not list, once. Hiding them is the filter's. */
export function drawMore(list: HTMLElement): Promise<void> {
  return (drawn ??= draw(list));
}
