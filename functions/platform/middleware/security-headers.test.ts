import { expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { assetsOf, standIns } from '../../testing/assets.ts';
import { startSite, type TestSite } from '../../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../../testing/site-data.ts';

const STRICT = "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'none'";

const files = {
  ...standIns,
  '/': { body: 'home', etag: '"home"' },
  '/about': { body: 'about', etag: '"about"' },
  '/checkout': { body: 'checkout' },
  '/fr/paiement': { body: 'paiement' },
  '/private/client-section': { body: 'private' },
  '/stray': { body: 'a page without a policy' },
  '/assets/app.CVS-ByID.js': { body: 'run()', type: 'text/javascript; charset=utf-8', etag: '"js"' },
  '/sw.js': { body: 'cache()', type: 'text/javascript' },
  '/previews/en.png': { body: 'png', type: 'image/png' },
  '/free-downloads/shortcuts.pdf': { body: 'pdf', type: 'application/pdf' },
};

const start = (changes = {}) =>
  startSite(siteDataOf([scheduledClass({ id: 'a' })]), { assets: assetsOf(files), ...changes });

/** An answer of every kind. */
async function everyKind(site: TestSite): Promise<[string, number, Response][]> {
  const broken = createApp({ ...site.needs, assets: assetsOf({ '/about': { body: '', status: 500 } }) });
  return [
    ['page', 200, await site.get('/about')],
    ['unchanged page', 304, await site.get('/about', { 'if-none-match': '"about"' })],
    ['head', 200, await site.request('/about', { method: 'HEAD' })],
    ['stray page', 200, await site.get('/stray')],
    ['not found', 404, await site.get('/nothing')],
    ['not found in French', 404, await site.get('/fr/rien')],
    ['error without an error page', 500, await broken.fetch(new Request('https://gct.example/about'))],
    ['not a page', 405, await site.request('/about', { method: 'POST' })],
    ['asset', 200, await site.get('/assets/app.CVS-ByID.js')],
    ['unchanged asset', 304, await site.get('/assets/app.CVS-ByID.js', { 'if-none-match': '"js"' })],
    ['service worker', 200, await site.get('/sw.js')],
    ['picture', 200, await site.get('/previews/en.png')],
    ['part of a picture', 206, await site.get('/previews/en.png', { range: 'bytes=0-1' })],
    ['no part of a picture', 416, await site.get('/previews/en.png', { range: 'bytes=9-' })],
    ['call', 200, await site.get('/Website/event-detail/a')],
    ['unknown call', 404, await site.get('/Website/nothing')],
    ['refused call', 415, await site.post('/Website/hold-seats', '{}', { 'content-type': 'text/plain' })],
    ['old address', 302, await site.get('/Courses/Details/17')],
    ['other spelling', 301, await site.get('/about/')],
    ['www', 301, await createApp(site.needs).fetch(new Request('https://www.gct.example/about'))],
  ];
}

test('every answer carries the security headers, whatever its status', async () => {
  const site = await start();
  for (const [kind, status, answer] of await everyKind(site)) {
    expect(answer.status, kind).toBe(status);
    expect(Object.fromEntries(answer.headers), kind).toMatchObject({
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'/) as string,
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/) as string,
      'permissions-policy': expect.stringContaining('camera=()') as string,
    });
    expect(answer.headers.get('content-security-policy'), kind).not.toMatch(/unsafe|\*|https?:/);
  }
});

test('a page has the policy of its own scripts and styles, and so has the page that stands in for it', async () => {
  const site = await start();
  const policyOf = async (path: string) => (await site.get(path)).headers.get('content-security-policy');
  expect(await policyOf('/about')).toBe(
    "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'self'; " +
      "script-src 'self' 'sha256-script' 'sha256-ahead'; style-src 'self' 'sha256-style'; img-src 'self'; font-src 'self'; " +
      "connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'",
  );
  expect(await policyOf('/nothing')).toContain("script-src 'self' 'sha256-ahead'; style-src 'self'");
  expect(await policyOf('/stray')).toBe(STRICT);
  expect(await policyOf('/Website/event-detail/a')).toBe(STRICT);
  expect(await policyOf('/previews/en.png')).toBe(STRICT);
  expect(await policyOf('/sw.js')).toBe(`${STRICT}; script-src 'self'; connect-src 'self'`);
});

