import { describe, expect, it } from 'vitest';
import { filesOfIslands, withRuntimeFile } from './island-runtime.ts';
import { readPage } from './pipeline.ts';

const DIRECTIVE =
  '<script>(self.Astro||(self.Astro={})).interaction=s;dispatchEvent(new Event("astro:interaction"))</script>';
const RUNTIME = '<script>hasAttribute("await-children");customElements.define("astro-island",f)</script>';
const STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
const ISLAND =
  '<astro-island uid="a1" component-url="/assets/Cart.js" props="{&quot;a&quot;:1}" ssr client="interaction" opts="{&quot;name&quot;:1}" await-children>x</astro-island>';
const whole = `<main>${STYLE}${DIRECTIVE}${RUNTIME}${ISLAND}</main>`;

const finished = (html: string, build?: string) => {
  const page = readPage('/a', html);
  const file = withRuntimeFile(page, build);
  return { html: page.changed(), files: new Map(file && [[file.name, file.code]]) };
};

describe('the runtime of islands', () => {
  it('is one file, in the order of its parts, named by what it holds', () => {
    const { html, files } = finished(whole);
    const [[name, code] = []] = files;
    expect(html).toContain(`<main><script src="/assets/${name}" defer></script><astro-island`);
    expect(code).toMatch(/^\(self\.Astro[^]+\nhasAttribute[^]+,f\)$/);
    expect([...finished(whole).files.keys()]).toEqual([name]);
    expect([...finished(whole.replace(',f)', ',g)')).files.keys()]).not.toEqual([name]);
    expect([...finished(whole, 'other scripts').files.keys()]).not.toEqual([name]);
  });

  it('reads no id, no options and waits for nothing', () => {
    expect(finished(whole).html).toContain(
      '<astro-island component-url="/assets/Cart.js" props="{&quot;a&quot;:1}" ssr client="interaction">x</astro-island>',
    );
  });

  it('is told what a part is called where that is not the default', () => {
    const named = (name: string) => finished(whole.replace(' props', ` component-export="${name}" props`)).html;
    expect(named('default')).not.toContain('component-export');
    expect(named('Cart')).toContain(' component-export="Cart"');
  });

  it('gets what it needs where it is not ours to say', () => {
    const only = whole.replaceAll('client="interaction"', 'client="only"').replaceAll('.interaction=', '.only=');
    expect(finished(only).html).toContain(ISLAND.replace('interaction', 'only'));
  });

  it('is in no page without islands, and other scripts stay where they are', () => {
    const html = '<script type="module">astro()</script><script>other()</script><p>astro-island</p>';
    expect(finished(html)).toEqual({ html, files: new Map() });
  });
});

describe("Astro's markup of islands stops the build where it is another", () => {
  it.each([
    ['the element', whole.replaceAll('<astro-island', '<astro-thing'), 'elements named astro-island'],
    ['the scripts', `${STYLE}${ISLAND}`, "expected Astro's scripts of islands in the page"],
    ['the script of the element', whole.replace(RUNTIME, ''), 'customElements.define("astro-island"'],
    ['the script of a directive', whole.replace('.interaction=', '.hover='), 'script of client:interaction'],
    ['the style', whole.replace(STYLE, ''), "expected Astro's style of islands, astro-island,"],
    ['a slot', whole.replace('>x<', '><astro-slot>x</astro-slot><'), 'expected islands without slots'],
    ['waiting for children', whole.replace('hasAttribute("await-children")', ''), 'with "await-children"'],
    ...['uid', 'opts', 'client', 'component-url'].map((name) => [
      `the attribute ${name}`,
      whole.replace(` ${name}=`, ' other='),
      `the attribute ${name}`,
    ]),
  ])('%s', (_, html, message) => {
    expect(() => finished(html)).toThrow(message);
  });
});

it('knows all that an island fetches before it answers', () => {
  const code: Record<string, string> = {
    '/assets/Cart.js': 'import"./store.js";import("./later.js")',
    '/assets/Login.js': '',
    '/assets/react.js': 'import"./store.js"',
    '/assets/store.js': '',
  };
  const begins = [
    ['/assets/Cart.js', '/assets/react.js'],
    ['/assets/Login.js', '/assets/react.js'],
  ];
  const { files, islands } = filesOfIslands(begins, (path) => code[path] ?? '');
  const of = (island: string) => islands[`/assets/${island}.js`]?.map((place) => files[place]);
  expect(files).toHaveLength(4);
  expect(of('Cart')).toEqual(['/assets/Cart.js', '/assets/react.js', '/assets/store.js']);
  expect(of('Login')).toEqual(['/assets/Login.js', '/assets/react.js', '/assets/store.js']);
});
