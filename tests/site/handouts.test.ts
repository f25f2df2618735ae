import { globSync, readFileSync } from 'node:fs';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { assets, pages, readAsset } from './built-pages.ts';
import { present } from '../../src/domain/present.ts';

interface Node {
  role?: string;
  children?: Node[];
  type?: string;
  id?: string;
}

const sources = globSync('content/downloads/en/*.md').map((file) => {
  const [, front, body] = present(/^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(file, 'utf8')));
  const field = (name: string) =>
    present(present(new RegExp(`^${name}: ['"]?(.*?)['"]?$`, 'm').exec(present(front)))[1]);
  return { title: field('title'), path: `/free-downloads/${field('file')}.pdf`, body: present(body) };
});

const open = (path: string) =>
  getDocument({
    data: new Uint8Array(readAsset(path)),
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
    disableFontFace: true,
  }).promise;

function flatten(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(flatten)];
}

/** The structure of every page, and the texts that no part of it holds. */
async function read(path: string) {
  const document = await open(path);
  const nodes: Node[] = [];
  const untagged: string[] = [];
  const links: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const found = flatten((await page.getStructTree()) as Node);
    nodes.push(...found);
    const held = new Set(found.filter(({ type }) => type === 'content').map(({ id }) => id));
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const stack: { tag: string; id: string | undefined }[] = [];
    for (const item of items) {
      if (!('str' in item)) {
        if (item.type === 'endMarkedContent') stack.pop();
        else stack.push({ tag: String((item as { tag?: unknown }).tag), id: item.id });
      } else if (item.str.trim() !== '' && !stack.some(({ tag, id }) => tag === 'Artifact' || held.has(present(id)))) {
        untagged.push(item.str);
      }
    }
    const annotations = (await page.getAnnotations()) as { url?: string; contentsObj?: { str: string } }[];
    for (const { url, contentsObj } of annotations) {
      expect(contentsObj?.str, `${url} has a description`).not.toBe('');
      links.push(present(url));
    }
  }
  return { document, nodes, untagged, links };
}

/** An element that goes on to another page is told of on both; its text stands on one. */
const holdsText = ({ children = [] }: Node): boolean =>
  children.some((child) => child.type === 'content' || holdsText(child));
const count = (nodes: Node[], role: string) => nodes.filter((node) => node.role === role && holdsText(node)).length;
const matches = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const withoutCode = (body: string) => body.replaceAll(/^```.*?^```$/gms, '');

describe('downloads', () => {
  it('are at least twelve, each a file', () => {
    expect(sources.length).toBeGreaterThanOrEqual(12);
    for (const { path } of sources) expect(assets).toContain(path);
  });

  it.each(sources)('$path is a tagged PDF', async ({ path, title, body }) => {
    const { document, nodes, untagged, links } = await read(path);
    expect(document.numPages).toBeGreaterThanOrEqual(1);
    expect(document.numPages).toBeLessThanOrEqual(4);

    const { info, metadata } = await document.getMetadata();
    expect(info).toMatchObject({ Title: title, Author: 'GCT Training and Consulting Inc.', Language: 'en-CA' });
    expect(metadata?.get('pdfuaid:part')).toBe('1');
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });

    expect(untagged).toEqual([]);
    const text = withoutCode(body);
    expect(count(nodes, 'H1')).toBe(1);
    expect(count(nodes, 'H2')).toBe(matches(text, /^## /gm));
    expect(count(nodes, 'H3')).toBe(matches(text, /^### /gm));
    expect(count(nodes, 'TH')).toBe(
      [...text.matchAll(/^\|(.*)\|\n\| -/gm)].reduce((sum, [, header]) => sum + present(header).split('|').length, 0),
    );
    expect(count(nodes, 'LI')).toBe(matches(text, /^(- |\d+\. )/gm));
    // A bookmark for every heading.
    const outline = ((await document.getOutline()) ?? []) as { items: unknown[] }[];
    expect(outline.reduce((sum, { items }) => sum + 1 + items.length, 0)).toBe(count(nodes, 'H2') + count(nodes, 'H3'));
    // It leads back to where there are more, and to courses that exist.
    expect(links.map((url) => new URL(url).pathname)).toContain('/free-resources');
    for (const url of links) expect(pages.map((page) => page.path)).toContain(new URL(url).pathname);
  });

  it('are listed with their size, and found by the search', () => {
    const library = present(pages.find(({ path }) => path === '/free-resources'));
    const search = JSON.parse(readAsset('/website/sitemap-items-search-results.json').toString()) as {
      urlSlug: string;
      category: string;
    }[];
    const found = search.filter(({ category }) => category === 'Downloads').map(({ urlSlug }) => urlSlug);
    for (const { path } of sources) {
      expect(found).toContain(path);
      const link = library.root.querySelector(`a[href="${path}"]`);
      expect(link?.closest('li')?.text).toMatch(/PDF · \d pages? · \d+ kB · updated /);
    }
    for (const id of ['free-downloads', 'training-strategy-session']) {
      expect(library.root.getElementById(id)).not.toBeNull();
    }
  });
});
