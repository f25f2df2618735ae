import { expect, test } from 'vitest';
import { fittingPage } from './fitting.ts';

/** Numbers from 0 on, as a table has them, and how often it is read. */
function numbers(count: number) {
  const reads: number[] = [];
  const read = (limit: number, offset: number) => {
    reads.push(limit);
    return Promise.resolve(
      Array.from({ length: Math.max(0, Math.min(limit, count - offset)) }, (_, at) => offset + at),
    );
  };
  return { reads, read };
}

/** All pages, one after the other. */
async function pages(count: number, fits: ((row: number) => boolean) | null, most: number) {
  const { reads, read } = numbers(count);
  const found: number[][] = [];
  for (let next: string | null = '0'; next !== null;) {
    const page: { rows: number[]; next: string | null } = await fittingPage({ skip: Number(next), most, fits, read });
    found.push(page.rows);
    next = page.next;
  }
  return { found, reads };
}

test('pages of what fits have each row once, and the last one says that nothing follows', async () => {
  const fits = (row: number) => row % 7 === 0;
  const { found } = await pages(1_100, fits, 50);
  expect(found.map(({ length }) => length)).toEqual([50, 50, 50, 8]);
  expect(found.flat()).toEqual(Array.from({ length: 158 }, (_, at) => at * 7));
});

test('without words a page is read with one row more than it shows', async () => {
  const { found, reads } = await pages(100, null, 50);
  expect(found.map(({ length }) => length)).toEqual([50, 50]);
  expect(reads).toEqual([51, 51]);
});

test('what fits nothing far and wide comes with the next page', async () => {
  const { found } = await pages(6_000, (row) => row === 5_900, 50);
  expect(found).toEqual([[], [5_900]]);
});
