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

const folders = { en: '/free-downloads', fr: '/fr/telechargements' };
const libraries = { en: '/free-resources', fr: '/fr/ressources-gratuites' };

const sources = globSync('content/downloads/*/*.md').map((file) => {
  const locale = file.includes('/fr/') ? 'fr' : 'en';
  const [, front, body] = present(/^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(file, 'utf8')));
  const field = (name: string) =>
    present(present(new RegExp(`^${name}: ['"]?(.*?)['"]?$`, 'm').exec(present(front)))[1]);
  return {
    locale,
    title: field('title'),
    path: `${folders[locale]}/${field('file')}.pdf`,
    body: present(body),
  } as const;
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
  it('are at least twelve in English and eight in French, each a file', () => {
    const count = (locale: 'en' | 'fr') => sources.filter((one) => one.locale === locale).length;
    expect(count('en')).toBeGreaterThanOrEqual(12);
    expect(count('fr')).toBeGreaterThanOrEqual(8);
    for (const { path } of sources) expect(assets).toContain(path);
  });

  it.each(sources)('$path is a tagged PDF', async ({ locale, path, title, body }) => {
    const { document, nodes, untagged, links } = await read(path);
    expect(document.numPages).toBeGreaterThanOrEqual(1);
    expect(document.numPages).toBeLessThanOrEqual(4);

    const { info, metadata } = await document.getMetadata();
    expect(info).toMatchObject({ Title: title, Author: 'GCT Training and Consulting Inc.', Language: `${locale}-CA` });
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
    expect(links.map((url) => new URL(url).pathname)).toContain(libraries[locale]);
    for (const url of links) expect(pages.map((page) => page.path)).toContain(new URL(url).pathname);
  });

  it('are listed with their size, and found by the search', () => {
    const libraryIn = (locale: 'en' | 'fr') => present(pages.find(({ path }) => path === libraries[locale]));
    const search = JSON.parse(readAsset('/website/sitemap-items-search-results.json').toString()) as {
      urlSlug: string;
      category: string;
    }[];
    const found = search.filter(({ category }) => category === 'Downloads').map(({ urlSlug }) => urlSlug);
    for (const { locale, path } of sources) {
      expect(found).toContain(path);
      const link = libraryIn(locale).root.querySelector(`a[href="${path}"]`);
      expect(link?.closest('li')?.text).toMatch(/PDF\s·\s\d\spages?\s·\s\d+\s(kB\s·\supdated|ko\s·\smise à jour le) /);
    }
    for (const id of ['free-downloads', 'training-strategy-session']) {
      for (const locale of ['en', 'fr'] as const) expect(libraryIn(locale).root.getElementById(id)).not.toBeNull();
    }
  });
});
