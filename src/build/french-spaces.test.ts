import { expect, test } from 'vitest';
import { frenchSpaces } from './french-spaces.ts';

/** The text with a sign in place of each such space. */
const marked = (text: string) => {
  const held = new Set(frenchSpaces(text));
  return [...text].map((letter, index) => (held.has(index) ? '_' : letter)).join('');
};

test('a level and its number stay on one line', () => {
  expect(marked('Excel, niveau 2; niveaux 1 et 3; bas niveau, 12')).toBe(
    'Excel, niveau_2; niveaux_1 et 3; bas niveau, 12',
  );
});

test('a number stays on the line of what it counts, and a day on that of its month', () => {
  expect(marked('Jusqu’à 12 personnes, le 14 décembre 2026 ou le 1er mars, au 3e étage')).toBe(
    'Jusqu’à 12_personnes, le 14_décembre 2026 ou le 1er_mars, au 3e_étage',
  );
  for (const text of ['Excel 2019 mais aussi 2021', 'les niveaux\u00a01 et 3']) expect(marked(text)).toBe(text);
});
