import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  digitsOf,
  isEmail,
  mailboxKey,
  mailtoOf,
  PagePath,
  paragraphs,
  requiredLine,
  requiredName,
  requiredTitle,
} from './fields.ts';

test.each([
  '\u00e9ve@example.ca',
  'eve@ex\u00e4mple.ca',
  '\uff45ve@example.ca',
  'e\u0301ve@example.ca',
  'e ve@example.ca',
])('%s is no address: the database would write it small in another way', (address) => {
  expect(isEmail(address)).toBe(false);
});

test('an address in ASCII is one, a tag and a name in IDNA included', () => {
  expect(isEmail("o'brien+a@xn--exmple-cua.ca")).toBe(true);
});

test.each(['a\u0000', 'a\u0085b', 'a\u2028b', 'cod\u202egpj', '\u2066a', '\ud800a'])(
  '%j is no line: it holds what is not seen',
  (text) => {
    expect(v.is(requiredLine(80), text)).toBe(false);
    expect(v.is(paragraphs(80), `one\n${text}`)).toBe(false);
    expect(v.is(requiredLine(80), `Ma\u00eflys 👩‍👧 O’Brien`)).toBe(true);
  },
);

test('a page of this site is told by its path, and no other site is', () => {
  expect(['/', '/fr/cours', '/course/excel-level-1'].every((path) => v.is(PagePath, path))).toBe(true);
  for (const path of ['', 'fr', '//evil.example', '/\\\\evil.example', 'https://evil.example/']) {
    expect(v.is(PagePath, path), path).toBe(false);
  }
});

test('a number is told by its digits, in one way', () => {
  expect(['1e0', '0x1', ' 1', '+1', '1.0', '', '1234567890'].map(digitsOf)).toEqual(Array(7).fill(NaN));
  expect(digitsOf('10')).toBe(10);
});

test('for what counts mails, an address is that of its mailbox', () => {
  expect(mailboxKey(' Target+7@Example.ca ')).toBe('target@example.ca');
  expect(mailboxKey('A.d.a+x@GoogleMail.com')).toBe('ada@gmail.com');
  expect(mailboxKey('a.da@example.ca')).toBe('a.da@example.ca');
  expect(mailboxKey('+x@example.ca')).toBe('+x@example.ca');
  expect(mailboxKey('a@b+c.ca')).toBe('a@b+c.ca');
});

test.each(['Renew at evil.c\u034fom', 'evil.\ufe0fcom', 'evil\u034f.com', 'evil\u3002com', 'ev\u00adil.com'])(
  'rule 43: a name leads nowhere, whatever hides in it: %j',
  (text) => {
    const name = v.safeParse(requiredName(100), text);
    expect(name.issues?.map(({ message }) => message)).toEqual(['no_link']);
    const title = v.safeParse(requiredTitle(100), `${text}/pay`);
    expect(title.issues?.map(({ message }) => message)).toEqual(['no_link']);
  },
);

test.each(['Ada evil.com wins', 'Lin (pay.shop)', 'see evil.ca, now'])(
  'rule 43: nor does an address lead somewhere in the middle of a name: %j',
  (text) => {
    expect(v.safeParse(requiredName(100), text).issues?.map(({ message }) => message)).toEqual(['no_link']);
  },
);

test('a name with initials or a title before it is taken', () => {
  for (const text of ['J.Robert Smith', 'Dr.Lin Wu', 'C.Cabot Lin', 'St.Jean Baptiste']) {
    expect(v.is(requiredName(100), text), text).toBe(true);
  }
});

test('names with marks, dots and signs of their script are taken', () => {
  for (const text of ['Zoe\u0308 St. John', 'boul.De\u0301carie', 'श्री', 'Dr. Lin'])
    expect(v.is(requiredTitle(100), text), text).toBe(true);
});

test('an address that opens a mail program adds nothing to the mail', () => {
  expect(mailtoOf('ada@example.ca')).toBe('mailto:ada@example.ca');
  const link = new URL(mailtoOf('ada?bcc=spy%40evil.example&x=#@example.ca'));
  expect(link.search + link.hash).toBe('');
  expect(decodeURIComponent(link.pathname)).toBe('ada?bcc=spy%40evil.example&x=#@example.ca');
});
