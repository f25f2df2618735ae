import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('a table opens in Excel as UTF-8, with amounts that are summed', () => {
  const rows = [['Côté, "Léa"', 2, 9.975, { cents: -123_405 }]];
  expect(csvOf('en', ['Who', 'Seats', 'Rate', 'Amount'], rows)).toBe(
    '\ufeffWho,Seats,Rate,Amount\r\n"Côté, ""Léa""",2,9.975,-1234.05\r\n',
  );
});

test('in French it is parted by semicolons, and its numbers have commas', () => {
  const rows = [
    ['Côté, Léa', 2, 9.975, { cents: -123_405 }],
    ['a;b', 0, 0.5, { cents: 7 }],
  ];
  expect(csvOf('fr', ['Nom', 'Places', 'Taux', 'Montant'], rows)).toBe(
    '\ufeffNom;Places;Taux;Montant\r\nCôté, Léa;2;9,975;-1234,05\r\n"a;b";0;0,5;0,07\r\n',
  );
});

const languages = ['en', 'fr'] as const;
const typed = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '＠SUM(A1)', '"=1+1'];

test.each(languages.flatMap((lang) => typed.map((text) => [lang, text] as const)))(
  'what is typed is no formula (%s): %j',
  (lang, text) => {
    expect(
      csvOf(lang, [], [[text]])
        .split('\r\n')[1]
        ?.startsWith(`"'`),
    ).toBe(true);
  },
);

const parted = ["x;=cmd|'/C calc'!A0", 'y;"=1+1;"', 'x\t+1', 'good\n@SUM(A1)\nbad', '\n=1+1', 'a;b; -c'];

test('no text begins a formula where a spreadsheet of another language parts it: at semicolons, tabs and ends of lines', () => {
  const cells = csvOf('en', [], [parted]).replace(/^\ufeff\r\n/, '');
  expect(cells).not.toMatch(/[;\t\r\n]"*[=+\-@]/);
  expect(cells).toContain("x;'=cmd|'/C calc'!A0");
  expect(cells).toContain('a;b; -c');
});

test('nor does a French one where an English spreadsheet parts it: at commas', () => {
  const cells = csvOf('fr', [], [[...parted, "x,=cmd|'/C calc'!A0", 'y,"=1+1,"', 'a,b, -c']]).replace(
    /^\ufeff\r\n/,
    '',
  );
  expect(cells).not.toMatch(/[,;\t\r\n]"*[=+\-@]/);
  expect(cells).toContain("x,'=cmd|'/C calc'!A0");
  expect(cells).toContain('a,b, -c');
});
