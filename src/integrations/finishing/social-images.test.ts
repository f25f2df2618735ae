import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPreview, previewOf } from './social-images.ts';

const slogans = { en: 'A guide', fr: 'Un guide' };
const page = (image: string, main = '') =>
  `<html lang="fr-CA"><head><meta property="og:title" content="L&#39;art &amp; Excel"><meta property="og:description" content="Un cours">` +
  `<meta property="og:locale" content="fr_CA"><meta property="og:image" content="https://gct.example${image}"></head><body><main>${main}</main></body></html>`;

describe('pictures for sharing', () => {
  it('says what the page says, in its language', () => {
    const { path, preview } = previewOf(page('/previews/pages/fr/cours/a.png'), slogans)!;
    expect(path).toBe('/previews/pages/fr/cours/a.png');
    expect(preview).toMatchObject({ title: "L'art & Excel", description: 'Un cours', slogan: 'Un guide' });
  });

  it('shows the first drawing of the page, and one of the site without any', () => {
    const own = previewOf(
      page('/previews/pages/a.png', '<svg viewBox="0 0 1 1" class="drawing x"><path d="M1 1"/></svg>'),
      slogans,
    );
    expect(own!.preview.drawing).toBe('<path d="M1 1"/>');
    expect(previewOf(page('/previews/pages/a.png'), slogans)!.preview.drawing).toContain('<circle');
  });

  it('leaves out a page whose picture is a file of its own', () => {
    expect(previewOf(page('/previews/fr.png'), slogans)).toBeUndefined();
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
