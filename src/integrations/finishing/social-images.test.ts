import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readPage } from './pipeline.ts';
import { drawPreview, previewOf } from './social-images.ts';

const slogans = { en: 'A guide', fr: 'Un guide' };
const page = (image: string, main = '', locale = 'fr_CA') =>
  readPage(
    '/a',
    `<html lang="fr-CA"><head><meta property="og:title" content="L&#39;art &amp; Excel"><meta property="og:description" content="Un cours">` +
      `<meta property="og:locale" content="${locale}"><meta property="og:image" content="https://gct.example${image}"></head>` +
      `<body><svg class="drawing"><path d="M2 2"/></svg><main>${main}</main></body></html>`,
  );
const drawingOf = (main: string) => previewOf(page('/previews/pages/a.png', main), slogans)?.preview.drawing;

describe('pictures for sharing', () => {
  it('says what the page says, in its language', () => {
    expect(previewOf(page('/previews/pages/fr/cours/a.png'), slogans)).toMatchObject({
      path: '/previews/pages/fr/cours/a.png',
      preview: { title: "L'art & Excel", description: 'Un cours', slogan: 'Un guide' },
    });
  });

  it('shows the first drawing of the page, and one of the site without any', () => {
    expect(drawingOf('<svg class="icon"></svg><p><svg class="x drawing"><path d="M1 1"/></svg></p>')).toBe(
      '<path d="M1 1"/>',
    );
    expect(drawingOf('')).toContain('<circle');
  });

  it('leaves out a page whose picture is a file of its own', () => {
    expect(previewOf(page('/previews/fr.png'), slogans)).toBeUndefined();
  });

  it('stops at a page that does not say what the picture is to say', () => {
    expect(() => previewOf(page('/previews/pages/a.png', '', 'de_DE'), slogans)).toThrow('expected og:title');
  });

  it('is 1200 by 630 pixels, whatever the length of the title', async () => {
    for (const title of [
      'A',
      'A title of ninety characters that goes on and on until there is no room left on the card, really',
    ]) {
      const png = await drawPreview({
        title,
        description: 'd'.repeat(165),
        slogan: 's',
        drawing: '<path class="pale" d="M1 1h9v9z"/>',
      });
      const { width, height, format } = await sharp(png).metadata();
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
    }
  });
});
