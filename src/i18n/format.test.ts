import { expect, it } from 'vitest';
import { fill, formatPhone, formatPlainDate } from './format.ts';

it('writes day and month in one piece, which no line breaks', () => {
  expect(formatPlainDate('2026-12-01', 'en', 'full')).toBe('Tuesday, December\u00a01, 2026');
  expect(formatPlainDate('2026-12-01', 'fr', 'full')).toBe('mardi 1er\u00a0décembre 2026');
  expect(formatPlainDate('2026-11-30', 'en')).toBe('November\u00a030, 2026');
  expect(formatPlainDate('2026-11-30', 'fr')).toBe('30\u00a0novembre 2026');
  expect(formatPlainDate('2026-11-30', 'fr', 'short')).toBe('lun. 30\u00a0nov.');
});

it.each([
  ['2026-12-01', 'full', 'mardi 1er décembre 2026', 'Tuesday, December 1, 2026'],
  ['2026-12-01', 'long', '1er décembre 2026', 'December 1, 2026'],
  ['2026-12-01', 'short', 'mar. 1er déc.', 'Tue, Dec 1'],
  ['2026-12-11', 'long', '11 décembre 2026', 'December 11, 2026'],
  ['2026-12-21', 'medium', '21 déc. 2026', 'Dec 21, 2026'],
] as const)('writes %s (%s) as people do in either language', (date, style, french, english) => {
  const plain = (text: string) =>
    text
      .replaceAll('\u00a0', ' ')
      .replaceAll('\u202f', ' ')
      .replace(/\b(Tue|Dec)\./g, '$1');
  expect(plain(formatPlainDate(date, 'fr', style))).toBe(french);
  expect(plain(formatPlainDate(date, 'en', style))).toBe(english);
});

it('writes a telephone number as people do in either language', () => {
  expect(formatPhone('+16135550142', 'en')).toBe('613-555-0142');
  expect(formatPhone('+18885550117', 'en')).toBe('1-888-555-0117');
  expect(formatPhone('+16135550142', 'fr')).toBe('613\u00a0555-0142');
  expect(formatPhone('+18885550117', 'fr')).toBe('1\u00a0888\u00a0555-0117');
  expect(formatPhone('113', 'fr')).toBe('113');
});

it('ends a sentence with one period, also after the afternoon', () => {
  expect(fill('Answer it before {at}. Call us.', { at: '7:55 p.m.' })).toBe('Answer it before 7:55 p.m. Call us.');
  expect(fill('{count} places… {other}', { count: 2 })).toBe('2 places… {other}');
});
