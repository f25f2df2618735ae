import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Nodes } from 'mdast';
import { elementsIn } from '../build/markup.ts';
import { nodesOf } from '../build/markdown.ts';
import { ContentError } from '../collections/problem.ts';
import { NO_SSR } from './deprecated-markup.ts';

/** Elements of text that Markdown has no signs for. */
const ALLOWED = new Set([
  'abbr',
  'br',
  'kbd',
  'mark',
  'small',
  'sub',
  'sup',
  'wbr',
  'client-only',
  'clientonly',
  ...NO_SSR,
]);

/** An address as browsers read it: no tab or line break is a part of it, nor what comes before it and is not seen. */
const asRead = (url: string) => url.replaceAll(/[\t\n\r]/g, '').replace(/^[\s\p{Cc}]+/u, '');

/** A scheme, or another host: browsers read a backslash as a slash. */
const SCHEME = /^([a-z][\w+.-]*):|^[/\\]{2}/i;
const LINKED = new Set(['http', 'https', 'mailto', 'tel']);

/** What stands for something that no page takes from an author, as the message says it; `null` for the rest. `pictures` are named elsewhere. */
function foreignIn(node: Nodes, pictures: ReadonlySet<string>): string | null {
  if (node.type === 'html') {
    const other = elementsIn(node.value).find(({ name, attributes }) => {
      return !ALLOWED.has(name) || Object.keys(attributes).some((one) => one !== 'title' && one !== 'lang');
    });
    return other ? `<${other.name}>` : null;
  }
  const isPicture = node.type === 'image' || (node.type === 'definition' && pictures.has(node.identifier));
  // A backslash is half of what leads elsewhere, of which Markdown has taken the other half, and no file's name has one.
  if (isPicture && (SCHEME.test(asRead(node.url)) || node.url.includes('\\'))) return `![](${node.url})`;
  if (node.type !== 'link' && node.type !== 'definition' && node.type !== 'image') return null;
  const scheme = SCHEME.exec(asRead(node.url));
  return scheme && !LINKED.has((scheme[1] ?? '').toLowerCase()) ? `(${node.url})` : null;
}

/** Markup of an author's Markdown that is none of a text: what it is, and on which line of the file. */
export function foreignMarkup(markdown: string): { line: number; what: string }[] {
  // Files without markup, links and pictures are spared the reading.
  if (!/<|\]\(|\]:/.test(markdown)) return [];
  const nodes = nodesOf(markdown);
  const pictures = new Set(nodes.flatMap((node) => (node.type === 'imageReference' ? [node.identifier] : [])));
  return nodes.flatMap((node) => {
    const what = foreignIn(node, pictures);
    return what === null ? [] : [{ line: node.position?.start.line ?? 1, what }];
  });
}

/** Fails on Markdown that would bring a page more than text: a form, a frame, a picture of elsewhere, a script behind a link. */
export function checkMarkdown(content: URL): void {
  for (const file of globSync('**/*.md', { cwd: fileURLToPath(content) }).sort()) {
    const [found] = foreignMarkup(readFileSync(new URL(file, content), 'utf8'));
    if (!found) continue;
    const { line, what } = found;
    throw new ContentError({ file: `content/${file}`, field: `line ${line}` }, `Markdown in place of ${what}`);
  }
}

/** Holds authors' texts to Markdown before a build begins. */
export const plainMarkdown = (): AstroIntegration => {
  let content: URL;
  return {
    name: 'plain-markdown',
    hooks: {
      'astro:config:done': ({ config }) => {
        content = new URL('content/', config.root);
      },
      'astro:build:start': () => checkMarkdown(content),
    },
  };
};
