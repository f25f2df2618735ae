import type { Nodes, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/** The parts of a text that an author wrote, tables too. */
export function blocksOf(markdown: string): RootContent[] {
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }).children;
}

/** All nodes of a Markdown file, in their order; lines are those of the file, its front matter included. */
export function nodesOf(file: string): Nodes[] {
  const body = file.replace(/^---\n[\s\S]*?\n---\n/, (matter) => matter.replaceAll(/[^\n]/g, ''));
  const nodes: Nodes[] = [];
  const visit = (node: Nodes) => {
    nodes.push(node);
    if ('children' in node) for (const child of node.children) visit(child);
  };
  blocksOf(body).forEach(visit);
  return nodes;
}
