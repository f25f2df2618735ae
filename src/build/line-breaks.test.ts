import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BARE_DOT, DOT } from '../i18n/dot.ts';
import { lineBreaks } from './line-breaks.ts';

const sep = `<i class="sep"> <i>${BARE_DOT}</i></i>`;
const whole = (word: string) => `<span class="nobr">${word}</span>`;

test('no line begins or ends with a middle dot', () => {
  expect(lineBreaks('<p>6 heures · 375 $\n · <b>8 déc.</b></p>')).toBe(`<p>6 heures${sep}375 $${sep}<b>8 déc.</b></p>`);
});

test('where there is room for letters alone, a dot stays with what stands before it', () => {
  for (const name of ['option', 'text']) {
    expect(lineBreaks(`<${name}>a · b</${name}><p>c · d</p>`)).toBe(`<${name}>a${DOT}b</${name}><p>c${sep}d</p>`);
  }
});

test('words of headings stay whole, with their signs, and others are broken at their hyphens', () => {
  expect(lineBreaks('<h1>Le <b>point-virgule</b> va-t-il?</h1><p>va-t-il</p>')).toBe(
    `<h1>Le <b>${whole('point-virgule')}</b> ${whole('va-t-il?')}</h1><p>va-t-il</p>`,
  );
  expect(lineBreaks('<h3>Le «\u00a0point-virgule\u00a0»\u00a0: quand?</h3>')).toBe(
    `<h3>Le ${whole('«\u00a0point-virgule\u00a0»\u00a0:')} quand?</h3>`,
  );
  expect(lineBreaks('<h2>Un aide-mémoire &amp; 2-3 dates</h2>')).toBe(
    `<h2>Un ${whole('aide-mémoire')} &amp; 2-3 dates</h2>`,
  );
});

test('no line of a text ends behind the one letter before a hyphen', () => {
  expect(lineBreaks('<p>Un «\u00a0e-mail\u00a0», (d’e-mails) ou y a-t-il &amp; c’est-à-dire XL-101?</p>')).toBe(
    `<p>Un ${whole('«\u00a0e-mail\u00a0»')}, ${whole('(d’e-mails)')} ou y ${whole('a-t-il')} &amp; c’est-à-dire XL-101?</p>`,
  );
  for (const html of ['<label>Send it by e-mail.</label>', '<option>by e-mail</option>'])
    expect(lineBreaks(html)).toBe(html);
  expect(lineBreaks('<p>Design · e-learning</p>')).toBe(`<p>Design${sep}e-learning</p>`);
});

test('a question that unfolds keeps its verb whole, and stays one box beside its sign', () => {
  expect(lineBreaks('<summary>Un aide-mémoire reste-t-il utile? Y a-t-il 3 dates</summary>')).toBe(
    `<summary><span>Un aide-mémoire ${whole('reste-t-il')} utile? Y ${whole('a-t-il')} 3 dates</span></summary>`,
  );
  expect(lineBreaks('<summary>Un aide-mémoire</summary>')).toBe('<summary>Un aide-mémoire</summary>');
});

test('in French, a number stays with what it counts', () => {
  const page = (lang: string, body: string) =>
    `<!DOCTYPE html><html class="a" lang="${lang}"><body>${body}</body></html>`;
  const body = '<h1>Excel, niveau 2</h1><p title="niveau 1">Niveau <b>2</b> &amp; 12 places · 3 jours</p>';
  expect(lineBreaks(page('fr-CA', body))).toBe(
    page(
      'fr-CA',
      `<h1>Excel, niveau\u00a02</h1><p title="niveau 1">Niveau <b>2</b> &amp; 12\u00a0places${sep}3\u00a0jours</p>`,
    ),
  );
  expect(lineBreaks(page('en-CA', '<p lang="fr">niveau 1</p>'))).toBe(page('en-CA', '<p lang="fr">niveau 1</p>'));
});

test('names of other things, scripts and what React draws stay as they are', () => {
  for (const html of [
    '<p title="a · b">c</p>',
    '<script>"<h1>e-mail</h1> · "</script>',
    '<astro-island><h2>e-mail · a</h2></astro-island>',
    '<title>Écrire un e-mail · GCT</title>',
  ]) {
    expect(lineBreaks(html)).toBe(html);
  }
});

test('what scripts write has its dots by the same name', () => {
  const scripts = globSync('src/{islands,components,stores,i18n,domain}/**/*.{ts,tsx}').filter(
    (file) => !file.includes('.test.') && !file.endsWith('i18n/dot.ts'),
  );
  expect(scripts.length).toBeGreaterThan(300);
  const comments = /^\s*(\/\/|\/?\*).*$/gm;
  expect(scripts.filter((file) => readFileSync(file, 'utf8').replaceAll(comments, '').includes(' ·'))).toEqual([]);
});