test('a page may call the origins that the build was told to call', async () => {
  const site = await startSite(siteDataOf([], { connect: ['https://api.gct.example'] }), { assets: assetsOf(files) });
  const policy = (await site.get('/about')).headers.get('content-security-policy');
  expect(policy).toContain("connect-src 'self' https://api.gct.example;");
});

test('scripts of others may come to public pages from where they were configured, and to no other page', async () => {
  const thirdParties = ['https://tags.example', 'https://chat.example'];
  const site = await startSite(siteDataOf([], { thirdParties }), { assets: assetsOf(files) });
  for (const path of ['/', '/about', '/nothing']) {
    const answer = await site.get(path);
    const policy = answer.headers.get('content-security-policy');
    for (const directive of ['script-src', 'img-src', 'connect-src', 'frame-src']) {
      expect(policy, path).toMatch(new RegExp(`${directive} [^;]*https://tags\\.example https://chat\\.example(;|$)`));
    }
    expect(policy).not.toMatch(/unsafe|\*/);
  }
  for (const path of ['/checkout', '/fr/paiement', '/private/client-section']) {
    expect((await site.get(path)).headers.get('content-security-policy'), path).not.toMatch(/https:|frame-src|ahead/);
  }
  for (const path of ['/private/nothing', '/checkout/nothing']) {
    const missing = await site.get(path);
    expect([missing.status, missing.headers.get('content-security-policy')]).toEqual([
      404,
      expect.not.stringMatching(/https:|frame-src/),
    ]);
  }
  expect((await site.get('/sw.js')).headers.get('content-security-policy')).not.toContain('https:');
});

test.each(['/checkout', '/fr/paiement', '/private/client-section', '/private/nothing'])(
  'nobody learns the address of %s',
  async (path) => {
    const site = await start();
    expect((await site.get(path)).headers.get('referrer-policy')).toBe('no-referrer');
  },
);

test('pictures and documents may be shown elsewhere, everything else may not', async () => {
  const site = await start();
  const resourcePolicy = async (path: string) => (await site.get(path)).headers.get('cross-origin-resource-policy');
  expect(await resourcePolicy('/previews/en.png')).toBe('cross-origin');
  expect(await resourcePolicy('/free-downloads/shortcuts.pdf')).toBe('cross-origin');
  for (const path of ['/about', '/assets/app.CVS-ByID.js', '/Website/event-detail/a', '/nothing']) {
    expect(await resourcePolicy(path), path).toBe('same-origin');
  }
});

test('a machine that speaks http promises nothing about https', async () => {
  const site = await start({ origin: 'http://localhost:8788', mode: 'local' });
  for (const [kind, , answer] of await everyKind(site)) {
    expect(answer.headers.has('strict-transport-security'), kind).toBe(false);
  }
});

test('the local mailbox keeps a policy of its own', async () => {
  const site = await start({ mode: 'local' });
  const { headers } = await site.get('/local/mailbox');
  expect(headers.get('content-security-policy')).toMatch(/style-src 'sha256-.*frame-src 'self'/);
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
});

test("no page's policy has a way round it", async () => {
  const site = await start();
  for (const path of ['/', '/about', '/checkout', '/private/client-section']) {
    const { headers } = await site.get(path);
    const policy = headers.get('content-security-policy');
    expect(policy, path).toMatch(/^default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none';/);
    expect(policy, path).not.toMatch(/'unsafe-|\b(http|ftp|data|blob):|\*/);
    expect(headers.get('strict-transport-security'), path).toMatch(/^max-age=63072000;/);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy'), path).toBe('same-origin');
    expect(headers.has('access-control-allow-origin'), path).toBe(false);
  }
});
