import { describe, expect, it } from 'vitest';
import { classesIn, lighten, type Use } from './sheet.ts';

const lightened = (
  css: string,
  has: string[],
  { reads = [], sets = [] }: { reads?: string[]; sets?: string[] } = {},
) => {
  const use: Use = {
    hasClass: (name) => has.includes(name),
    reads: (token) => reads.includes(token),
    sets: (token) => sets.includes(token),
  };
  return lighten(css, classesIn(css), use);
};

describe('rules', () => {
  it('stay where one of their selectors can match', () => {
    const css = '.a{color:red}.b{color:#00f}.a .b,.a>p{margin:0}.a.b:hover{top:0}h1{left:0}';
    expect(lightened(css, ['a'])).toBe('.a{color:red}.a .b,.a>p{margin:0}h1{left:0}');
  });

  it('stay whatever their selectors exclude or may contain', () => {
    const css = '.a:not(.b){top:0}p:has(.b:not(.c)){top:2px}:is(.a,.b) p{left:0}';
    expect(lightened(css, ['a'])).toBe(css);
  });

  it.each([
    ['a variant', String.raw`.hover\:bg:hover{top:0}`, 'hover:bg'],
    ['an attribute', String.raw`.aria-expanded\:x[aria-expanded=true]{top:0}`, 'aria-expanded:x'],
    ['a length', String.raw`.size-\[44px\]{top:0}`, 'size-[44px]'],
    ['a fraction', String.raw`.mt-0\.5{top:0}`, 'mt-0.5'],
    ['children', String.raw`.\[\&\>li\]\:x>li{top:0}`, '[&>li]:x'],
    ['a pseudo-element', String.raw`.before\:x:before{top:0}`, 'before:x'],
  ])('of %s go by the name in the markup', (_, css, name) => {
    expect(lightened(css, [name])).toBe(css);
    expect(lightened(css, [])).toBe('');
  });

  it('in groups and in other rules go, and with them groups that are empty', () => {
    const css =
      '@layer theme,base;@layer utilities{.a{top:0}@media (width>=600px){.b{top:1px}}}@media print{.b{top:0}.a{top:0}}.a{& .b{top:0}& p{top:1px}}';
    expect(lightened(css, ['a'])).toBe(
      '@layer theme,base;@layer utilities{.a{top:0}}@media print{.a{top:0}}.a{& p{top:1px}}',
    );
  });

  it('come without notices', () => {
    expect(lightened('/*! a licence */\n/*! another */p{top:0}/*! third */b{top:0}', [])).toBe('p,b{top:0}');
  });

  it('for fonts, animations and paper stay', () => {
    const css = '@font-face{font-family:R;src:url(/a.woff2)}@keyframes b{0%{top:0}to{top:1px}}@page{size:letter}';
    expect(lightened(css, [])).toBe(css);
  });

  it('stay where a class is called as an animation, an id or a property is', () => {
    const css =
      '.a,.b,.c{top:0}p{animation:a}@keyframes a{to{top:0}}#b{left:0}.c{left:0}table{border-collapse:collapse}.border-collapse{top:0}';
    expect(lightened(css, [])).toBe(css.replace('.c{left:0}', ''));
    expect([...classesIn(css)]).toEqual(['c']);
  });
});

describe('tokens', () => {
  // What differs by screen has a name still.
  const css =
    ':root{--a:1px;--b:var(--a);--c:2px}@media (width>=600px){:root{--a:2px;--c:4px}}p{top:var(--c);left:var(--d,0)}';

  it('go where nothing reads them, one after the other', () => {
    expect(lightened(css, [])).toBe(':root{--c:2px}@media (width>=600px){:root{--c:4px}}p{top:var(--c);left:0}');
    expect(lightened(css, [], { reads: ['--b'], sets: ['--d'] })).toBe(css);
  });

  it('give way to their value where they have but one', () => {
    const text =
      '@layer theme{:root,:host{--a:#fff;--b:var(--a);--s:0 1px var(--b)}}p{color:var(--b);box-shadow:var(--s)}';
    expect(lightened(text, [])).toBe('@layer theme;p{color:#fff;box-shadow:0 1px #fff}');
    expect(lightened(text, [], { reads: ['--b'] })).toBe(
      '@layer theme{:root,:host{--b:#fff}}p{color:#fff;box-shadow:0 1px #fff}',
    );
  });

  it.each([
    ['on another element', ':root{--a:1px}.b{--a:2px}p{top:var(--a)}'],
    ['on a state of the document', ':root{--a:1px}:root:has(.b){--a:2px}p{top:var(--a)}'],
    ['on some screens', '@media (width>=600px){:root{--a:1px}}p{top:var(--a)}'],
    ['for those who know of it', '@supports (top:env(x)){:root{--a:1px}}p{top:var(--a)}'],
    ['on some elements alone', '.b{--a:1px}p{top:var(--a)}'],
    [
      'by its description',
      '@property --a{syntax:"<length>";inherits:true;initial-value:0px}:root{--a:1px}p{top:var(--a)}',
    ],
  ])('keep their name where they have another value %s', (_, text) => {
    expect(lightened(text, ['b'])).toContain('top:var(--a)');
  });

  it('keep their name where a script sets them', () => {
    expect(lightened(':root{--a:1px}p{top:var(--a)}', [], { sets: ['--a'] })).toBe(':root{--a:1px}p{top:var(--a)}');
  });

  it('go with the rules that read them', () => {
    expect(lightened(':root{--a:1px}.b{top:var(--a)}p{left:0}', [])).toBe('p{left:0}');
  });

  it('give way to their fallback where nothing sets them', () => {
    const text = 'p{line-height:var(--x,var(--y,var(--b)));top:var(--far,0)}.b{--b:2}';
    expect(lightened(text, ['b'], { sets: ['--far'] })).toBe('p{line-height:var(--b);top:var(--far,0)}.b{--b:2}');
    expect(lightened(`${text}.c{--x:1}`, ['b', 'c'], { sets: ['--far'] })).toContain('line-height:var(--x,var(--b))');
  });

  it('are described only where they are read', () => {
    const described = (name: string) => `@property ${name}{syntax:"*";inherits:false}`;
    expect(lightened(`${described('--x')}${described('--y')}p{top:var(--y)}`, [])).toBe(
      `${described('--y')}p{top:var(--y)}`,
    );
  });

  it('leave nothing behind that says nothing', () => {
    expect(lightened('@layer a{@supports (top:0){*,:before{--x:initial}}}p{top:0}', [])).not.toContain('supports');
  });
});
