import { expect, test } from 'vitest';
import { withNumbers } from './numbered.ts';

test('a level stays on the line of its number, and nothing else changes', () => {
  expect(withNumbers('Excel, niveau 2 : 6 heures; Niveaux 1 et 3')).toBe(
    'Excel, niveau\u00a02 : 6 heures; Niveaux\u00a01 et 3',
  );
  expect(withNumbers('Excel Level 2, bas niveau, 12')).toBe('Excel Level 2, bas niveau, 12');
});
