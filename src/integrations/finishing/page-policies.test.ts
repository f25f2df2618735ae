import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { pagePolicies, takePolicy } from './page-policies.ts';
import { finishPage, readPage } from './pipeline.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (policy: string, body: string) =>
  readPage(
    '/x',
    `<!DOCTYPE html><html><head><meta http-equiv="content-security-policy" content="${policy}"></head><body>${body}</body></html>`,
  );

it('moves the hashes that a page uses out of its meta element', () => {
  const built = page(
    `script-src 'self' ${hash('a()')} ${hash('unused()')}; style-src 'self' ${hash('p{}')};`,
    '<script>a()</script><style>p{}</style>',
  );
  expect(takePolicy(built)).toEqual({ script: [hash('a()')], style: [hash('p{}')] });
  expect(built.changed()).not.toContain('content-security-policy');
});

it('refuses a script that Astro did not make', () => {
  const built = page(
    `script-src 'self' ${hash('a()')}; style-src 'self';`,
    '<script>a()</script><script>stolen()</script>',
  );
  expect(() => takePolicy(built)).toThrow('an inline script that Astro did not make');
});

it('refuses a style that Astro did not make', () => {
  expect(() => takePolicy(page(`style-src 'self';`, '<style>p{}</style>'))).toThrow('an inline style that Astro');
});

it('refuses a script that another step has taken into a file, or changed, as well', () => {
  const moved = page(`script-src 'self';`, '<script>stolen()</script>');
  const [script] = moved.named('script');
  if (script) moved.replace(script, '<script src="/assets/a.js"></script>');
  expect(() => takePolicy(moved)).toThrow('an inline script that Astro did not make');
});

it('names what a page is going to hold', () => {
  const built = page(
    `script-src ${hash('a()')}; style-src ${hash('p{top:0}')};`,
    '<script>a()</script><style>p{top:0}</style>',
  );
  const [[script], [style]] = [built.named('script'), built.named('style')];
  if (!script || !style) throw new Error('a page without script or style');
  built.replace(script, '');
  built.setInner(style, 'p{}');
  expect(takePolicy(built)).toEqual({ script: [], style: [hash('p{}')] });
});

it('refuses a page without a policy, by its path', () => {
  expect(() => finishPage('/x', '<!DOCTYPE html>', [pagePolicies()])).toThrow(
    '/x: expected a Content-Security-Policy by Astro',
  );
});

it('lets data blocks be', () => {
  const built = page(`script-src 'self'; style-src 'self';`, '<script type="application/ld+json">{"a":1}</script>');
  expect(takePolicy(built)).toEqual({ script: [], style: [] });
});

it('gathers the policies of all pages, each kind of them once', () => {
  const policies = pagePolicies();
  const html = (body: string) =>
    `<meta http-equiv="content-security-policy" content="script-src ${hash('a()')}">${body}`;
  for (const [path, body] of [
    ['/', ''],
    ['/a', '<script>a()</script>'],
    ['/b', ''],
  ] as const) {
    policies.gather?.(path, takePolicy(readPage(path, html(body))));
  }
  expect(policies.taken).toEqual({
    list: [
      { script: [], style: [] },
      { script: [hash('a()')], style: [] },
    ],
    pages: { '/': 0, '/a': 1, '/b': 0 },
  });
});
