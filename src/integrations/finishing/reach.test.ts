import { expect, test } from 'vitest';
import { classesOf, reachIn } from './reach.ts';

test('a script gives the classes that it names, and those it puts together', () => {
  const given = classesOf('a.className="one two";b.className=`notice notice-${kind}`;c.className="is-"+state');
  for (const name of ['one', 'two', 'notice', 'notice-warning', 'is-open']) expect(given(name), name).toBe(true);
  for (const name of ['three', 'warning', 'note']) expect(given(name), name).toBe(false);
});

const reach = reachIn(
  new Map([
    ['header.A1.js', 'import("./cart.B2.js");e.className="open"'],
    ['cart.B2.js', 'import"./header.A1.js";e.className="drawer";link("cart.C3.css");e.style.setProperty("--width",1)'],
    ['cart.C3.css', '.line{top:var(--step);--own:1px}'],
    ['checkout.D4.js', 'e.className="summary"'],
  ]),
);

test('a page knows the classes of the scripts that it can come to load, and of no others', () => {
  const { hasClass } = reach({ mentions: ['/assets/header.A1.js'], inline: [] });
  expect(['open', 'drawer', 'summary'].map(hasClass)).toEqual([true, true, false]);
  expect(reach({ mentions: [], inline: [] }).hasClass('open')).toBe(false);
});

test('a script in the page counts, and what it loads', () => {
  const { hasClass } = reach({ mentions: [], inline: ['import("/assets/checkout.D4.js");e.className="own"'] });
  expect(['own', 'summary', 'open'].map(hasClass)).toEqual([true, true, false]);
});

test('tokens that scripts name and their sheets read or set are known', () => {
  const { reads, sets } = reach({ mentions: ['/assets/header.A1.js'], inline: [] });
  expect(['--step', '--width', '--own'].map(reads)).toEqual([true, true, false]);
  expect(['--step', '--width', '--own'].map(sets)).toEqual([false, true, true]);
});

test('what is fetched behind a script that brings a sheet has the classes of that sheet from there', () => {
  const { hasClass } = reachIn(
    new Map([
      ['start.A1.js', 'import("./drawer.B2.js");e.className="open"'],
      ['drawer.B2.js', 'import"./sheet.C3.js";e.className="drawer wide plain"'],
      ['sheet.C3.js', 'new CSSStyleSheet().replaceSync(".drawer{top:0}.open{top:1px}");document.adoptedStyleSheets'],
      ['list.D4.js', 'e.className="wide"'],
    ]),
  )({ mentions: ['/assets/start.A1.js', '/assets/list.D4.js'], inline: [] });
  expect(['open', 'drawer', 'wide', 'plain'].map(hasClass)).toEqual([true, false, true, true]);
});

test('a script that holds a sheet has the tokens that the sheet declares from there, and no others', () => {
  const { reads, sets } = reachIn(
    new Map([
      [
        'sheet.A1.js',
        'new CSSStyleSheet().replaceSync(":root{--ink:#111;--size:var(--step)}.a{color:var(--ink)}");document.adoptedStyleSheets',
      ],
    ]),
  )({ mentions: ['/assets/sheet.A1.js'], inline: [] });
  expect(['--ink', '--size', '--step'].map(reads)).toEqual([false, false, true]);
  expect(['--ink', '--size', '--step'].map(sets)).toEqual([false, false, false]);
});
