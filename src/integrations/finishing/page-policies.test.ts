import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { takePolicy } from './page-policies.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (policy: string, body: string) =>
  `<!DOCTYPE html><html><head><meta http-equiv="content-security-policy" content="${policy}"></head><body>${body}</body></html>`;

it('moves the hashes that a page uses out of its meta element', () => {
  const html = page(
    `script-src 'self' ${hash('a()')} ${hash('unused()')}; style-src 'self' ${hash('p{}')};`,
    '<script>a()</script><style>p{}</style>',
  );
  const taken = takePolicy(html, '/');
  expect(taken.policy).toEqual({ script: [hash('a()')], style: [hash('p{}')] });
  expect(taken.html).not.toContain('content-security-policy');
});

it('refuses a script that Astro did not make', () => {
  const html = page(
    `script-src 'self' ${hash('a()')}; style-src 'self';`,
    '<script>a()</script><script>stolen()</script>',
  );
  expect(() => takePolicy(html, '/blog/x')).toThrow('/blog/x: an inline script that Astro did not make');
});

it('refuses a page without a policy', () => {
  expect(() => takePolicy('<!DOCTYPE html>', '/x')).toThrow('/x: expected a Content-Security-Policy');
});

it('lets data blocks be', () => {
  const html = page(`script-src 'self'; style-src 'self';`, '<script type="application/ld+json">{"a":1}</script>');
  expect(takePolicy(html, '/').policy).toEqual({ script: [], style: [] });
});

it('drops the style element that Astro puts where HTML allows none', () => {
  const style = 'astro-island,astro-slot,astro-static-slot{display:contents}';
  const taken = takePolicy(
    page(`script-src 'self'; style-src 'self' ${hash(style)};`, `<div><style>${style}</style></div>`),
    '/',
  );
  expect(taken.html).toContain('<div></div>');
  expect(taken.policy.style).toEqual([]);
});
