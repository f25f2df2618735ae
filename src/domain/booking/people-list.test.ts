import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPeople } from './people-list.ts';

const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.ca' };
const zoe = { firstName: 'Zoé', lastName: 'de la Durantaye', email: 'zoe@exemple.ca' };

test.each([
  ['columns of a worksheet, with headings', 'First name\tLast name\tE-mail\nAda\tByron\tada@example.ca'],
  ['columns in another order', 'ada@example.ca\tAda\tByron'],
  ['French headings', 'Prénom\tNom\tCourriel\r\nAda\tByron\tada@example.ca\r\n'],
  ['one column for the whole name', 'Ada Byron\tada@example.ca'],
  ['a recipient of a mail', 'Ada Byron <ada@example.ca>'],
  ['a recipient as an address book writes it', '"Byron, Ada" <ada@example.ca>;'],
])('%s are read', (_, pasted) => {
  expect(readPeople(pasted)).toEqual({ people: [ada], unread: [] });
});

test('several recipients on one line are told apart', () => {
  const pasted = 'Ada Byron <ada@example.ca>; Zoé de la Durantaye <zoe@exemple.ca>';
  expect(readPeople(pasted).people).toEqual([ada, zoe]);
  expect(readPeople(pasted.replace(';', ',')).people).toEqual([ada, zoe]);
  expect(readPeople('ada@example.ca, zoe@exemple.ca').people.map(({ email }) => email)).toEqual([ada.email, zoe.email]);
});

test('names without an address are people whose address comes later', () => {
  expect(readPeople('Ada Byron\nZoé de la Durantaye').people).toEqual([
    { ...ada, email: '' },
    { ...zoe, email: '' },
  ]);
});

test('who stands twice under one address is one person', () => {
  expect(readPeople('Ada Byron <ada@example.ca>\nA. Byron <ADA@example.ca>').people).toEqual([ada]);
});

test('a line of which nothing can be made is given back as it was', () => {
  expect(readPeople('Ada <ada@@example.ca>')).toEqual({ people: [], unread: ['Ada <ada@@example.ca>'] });
});

test('any text is read without an error, and no line of it is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const { people, unread } = readPeople(text);
      for (const { email } of people) expect(email).not.toMatch(/\s/);
      expect(unread.every((line) => text.includes(line))).toBe(true);
    }),
  );
});
