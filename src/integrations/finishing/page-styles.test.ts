import { expect, test } from 'vitest';
import { lightening, needsOf } from './page-styles.ts';
import { readPage } from './pipeline.ts';
import type { Reach } from './reach.ts';

const reach = (key: string, ...classes: string[]): Reach => ({
  key,
  hasClass: (name) => classes.includes(name),
  reads: () => false,
  sets: () => false,
});

test('a page needs the classes of its elements, and none that its text speaks of', () => {
  const page = readPage('/a', '<p class="one\n two">three</p><template><b class="four"></b></template>');
  expect([...needsOf(page).classes].filter(Boolean).sort()).toEqual(['four', 'one', 'two']);
});

test('a page loads what its addresses name, and its own scripts, which are no data', () => {
  const page = readPage(
    '/a',
    '<script src="/assets/a.js"></script><i-land component-url="/assets/b.js" props="{&quot;href&quot;:&quot;/assets/c.css&quot;}"></i-land>' +
      '<script type="module">import("/assets/d.js")</script><script type="application/ld+json">{}</script>',
  );
  const { mentions, inline } = needsOf(page);
  expect(mentions).toEqual(['/assets/a.js', '/assets/b.js', '{"href":"/assets/c.css"}']);
  expect(inline).toEqual(['import("/assets/d.js")']);
});

test('a script that another step takes out of the page is none of its own', () => {
  const page = readPage('/a', '<script>a()</script><script>b()</script>');
  const [first] = page.named('script');
  if (first) page.replace(first, '');
  expect(needsOf(page).inline).toEqual(['b()']);
});

test('pages keep what they use, each its own, however much they share', () => {
  const lighter = lightening();
  const css = '.a{top:0}.b{left:0}.c{right:0}';
  expect(lighter(css, new Set(['a']), reach(''))).toBe('.a{top:0}');
  expect(lighter(css, new Set(['a', 'elsewhere']), reach(''))).toBe('.a{top:0}');
  expect(lighter(css, new Set(['a']), reach('script', 'c'))).toBe('.a{top:0}.c{right:0}');
  expect(lighter('.a{top:1px}', new Set(['a']), reach(''))).toBe('.a{top:1px}');
});
