import type { ListItem, Nodes, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/** A piece of a line; `code` is what one types or clicks. */
export interface Run {
  text: string;
  code?: true;
}

/** What a slide shows. */
export type Block =
  | { kind: 'list'; ordered: boolean; items: Run[][] }
  | { kind: 'code'; lines: string[] }
  | { kind: 'table'; rows: string[][] };

/** A slide: what stands on it, and what is read while its first blocks can be seen. */
export interface Slide {
  title: string;
  blocks: Block[];
  spoken: { text: string; shown: number }[];
}

const textOf = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';

/** The runs of a line of a list, which is one paragraph. */
function runsOf({ children }: ListItem): Run[] {
  const [paragraph] = children;
  if (paragraph?.type !== 'paragraph') return [];
  return paragraph.children.map((node) => ({ text: textOf(node), ...(node.type === 'inlineCode' && { code: true }) }));
}

function blockOf(node: RootContent): Block | undefined {
  switch (node.type) {
    case 'list':
      return { kind: 'list', ordered: node.ordered === true, items: node.children.map(runsOf) };
    case 'code':
      return { kind: 'code', lines: node.value.split('\n') };
    case 'table':
      return { kind: 'table', rows: node.children.map((row) => row.children.map(textOf)) };
    default:
      return undefined;
  }
}

/**
 * A recording's script in Markdown: a section (`## `) is a slide, its paragraphs are read aloud, and lists, code and tables
 * stand on it from the paragraph on that follows them. Throws with the place of anything else.
 */
export function readScript(markdown: string): Slide[] {
  const slides: Slide[] = [];
  const { children } = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  for (const node of children) {
    const line = `line ${node.position?.start.line ?? '?'}`;
    if (node.type === 'heading' && node.depth === 2) {
      slides.push({ title: textOf(node), blocks: [], spoken: [] });
      continue;
    }
    const slide = slides.at(-1);
    if (!slide) throw new Error(`${line}: expected a heading “## …” before anything else`);
    const block = blockOf(node);
    if (block) slide.blocks.push(block);
    else if (node.type === 'paragraph') {
      slide.spoken.push({ text: textOf(node).replaceAll(/\s+/g, ' ').trim(), shown: slide.blocks.length });
    } else throw new Error(`${line}: expected a paragraph, a list, code or a table, got ${node.type}`);
  }
  for (const { title, blocks, spoken } of slides) {
    if (spoken.at(-1)?.shown !== blocks.length) throw new Error(`“${title}”: expected a paragraph at its end`);
  }
  if (slides.length === 0) throw new Error('expected a heading “## …”');
  return slides;
}

/** Every word that is read, in order. */
export const wordsOf = (slides: Slide[]): string =>
  slides.flatMap(({ spoken }) => spoken.map(({ text }) => text)).join(' ');
