import { expect, it } from 'vitest';
import { present } from '../../src/domain/present.ts';
import { assets, pages, readAsset, unlike } from './built-pages.ts';
import { lettersOf } from './font-letters.ts';
import { sizeOf } from './first-view.ts';

/** A font of this size is there before a second page is opened. Bytes. */
const FONT_BYTES = 30_500;

/** Signs that Roboto does not draw: arrows, bars and ticks of specimens and lists are the system's. */
const NOT_ROBOTO = [...'→█✓✗'];

const fonts = [...assets].filter((path) => path.endsWith('.woff2'));
const font = present(fonts[0], 'a font');

it('there is one font, and it is light', () => {
  expect(fonts).toHaveLength(1);
  expect(sizeOf(font)).toBeLessThanOrEqual(FONT_BYTES);
});

it('the font has every character of the pages', () => {
  const letters = lettersOf(readAsset(font));
  const missing = new Map<string, string>();
  for (const { root, path } of pages)
    for (const letter of root.text)
      if (letter > ' ' && !letters.has(letter.codePointAt(0) ?? 0) && !NOT_ROBOTO.includes(letter))
        missing.set(letter, path);
  expect([...missing]).toEqual([]);
});

it('what the font leaves to the system is left out of it, and on the pages', () => {
  const letters = lettersOf(readAsset(font));
  expect(NOT_ROBOTO.filter((letter) => letters.has(letter.codePointAt(0) ?? 0))).toEqual([]);
  const used = new Set(pages.flatMap(({ root }) => [...new Set(root.text)]));
  expect(NOT_ROBOTO.filter((letter) => !used.has(letter))).toEqual([]);
});

it.each(unlike.map((page) => [page.path, page] as const))('%s asks for no font by itself', (_path, { html, root }) => {
  expect(root.querySelectorAll('link[as=font]')).toEqual([]);
  expect(html).not.toMatch(/@font-face\s*\{[^}]*url\(/);
  const script = root.querySelectorAll('head script:not([src])').find(({ text }) => text.includes('FontFace'));
  const { text } = present(script, 'the script of the head');
  expect(text).toContain(`u='${font}'`);
  expect(text).toContain('if(localStorage.font==u)');
});
