import { expect, it } from 'vitest';
import { importsOf, withImports } from './module-graph.ts';

it('reads what a bundler writes, and leaves what is fetched later', () => {
  const code = 'import{a as b}from"./a.js";import"./b.js";export*from"../c.js";const d=()=>import("./d.js");';
  expect(importsOf(code, '/assets/x.js')).toEqual(['/assets/a.js', '/assets/b.js', '/c.js']);
});

it('follows them to the end, in circles too', () => {
  const files: Record<string, string> = {
    '/assets/a.js': 'import"./b.js";',
    '/assets/b.js': 'import{x}from"./c.js";import"./a.js";',
    '/assets/c.js': 'export const x=1;',
  };
  expect(withImports(['/assets/a.js'], (path) => files[path] ?? '')).toEqual(Object.keys(files));
});
