import { expect, test } from 'vitest';
import { frenchSpaces } from './french-spaces.ts';

const page = (lang: string, body: string) =>
  `<!DOCTYPE html><html class="a" lang="${lang}"><body>${body}</body></html>`;

test('a level and its number stay on one line in French', () => {
  expect(frenchSpaces(page('fr-CA', '<h1>Excel, niveau 2</h1><p>Niveaux 1 et 3 &amp; niveau <b>2</b></p>'))).toBe(
    page('fr-CA', '<h1>Excel, niveau\u00a02</h1><p>Niveaux\u00a01 et 3 &amp; niveau <b>2</b></p>'),
  );
});

test('names of other things, scripts, what React draws and other languages stay as they are', () => {
  for (const body of [
    '<p title="niveau 1">bas niveau, 12</p>',
    '<script>"niveau 1"</script>',
    '<astro-island><p>niveau 1</p></astro-island>',
  ]) {
    expect(frenchSpaces(page('fr-CA', body))).toBe(page('fr-CA', body));
  }
  expect(frenchSpaces(page('en-CA', '<p lang="fr">niveau 1</p>'))).toBe(page('en-CA', '<p lang="fr">niveau 1</p>'));
});
