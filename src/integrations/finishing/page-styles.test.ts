import { expect, test } from 'vitest';
import { classesOf, reachIn, settled, usedRules, usedTokens } from './page-styles.ts';

const only =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name);

test('a rule stays where one of its selectors can match', () => {
  const css = '.a{color:red}.b{color:blue}.a .b,.a>p{margin:0}.a.b:hover{top:0}h1{left:0}';
  expect(usedRules(css, only('a'))).toBe('.a{color:red}.a .b,.a>p{margin:0}h1{left:0}');
});

test('what a selector excludes or only allows keeps nothing out', () => {
  const css = '.a:not(.b){top:0}:is(.b,.c) p{top:1px}p:has(.b:not(.c)){top:2px}';
  expect(usedRules(css, only('a'))).toBe(css);
});

test('groups lose what they can spare, and go when they are empty', () => {
  const css =
    '@layer theme,base;@layer theme{:root{--a:1px}}@layer utilities{.a{top:0}@media (width>=600px){.b{top:1px}}}@media print{.b{top:0}.a{top:0}}';
  expect(usedRules(css, only('a'))).toBe(
    '@layer theme,base;@layer theme{:root{--a:1px}}@layer utilities{.a{top:0}}@media print{.a{top:0}}',
  );
});

test('fonts, animations and nested rules stay whole', () => {
  const css = "@font-face{font-family:'R';src:url(/a.woff2)}@keyframes b{from{top:0}to{top:1px}}@page{size:letter}";
  expect(usedRules(css, only())).toBe(css);
  expect(usedRules('.a{top:0;.b{top:1px}}', only('a'))).toBe('.a{top:0;.b{top:1px}}');
});

test('names with escaped signs are the names in the markup', () => {
  const css = '.mt-0\\.5{top:0}.size-\\[44px\\]{top:0}.hover\\:bg:hover{top:0}.max-sm\\:gone{top:0}';
  expect(usedRules(css, only('mt-0.5', 'size-[44px]', 'hover:bg'))).toBe(css.replace('.max-sm\\:gone{top:0}', ''));
});

test('tokens that nothing reads any more go, one after the other', () => {
  const css = ':root{--a:1px;--b:var(--a);--c:2px;--d:3px}p{top:var(--c);left:var(--d,0)}';
  expect(usedTokens(css, () => false)).toBe(':root{--c:2px;--d:3px}p{top:var(--c);left:var(--d,0)}');
  expect(usedTokens(css, (name) => name === '--b')).toBe(css);
});

test('a script gives the classes that it names, and those it puts together', () => {
  const given = classesOf('a.className="one two";b.className=`notice notice-${kind}`;c.className="is-"+state');
  for (const name of ['one', 'two', 'notice', 'notice-warning', 'is-open']) expect(given(name), name).toBe(true);
  for (const name of ['three', 'warning', 'note']) expect(given(name), name).toBe(false);
});

test('what nothing sets gives way to its fallback, and multiples are worked out', () => {
  const css =
    ':root{--spacing:8px;--b:2px}.a{line-height:var(--unset,var(--b));margin:calc(var(--spacing) * .5) calc(var(--spacing) * -1)}' +
    '.c{--set:3px;top:var(--set,0);left:var(--far,rgb(0 0 0 / calc(1 * .5)))}';
  expect(settled(css, (name) => name === '--far')).toBe(
    ':root{--spacing:8px;--b:2px}.a{line-height:var(--b);margin:4px -8px}' +
      '.c{--set:3px;top:var(--set,0);left:var(--far,rgb(0 0 0 / calc(1 * .5)))}',
  );
});

test('what says nothing goes: empty rules, and properties that are never read', () => {
  const css =
    '@layer a{@supports (top:0){*,:before{}}}@property --x{syntax:"*";inherits:false}@property --y{syntax:"*";inherits:false}p{top:var(--y)}';
  expect(settled(css, () => false)).toBe('@layer a{}@property --y{syntax:"*";inherits:false}p{top:var(--y)}');
});

test('a page knows the classes of the scripts that it can come to load, and of no others', () => {
  const reach = reachIn(
    new Map([
      ['header.A1.js', 'import("./cart.B2.js");e.className="open"'],
      ['cart.B2.js', 'import"./header.A1.js";e.className="drawer";link("cart.C3.css")'],
      ['cart.C3.css', '.line{top:var(--step)}'],
      ['checkout.D4.js', 'e.className="summary"'],
    ]),
  );
  const { scripted, linked } = reach('<script type="module" src="/assets/header.A1.js"></script>');
  expect(['open', 'drawer', 'summary'].map(scripted)).toEqual([true, true, false]);
  expect(linked).toContain('var(--step)');
  expect(reach('<p>Nothing.</p>').scripted('open')).toBe(false);
});
