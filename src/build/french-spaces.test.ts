import { expect, test } from 'vitest';
import { frenchSpaces } from './french-spaces.ts';

const page = (lang: string, body: string) =>
  `<!DOCTYPE html><html class="a" lang="${lang}"><body>${body}</body></html>`;

test('a level and its number stay on one line in French', () => {
  expect(frenchSpaces(page('fr-CA', '<h1>Excel, niveau 2</h1><p>Niveaux 1 et 3 &amp; niveau <b>2</b></p>'))).toBe(
    page('fr-CA', '<h1>Excel, niveau\u00a02</h1><p>Niveaux\u00a01 et 3 &amp; niveau <b>2</b></p>'),
  );
});

test('a number stays on the line of what it counts, and a day on that of its month', () => {
  expect(
    frenchSpaces(page('fr-CA', '<p>Jusqu’à 12 personnes, le 14 décembre 2026 ou le 1er mars, au 3e étage</p>')),
  ).toBe(
    page('fr-CA', '<p>Jusqu’à 12\u00a0personnes, le 14\u00a0décembre 2026 ou le 1er\u00a0mars, au 3e\u00a0étage</p>'),
  );
  for (const body of ['<p>Excel 2019 mais aussi 2021</p>', '<p>les niveaux\u00a01 et 3</p>']) {
    expect(frenchSpaces(page('fr-CA', body))).toBe(page('fr-CA', body));
  }
});

test('a verb keeps the short word after its hyphen on its line', () => {
  expect(
    frenchSpaces(
      page(
        'fr-CA',
        '<p>Y a-t-il des dates? Puis-je venir? Appelez-nous, peut-être. Voir ci-dessous, cet après-midi.</p>',
      ),
    ),
  ).toBe(
    page(
      'fr-CA',
      '<p>Y a-\u2060t-\u2060il des dates? Puis-\u2060je venir? Appelez-nous, peut-être. Voir ci-\u2060dessous, cet après-\u2060midi.</p>',
    ),
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
