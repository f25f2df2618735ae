import { expect, it } from 'vitest';
import { assets, pages } from './built-pages.ts';

const shown = pages.flatMap(({ path, root }) => root.querySelectorAll('img').map((image) => ({ path, image })));

it('there are pictures in texts', () => {
  expect(shown.length).toBeGreaterThan(0);
});

it.each(shown)('$path: a picture says what it shows, keeps its room, and is fetched when it is near', ({ image }) => {
  expect(image.getAttribute('alt')?.trim().length).toBeGreaterThan(20);
  expect(Number(image.getAttribute('width'))).toBeGreaterThan(0);
  expect(Number(image.getAttribute('height'))).toBeGreaterThan(0);
  expect(image.getAttribute('loading')).toBe('lazy');
  // Made by the build, and named by its content.
  expect(image.getAttribute('src')).toMatch(/^\/assets\/.+\.(?:svg|webp)$/);
  expect(assets).toContain(image.getAttribute('src'));
});

it.each(shown.filter(({ image }) => image.getAttribute('src')?.endsWith('.webp')))(
  '$path: a picture that is no drawing comes in sizes',
  ({ image }) => {
    const sizes = image.getAttribute('srcset')?.split(', ') ?? [];
    expect(sizes.length).toBeGreaterThan(0);
    for (const size of sizes) expect(assets).toContain(size.split(' ')[0]);
    expect(image.getAttribute('sizes')).toContain('100vw');
  },
);
