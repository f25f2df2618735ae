import { expect, it } from 'vitest';
import { assets, pages } from './built-pages.ts';

const shown = pages.flatMap(({ path, root }) => root.querySelectorAll('img').map((image) => ({ path, image })));
const inTexts = new Set(pages.flatMap(({ root }) => root.querySelectorAll('.prose img')));
const told = shown.filter(({ image }) => inTexts.has(image));
// Portraits, and drawings in lists: the name or the title stands beside each.
const drawn = shown.filter(({ image }) => !inTexts.has(image));

it('there are pictures in texts, and drawings beside them', () => {
  expect(told.length).toBeGreaterThan(0);
  expect(drawn.length).toBeGreaterThan(0);
});

it.each(told)('$path: a picture in a text says what it shows', ({ image }) => {
  expect(image.getAttribute('alt')?.trim().length).toBeGreaterThan(20);
});

it('a drawing beside a name says nothing again', () => {
  expect(drawn.filter(({ image }) => image.getAttribute('alt') !== '').map(({ path }) => path)).toEqual([]);
});

/** Of the faces of the team, those that fill its first screen. */
const atOnce = shown.filter(({ image }) => image.getAttribute('loading') === undefined);

it('only faces that are seen first are fetched at once', () => {
  const team = [...new Set(pages.filter(({ root }) => root.querySelector('.portrait')).map(({ path }) => path))];
  const counts = Map.groupBy(atOnce, ({ path }) => path);
  expect([...counts.keys()].filter((path) => !team.includes(path))).toEqual([]);
  for (const [path, images] of counts) expect(images.length, path).toBeLessThanOrEqual(18);
});

it.each(shown)('$path: a picture keeps its room, and is fetched when it is near', ({ image }) => {
  expect(Number(image.getAttribute('width'))).toBeGreaterThan(0);
  expect(Number(image.getAttribute('height'))).toBeGreaterThan(0);
  expect(image.getAttribute('loading')).toBe(atOnce.some((one) => one.image === image) ? undefined : 'lazy');
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
