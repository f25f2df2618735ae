import { expect, test } from 'vitest';
import { titleParts } from './course-title.ts';

test.each([
  ['Microsoft Excel Level 2', 'Microsoft Excel', 'Level 2'],
  ['Microsoft Excel, niveau 2', 'Microsoft Excel,', 'niveau 2'],
  ['Microsoft Excel, niveau\u00a02', 'Microsoft Excel,', 'niveau\u00a02'],
  ['Microsoft 365 : l’essentiel', 'Microsoft 365 :', 'l’essentiel'],
  ['Plain Language', 'Plain Language', ''],
])('of %s the name is heavy and the level light', (title, name, rest) => {
  expect(titleParts(title)).toEqual({ name, rest });
});
