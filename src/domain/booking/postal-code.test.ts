import { expect, test } from 'vitest';
import { provinces } from '../money/provinces.ts';
import { isCanadianPostalCode, liesIn, provinceOf } from './postal-code.ts';

test.each([
  ['K1A 0B1', 'ON'],
  ['h2x1y4', 'QC'],
  // Of a federal office in Gatineau.
  ['K1A 0S5', 'QC'],
  ['V6B 1A1', 'BC'],
  ['X0A 0H0', 'NU'],
  ['X1A 1B2', 'NT'],
  ['Y1A 1A1', 'YT'],
] as const)('%s lies in %s', (code, province) => {
  expect(liesIn(code, province)).toBe(true);
});

test('a code lies in one province, but for those of the north', () => {
  for (const letter of 'ABCEGHJKLMNPRSTVY') {
    expect(provinces.filter((province) => liesIn(`${letter}2A 1A1`, province))).toHaveLength(1);
  }
  expect(provinces.filter((province) => liesIn('X1A 1A1', province))).toEqual(['NT', 'NU']);
});

test('what Canada Post does not use is no postal code', () => {
  for (const text of ['D1A 1A1', 'W1A 1A1', 'K1O 1A1', 'K1A  1A1', 'K1A 1A', '90210', '']) {
    expect(isCanadianPostalCode(text), text).toBe(false);
    expect(liesIn(text, 'ON'), text).toBe(false);
  }
});

test('a code says its province, unless it may lie in two', () => {
  expect([provinceOf('K1A 0B1'), provinceOf('h2x1y4'), provinceOf('X1A 1B2'), provinceOf('K1A')]).toEqual([
    'ON',
    'QC',
    undefined,
    undefined,
  ]);
});
