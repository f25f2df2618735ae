import { expect, test } from 'vitest';
import { circles, importsIn } from './import-circles.ts';

test('a way back to where it began is found, and nothing else', () => {
  const imports = { a: ['b', 'c'], b: ['d'], c: ['d'], d: ['e'], e: ['b'], f: ['f'] };
  expect(circles(new Map(Object.entries(imports)))).toEqual([
    ['b', 'd', 'e', 'b'],
    ['f', 'f'],
  ]);
});

test('no file imports itself by way of others, for a type neither', () => {
  const imports = importsIn(['src', 'functions', 'scripts', 'tests']);
  expect(imports.get('src/layouts/Site.astro')).toContain('src/layouts/Base.astro');
  expect(circles(imports)).toEqual([]);
});
