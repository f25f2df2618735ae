import { describe, expect, it } from 'vitest';
import { among, usedRules, usedTokens, wordsOf } from './page-styles.ts';

const kept = (css: string, ...texts: string[]) => usedRules(css, among(texts.map(wordsOf)));

describe('usedRules', () => {
  it('leaves out what the page names nowhere, with the blocks that held nothing else', () => {
    const css =
      '@layer a,b;@layer b{.mt-1{margin:8px}@media (width>=600px){.sm\\:flex{display:flex}}.p-1{padding:8px}}';
    expect(kept(css, '<p class="p-1">')).toBe('@layer a,b;@layer b{.p-1{padding:8px}}');
    expect(kept(css, '<p class="mt-1 sm:flex p-1">')).toBe(css);
  });

  it('reads escapes as they stand in markup', () => {
    expect(kept('.size-\\[44px\\]{width:44px}.mt-0\\.5{margin:4px}', 'class="size-[44px]"')).toBe(
      '.size-\\[44px\\]{width:44px}',
    );
  });

  it('keeps rules that name no class, and every part of a rule of which one class is used', () => {
    const css =
      'body{margin:0}@font-face{src:url("/a}b.woff2")}.menu a,.menu .button{color:red}.prose{& p{margin:0}.x{y:z}}';
    expect(kept(css, 'class="menu prose"')).toBe(css);
  });

  it('keeps classes that a script names, or puts together', () => {
    const css = '.full{a:b}.rung-1{a:b}.other{a:b}';
    expect(kept(css, '', 'row.classList.add("full");x.className=`rung-${level}`')).toBe('.full{a:b}.rung-1{a:b}');
  });
});

describe('usedTokens', () => {
  it('leaves out the tokens that nothing refers to', () => {
    const css = ':root,:host{--a:1px;--b:var(--c);--c:2px;--d:3px}p{margin:var(--a);padding:var(--b)}';
    expect(usedTokens(css, '<p>')).toBe(':root{--a:1px;--b:var(--c);--c:2px}p{margin:var(--a);padding:var(--b)}');
  });
});
