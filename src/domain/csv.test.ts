import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('a table opens in Excel as UTF-8, with amounts that are summed', () => {
  const rows = [['Côté, "Léa"', 2, { cents: -123_405 }]];
  expect(csvOf(['Who', 'Seats', 'Amount'], rows)).toBe('\ufeffWho,Seats,Amount\r\n"Côté, ""Léa""",2,-1234.05\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '＠SUM(A1)', '"=1+1'])(
  'what is typed is no formula: %j',
  (typed) => {
    expect(
      csvOf([], [[typed]])
        .split('\r\n')[1]
        ?.startsWith(`"'`),
    ).toBe(true);
  },
);

test('no text begins a formula where a spreadsheet of another language parts it: at semicolons, tabs and ends of lines', () => {
  const parted = ["x;=cmd|'/C calc'!A0", 'y;"=1+1;"', 'x\t+1', 'good\n@SUM(A1)\nbad', '\n=1+1', 'a;b; -c'];
  const cells = csvOf([], [parted]).replace(/^\ufeff\r\n/, '');
  expect(cells).not.toMatch(/[;\t\r\n]"*[=+\-@]/);
  expect(cells).toContain("x;'=cmd|'/C calc'!A0");
  expect(cells).toContain('a;b; -c');
});
