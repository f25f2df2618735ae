import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { color, colorsIn, constantTokens, constantTokensIn } from './theme.ts';

test('a colour is the one that the theme names', () => {
  expect(color('blue-700')).toBe('#154388');
  expect(color('white')).toBe('#ffffff');
});

test('what is no colour of its own is named, with the file', () => {
  expect(() => color('blue-701')).toThrow('src/styles/theme.css: expected --color-blue-701');
  expect(() => color('veil')).toThrow('--color-veil, a colour that is not transparent');
});

test('colours are found wherever the theme declares them, and nothing else is', () => {
  const css =
    '@theme{--color-*:initial;--color-a:#010203;--text-b:1px}@theme inline{--color-c:#fff;--color-d:var(--color-a)}';
  expect([...colorsIn(css).keys()]).toEqual(['a', 'c']);
});

test('tokens of one value are those that name no other, and nothing gives them another', () => {
  const css = '@theme {\n  --color-*: initial;\n  /* --a: b; */\n  --a: 1px;\n  --b: var(--a);\n}\n.c { --d: 0; }';
  expect([...constantTokensIn(css)]).toEqual([['--a', '1px']]);
  const names = [...constantTokens().keys()];
  expect(names).toContain('--color-blue-700');
  const given = new RegExp(`(?:^|[\\s;{])(${names.join('|')}):`);
  const sheets = globSync('src/**/*.{css,astro,tsx,ts}').filter(
    (file) => file !== 'src/styles/theme.css' && !file.endsWith('.test.ts'),
  );
  expect(sheets.filter((file) => given.test(readFileSync(file, 'utf8')))).toEqual([]);
});
