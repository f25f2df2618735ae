import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { splashOf, splashScreens } from './splash.ts';

test('every picture is known, and every known one is there', () => {
  const files = readdirSync(new URL('../../../public/splash', import.meta.url)).sort();
  expect(splashScreens.map((name) => `${name}.png`).sort()).toEqual(files);
});

test('a device finds its picture however it is held', () => {
  expect(splashOf(393, 852, 3)).toBe('/splash/1179x2556.png');
  expect(splashOf(852, 393, 3)).toBe('/splash/1179x2556.png');
  expect(splashOf(1920, 1080, 1)).toBeUndefined();
});
