import { mkdtempSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishPage, pipeline, type Built, type Step } from './pipeline.ts';

let dist: string;
beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'gct-dist-'));
  mkdirSync(join(dist, 'fr'));
  writeFileSync(join(dist, 'index.html'), '<p>one</p>');
  writeFileSync(join(dist, 'fr/compe\u0301tences.html'), '<b>two</b>');
  writeFileSync(join(dist, 'fr/guide.pdf'), '<p>');
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const built = () => ({ dir: pathToFileURL(`${dist}/`) }) as Built;

test('every step sees each page once, in the order of the list, and the page is written once', async () => {
  const seen: string[] = [];
  const step = (name: string, change: string): Step => ({
    name,
    begin: () => void seen.push(`${name} begins`),
    page(page) {
      seen.push(`${name} ${page.path}`);
      for (const paragraph of page.named('p')) if (change) page.setInner(paragraph, change);
      return page.elements.length;
    },
    gather: (path, found) => void seen.push(`${name} found ${String(found)} at ${path}`),
    end: () => {
      seen.push(`${name} ends: ${readFileSync(join(dist, 'index.html'), 'utf8')}`);
    },
  });
  const before = statSync(join(dist, 'fr/compe\u0301tences.html')).mtimeMs;
  await pipeline('test', [step('first', 'changed'), step('second', '')]).hooks['astro:build:done']?.(built());
  expect(seen).toEqual([
    'first begins',
    'second begins',
    'first /fr/compétences',
    'second /fr/compétences',
    'first /',
    'second /',
    'first found 1 at /fr/compétences',
    'second found 1 at /fr/compétences',
    'first found 1 at /',
    'second found 1 at /',
    'first ends: <p>changed</p>',
    'second ends: <p>changed</p>',
  ]);
  // A page in which nothing changes is left alone.
  expect(statSync(join(dist, 'fr/compe\u0301tences.html')).mtimeMs).toBe(before);
});

test('what a step does not find stops the build with the page', () => {
  const step: Step = {
    name: 'strict',
    page() {
      throw new Error('expected a heading');
    },
  };
  expect(() => finishPage('/fr/cours', '<p>', [step])).toThrow('/fr/cours: expected a heading');
});

test('steps hear from Astro what they ask for', async () => {
  const heard: string[] = [];
  const { hooks } = pipeline('test', [
    { name: 'deaf' },
    {
      name: 'listening',
      hooks: { 'astro:routes:resolved': ({ routes }) => void heard.push(`${routes.length} routes`) },
    },
  ]);
  await hooks['astro:routes:resolved']?.({ routes: [], logger: undefined as never });
  expect(heard).toEqual(['0 routes']);
});
