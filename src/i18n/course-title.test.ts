import { expect, test } from 'vitest';
import { titleParts, unbroken } from './course-title.ts';

test.each([
  ['Microsoft Excel Level 2', 'Microsoft Excel', 'Level 2'],
  ['Microsoft Excel, niveau 2', 'Microsoft Excel,', 'niveau 2'],
  ['Microsoft Excel, niveau\u00a02', 'Microsoft Excel,', 'niveau\u00a02'],
  ['Microsoft 365 : l’essentiel', 'Microsoft 365 :', 'l’essentiel'],
  ['Plain Language', 'Plain Language', ''],
])('of %s the name is heavy and the level light', (title, name, rest) => {
  expect(titleParts(title)).toEqual({ name, rest });
});

test('no line of a title ends before the number of its level', () => {
  expect(['Microsoft Excel Level 2', 'Excel, niveau 1', 'Microsoft 365 Copilot'].map(unbroken)).toEqual([
    'Microsoft Excel Level\u00a02',
    'Excel, niveau\u00a01',
    'Microsoft 365 Copilot',
  ]);
});
