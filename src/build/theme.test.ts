import { expect, test } from 'vitest';
import { color, colorsIn } from './theme.ts';

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
