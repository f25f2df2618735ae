import { expect, test } from 'vitest';
import { ownFirst } from './own-first.ts';

const of = (...languages: ('en' | 'fr')[]) => languages.map((language, id) => ({ id, language }));
const ids = ({ first, rest }: ReturnType<typeof ownFirst<{ id: number; language: 'en' | 'fr' }>>) => [
  first.map(({ id }) => id),
  rest.map(({ id }) => id),
];

test('classes in the language of the page come first, however late they are', () => {
  expect(ids(ownFirst(of('en', 'en', 'fr', 'en', 'fr'), 'fr', 4))).toEqual([
    [2, 4],
    [0, 1],
  ]);
});

test('where none is, the others stand there in their order', () => {
  expect(ids(ownFirst(of('en', 'en'), 'fr', 1))).toEqual([[0], []]);
});
