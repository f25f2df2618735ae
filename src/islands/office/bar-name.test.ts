import { expect, test } from 'vitest';
import { barName } from './bar-name.ts';

const name = 'Travailler avec Microsoft 365 Copilot';

test('a name above a bar is whole where there is room, and ends in an ellipsis where there is none', () => {
  expect(barName(name, '4 sur 12', 600)).toBe(name);
  const cut = barName(name, '4 sur 12', 300);
  expect(cut).toMatch(/^Travailler avec Microsoft.*…$/);
  expect(name.startsWith(cut.slice(0, -1))).toBe(true);
  expect(cut.length).toBeLessThan(name.length);
  expect(barName(name, '4 réservations, 4 325 $', 300).length).toBeLessThan(cut.length);
  // No space before it.
  expect(barName('Word avancé', '', 16 + 7.5 * 6)).toBe('Word…');
  expect(barName(name, '4 sur 12', 1)).toBe('…');
});
