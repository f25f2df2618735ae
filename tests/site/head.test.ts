import { describe, expect, it } from 'vitest';
import { assets, indexable, pages, type BuiltPage } from './built-pages.ts';
import { present } from '../../src/domain/present.ts';

const content = (page: BuiltPage, selector: string) => page.root.querySelector(selector)?.getAttribute('content') ?? '';
const titleOf = (page: BuiltPage) => page.root.querySelector('title')?.text ?? '';
const canonicalOf = (page: BuiltPage) =>
  page.root.querySelector('link[rel=canonical]')?.getAttribute('href') ?? undefined;
const alternatesOf = (page: BuiltPage) =>
  Object.fromEntries(
    page.root
      .querySelectorAll('link[rel=alternate][hreflang]')
      .map((link) => [present(link.getAttribute('hreflang')), new URL(present(link.getAttribute('href'))).pathname]),
  );

const each = (list: BuiltPage[]) => list.map((page) => [page.path, page] as const);

function repeated(texts: string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

describe('the head', () => {
  it.each(each(pages))('%s says its language', (_path, page) => {
    expect(page.root.querySelector('html')?.getAttribute('lang')?.slice(0, 2)).toBe(page.locale);
  });

  it('has a title of its own on every page', () => {
    expect(repeated(indexable.map(titleOf))).toEqual([]);
    for (const page of indexable) expect(titleOf(page).length, page.path).toBeGreaterThan(10);
  });

  it('has a description of its own on every page', () => {
    expect(repeated(indexable.map((page) => content(page, 'meta[name=description]')))).toEqual([]);
    for (const page of indexable) {
      const { length } = content(page, 'meta[name=description]');
      expect(length, `${page.path}: length of the description`).toBeGreaterThanOrEqual(50);
      expect(length, `${page.path}: length of the description`).toBeLessThanOrEqual(170);
    }
  });

  it.each(each(indexable))('%s is its own canonical address', (path, page) => {
    expect(new URL(present(canonicalOf(page))).pathname).toBe(path);
  });

  it.each(each(pages))('%s names its counterpart, which names it back', (path, page) => {
    const alternates = alternatesOf(page);
    for (const [language, target] of Object.entries(alternates)) {
      const other = pages.find((one) => one.path === target);
      expect(other, `${language} ${target}`).toBeDefined();
      expect(alternatesOf(present(other))).toEqual(alternates);
    }
    if (Object.keys(alternates).length > 0) {
      expect(alternates[page.locale === 'en' ? 'en-CA' : 'fr-CA']).toBe(path);
      expect(alternates).toHaveProperty('x-default');
    }
  });

  it.each(each(indexable))('%s can be shared', (_path, page) => {
    for (const property of ['og:title', 'og:description', 'og:url', 'og:image', 'og:locale', 'og:type']) {
      expect(content(page, `meta[property="${property}"]`), property).not.toBe('');
    }
    expect(assets).toContain(new URL(content(page, 'meta[property="og:image"]')).pathname);
  });

  it('offers nobody to share what is one person’s', () => {
    const personal = pages.filter(({ root }) => root.querySelector('meta[name=referrer]'));
    expect(personal.length).toBeGreaterThan(20);
    for (const { path, root } of personal) expect(root.querySelector('meta[property^="og:"]'), path).toBeNull();
  });

  it('has a picture of its own for every page that can be shared', () => {
    expect(repeated(indexable.map((page) => content(page, 'meta[property="og:image"]')))).toEqual([]);
  });

  it.each(each(pages))('%s has JSON-LD that parses and cannot end its script early', (_path, page) => {
    for (const script of page.root.querySelectorAll('script[type="application/ld+json"]')) {
      expect(script.rawText).not.toContain('<');
      const data = JSON.parse(script.rawText) as Record<string, unknown>;
      expect(data['@context']).toBe('https://schema.org');
      expect(typeof data['@type']).toBe('string');
    }
  });

  it.each(each(pages))('%s has one first heading, and none left out on the way down', (_path, page) => {
    const levels = page.root.querySelectorAll('h1, h2, h3, h4, h5, h6').map((heading) => Number(heading.tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, index) => {
      if (index > 0) expect(level - present(levels[index - 1]), `heading ${index + 1}`).toBeLessThanOrEqual(1);
    });
  });
});
