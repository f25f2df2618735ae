import { describe, expect, it } from 'vitest';
import { readMarkup, type Markup } from './markup.ts';

const first = (markup: Markup, name: string) => {
  const [element] = markup.named(name);
  if (!element) throw new Error(`no ${name}`);
  return element;
};

describe('reading', () => {
  it('finds elements with their attributes, decoded, and what they stand in', () => {
    const { elements } = readMarkup('<main><p title="L&#39;art &amp; plus" hidden>a<br>b</p></main>');
    expect(elements.map(({ name, parent }) => [name, parent?.name])).toEqual([
      ['main', undefined],
      ['p', 'main'],
      ['br', 'p'],
    ]);
    expect(elements[1]?.attributes).toEqual({ title: "L'art & plus", hidden: '' });
  });

  it('takes what stands in scripts, styles and comments for no element', () => {
    const text = `<script>"<p>"</script><style>/* <p> */</style><!-- <p> --><template><b></b></template>`;
    expect(readMarkup(text).elements.map(({ name }) => name)).toEqual(['script', 'style', 'template', 'b']);
  });

  it.each([
    ['<p>one <b>two</b></p>', 'p', 'one <b>two</b>'],
    ['<script>if (a < b) c("</p>")</script>', 'script', 'if (a < b) c("</p>")'],
    ['<svg viewBox="0 0 1 1"><path d="M0 0"/><g class="x"></g></svg>', 'svg', '<path d="M0 0"/><g class="x"></g>'],
    ['<svg><path d="M0 0"/><g></g></svg>', 'path', ''],
    ['<ul><li>one<li>two</ul>', 'li', 'one'],
    ['<p>one<br>two</p>', 'br', ''],
    ['<p>é 🎓</p><b>\u00A0</b>', 'b', '\u00A0'],
  ])('of %s: the content of %s', (text, name, content) => {
    const markup = readMarkup(text);
    expect(markup.inner(first(markup, name))).toBe(content);
  });
});

describe('changing', () => {
  const text = `<!DOCTYPE html>\n<P  Class='a'>one</P><script >x()</script><i-land uid="1" opts="{&quot;a&quot;:1}" ssr await-children ></i-land>`;

  it('leaves a text without changes as it is', () => {
    expect(readMarkup(text).changed()).toBe(text);
  });

  it('changes contents, elements and attributes, and nothing else', () => {
    const markup = readMarkup(text);
    const island = first(markup, 'i-land');
    markup.replace(first(markup, 'script'), '');
    markup.setInner(first(markup, 'p'), 'two');
    markup.replaceAttribute(island, 'await-children', '');
    markup.replaceAttribute(island, 'opts', ' opts="{}"');
    markup.replaceAttribute(island, 'uid', '');
    markup.replaceAttribute(island, 'missing', 'x');
    expect(markup.changed()).toBe(`<!DOCTYPE html>\n<P  Class='a'>two</P><i-land opts="{}" ssr ></i-land>`);
  });

  it('changes tags and what stands between them', () => {
    const markup = readMarkup('<h2 id="a">A <code>b</code></h2>');
    markup.replaceTags(first(markup, 'h2'), '<h4>', '</h4>');
    markup.setInner(first(markup, 'code'), 'c');
    expect(markup.changed()).toBe('<h4>A <code>c</code></h4>');
  });

  it('tells what an element is going to hold', () => {
    const markup = readMarkup(text);
    const [paragraph, script] = [first(markup, 'p'), first(markup, 'script')];
    expect(markup.innerThen(paragraph)).toBe('one');
    markup.setInner(paragraph, 'two');
    markup.replace(script, '');
    expect(markup.innerThen(paragraph)).toBe('two');
    expect(markup.inner(paragraph)).toBe('one');
    expect(markup.innerThen(script)).toBeUndefined();
  });

  it('refuses to change one place twice', () => {
    const markup = readMarkup(text);
    markup.replace(first(markup, 'p'), '');
    markup.setInner(first(markup, 'p'), 'two');
    expect(() => markup.changed()).toThrow('two changes of one place');
  });
});
