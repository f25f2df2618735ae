import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowedHosts, redirects } from '../../redirects.config.ts';
import { build } from '../../scripts/lib/build.ts';
import { root } from '../../scripts/lib/run.ts';
import { freePort, startServer, type Server } from '../../scripts/lib/server.ts';
import { redirectKey } from '../../src/domain/site/redirects.ts';
import type { SiteData } from '../../src/domain/site/site-data.ts';
import { present } from '../../src/domain/present.ts';
import { encodePath } from '../../src/i18n/routes.ts';
import { freshDatabase } from '../fresh-database.ts';
import { localDatabase } from './database.ts';
import { ask, askRaw, type Ask } from './http.ts';

/** A busy machine is slow, not wrong. */
const BUSY = { timeout: 60_000 };

const persistTo = mkdtempSync(join(tmpdir(), 'gct-edge-'));
let port: number;
let server: Server;
let data: SiteData;
let origin: string;
let host: string;

/** As the public host is asked. */
const get = (path: string, more: Ask = {}) => ask(port, path, { host, ...more });

beforeAll(async () => {
  await build();
  data = JSON.parse(readFileSync(join(root, '.site/data.json'), 'utf8')) as SiteData;
  ({ origin } = data);
  ({ host } = new URL(origin));
  await freshDatabase(persistTo);
  port = await freePort();
  // The public origin: redirects, headers and the origin check are those of production.
  server = await startServer({ port, persistTo, vars: { ORIGIN: origin }, log: 'info' });
});

afterAll(async () => {
  await server.stop();
  rmSync(persistTo, { recursive: true, force: true });
});

/** The rules of the table's file, and those that entries of the content made. */
function everyRule(): { from: string; to: string }[] {
  const written = new Set(redirects.map(({ from }) => redirectKey(from)));
  const generated = Object.entries(data.redirects).filter(([key]) => !written.has(key));
  return [
    ...redirects,
    ...generated.map(([key, to]) => ({ from: key.startsWith('//') ? `http:${key}` : encodePath(key), to })),
  ];
}

describe('old addresses', () => {
  it('lead in one hop to a page that is there, every one of them', async () => {
    const problems: string[] = [];
    const rules = everyRule();
    for (const { from, to } of rules) {
      const old = new URL(from, origin);
      const answer = await get(old.pathname + old.search, { host: old.host });
      const location = answer.headers.get('location') ?? '';
      const target = new URL(location, origin);
      const expected = new URL(to, origin);
      if (answer.status !== 302) problems.push(`${from}: ${answer.status}`);
      if (target.host !== expected.host || target.pathname !== expected.pathname || target.hash !== expected.hash) {
        problems.push(`${from}: leads to ${location}`);
      }
      if (old.host !== host && !/^https?:/.test(location)) problems.push(`${from}: stays on its old host`);
      if (target.host !== host) {
        if (!allowedHosts.includes(target.host)) problems.push(`${from}: leaves for ${target.host}`);
        continue;
      }
      const arrived = await get(target.pathname + target.search);
      if (arrived.status !== 200) problems.push(`${from}: ${target.pathname} is ${arrived.status}`);
    }
    expect(problems).toEqual([]);
    expect(rules.length).toBeGreaterThanOrEqual(450);
  });

  it('keep what a campaign added', async () => {
    const answer = await get('/xl1?utm_source=print&utm_campaign=fall');
    expect(answer.headers.get('location')).toBe('/course/excel-level-1?utm_source=print&utm_campaign=fall');
  });

  it('are found by the referrer, and by the last header; no cache keeps that', async () => {
    const url = 'http://excel-help.example/macros.html';
    for (const headers of [{ referer: url }, { 'x-zzz-last': url }] as Record<string, string>[]) {
      const answer = await get('/contact.aspx', { headers });
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/course/vba-level-1']);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect((await get('/course/vba-level-1', { headers })).status).toBe(200);
    }
  });

  it('are for who reads pages: not for changes, calls or hashed files', async () => {
    const headers = { referer: 'http://excel-help.example/' };
    expect((await get('/xl1', { method: 'POST' })).status).toBe(405);
    expect((await get('/Website/nothing', { headers })).status).toBe(404);
    expect((await get('/assets/nothing.js', { headers })).status).toBe(404);
    expect((await get('/healthz', { headers })).status).toBe(200);
  });

  it('are none, whatever the headers are', async () => {
    const answer = await get('/contact.aspx', { headers: { referer: `https://x.example/${'/'.repeat(12_000)}` } });
    expect(answer.status).toBe(404);
  });
});

describe('www.', () => {
  it('is the bare host, with path and query, by https', async () => {
    for (const path of ['/', '/course-catalog?tab=adobe&q=a%20b', '/fr/formation-des-comp%C3%A9tences', '/xl1']) {
      const answer = await get(path, { host: `www.${host}` });
      expect([answer.status, answer.headers.get('location')]).toEqual([301, origin + path]);
    }
  });

  it.each(['www.evil.example', 'evil.example', `www.gct.example.evil.example`])('%s is not', async (foreign) => {
    const answer = await get('/course-catalog', {
      host: foreign,
      headers: { 'x-forwarded-host': 'www.evil.example', 'x-forwarded-proto': 'http' },
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
  });
});

describe('addresses that no link has', () => {
  const tails = ['', '/', '//', '/.', '/..', '%2f', '%5c', '%00', '%0d%0aX-Injected:1', '?//evil.example', '/%2e%2e'];
  const heads = [
    '/evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\\/evil.example',
    '/%5cevil.example',
    '/%2fevil.example',
    '/%2f%2fevil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/x/%2e%2e//evil.example',
    '/%09/evil.example',
    '/%00/evil.example',
    '/@evil.example',
    '/https://evil.example',
    '/https:/evil.example',
    '/course-catalog//evil.example',
    '/course-catalog/..//evil.example',
    '/course-catalog%2f..%2f%2fevil.example',
    '//xl1//',
    '/%ff',
    '/%',
    '/..%2f..%2f..%2fetc%2fpasswd',
    '/.site/data.json',
    '/..%5c.dev.vars',
    'http://evil.example/course-catalog/',
    'http://evil.example//evil.example/',
  ];

  it('never lead off the site, and break nothing', async () => {
    const problems: string[] = [];
    for (const head of heads) {
      for (const tail of tails) {
        const path = head + tail;
        const answer = await askRaw(port, path, host);
        // Some never get past the parser of the runtime.
        if (!answer) continue;
        const location = answer.headers.get('location');
        if (answer.status >= 500) problems.push(`${path}: ${answer.status}`);
        if (answer.headers.has('x-injected')) problems.push(`${path}: a header of the visitor's own`);
        if (location !== null && new URL(location, origin).host !== host) problems.push(`${path}: ${location}`);
        if (location !== null && /^[/\\]{2}/.test(location)) problems.push(`${path}: ${location}`);
        if (answer.status === 200 && answer.headers.get('content-type')?.startsWith('text/html') !== true) {
          problems.push(`${path}: serves ${answer.headers.get('content-type')}`);
        }
      }
    }
    expect(problems).toEqual([]);
  });

  it.each(['/xl1/', '//xl1', '/./xl1', '/x/../xl1', '/%78l1', '/XL1', '/xl1%2f', '/\\xl1', '/%5Cxl1', '/xl1//'])(
    '%s is the rule all the same',
    async (path) => {
      const answer = await askRaw(port, path, host);
      expect([answer?.status, answer?.headers.get('location')]).toEqual([302, '/course/excel-level-1']);
    },
  );

  it.each(['/xl1%00', '/xl1;a', '/xl1%0a', '/xl1/x', '/%2578l1'])('%s is not', async (path) => {
    const answer = await askRaw(port, path, host);
    expect([answer?.status, answer?.headers.get('location')]).toEqual([404, null]);
  });

  it('lead to the one address of a page', async () => {
    for (const path of ['/course-catalog/', '//course-catalog', '/course-catalog.html', '/%63ourse-catalog']) {
      const answer = await askRaw(port, `${path}?tab=adobe`, host);
      expect([answer?.status, answer?.headers.get('location')]).toEqual([301, '/course-catalog?tab=adobe']);
    }
    const vba = '/courses/vba-(visual-basic-for-applications)';
    const escaped = await askRaw(port, '/courses/vba-%28visual-basic-for-applications%29', host);
    expect([escaped?.status, escaped?.headers.get('location')]).toEqual([301, vba]);
    expect((await get(vba)).status).toBe(200);
  });
});

describe('headers', () => {
  it('are on every answer', async () => {
    const script = present(/src="(\/assets\/[^"]+\.js)"/.exec((await get('/')).body.toString())?.[1], 'a script');
    const etag = present((await get('/course-catalog')).headers.get('etag'), 'an etag');
    const kinds: [string, number, Ask?][] = [
      ['/', 200],
      ['/fr', 200],
      ['/course-catalog', 304, { headers: { 'if-none-match': etag } }],
      ['/course-catalog', 200, { method: 'HEAD' }],
      ['/course-catalog', 405, { method: 'POST' }],
      ['/nothing', 404],
      ['/fr/rien', 404],
      [script, 200],
      ['/favicon.svg', 200],
      ['/previews/en.png', 206, { headers: { range: 'bytes=0-9' } }],
      ['/previews/en.png', 416, { headers: { range: 'bytes=999999999-' } }],
      ['/robots.txt', 200],
      ['/sitemap-index.xml', 200],
      ['/xl1', 302],
      ['/course-catalog/', 301],
      ['/', 301, { host: `www.${host}` }],
      ['/Website/event-detail/nothing', 404],
      ['/Website/hold-seats', 405],
      ['/Website/hold-seats', 403, { method: 'POST' }],
      ['/website/sitemap-items-search-results', 200],
      ['/healthz', 200],
      ['/local/mailbox.json', 200],
    ];
    for (const [path, status, more] of kinds) {
      const { status: answered, headers } = await get(path, more);
      expect(answered, path).toBe(status);
      expect(Object.fromEntries(headers), path).toMatchObject({
        'content-security-policy': expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'/) as string,
        'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/) as string,
        'permissions-policy': expect.stringContaining('camera=()') as string,
      });
      expect(headers.get('content-security-policy')?.includes(','), 'one policy').toBe(false);
    }
  });

  it('give every page a policy without a way round it, with the hashes of all that stands in it', async () => {
    const sources = (html: string, element: 'script' | 'style') =>
      [...html.matchAll(new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'g'))]
        .filter(([, attributes = '']) => !/\bsrc=|type="(application\/(ld\+)?json|speculationrules)"/.test(attributes))
        .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    const policies = new Set<string>();
    let hashes = 0;
    for (const path of Object.keys(data.policies.pages)) {
      const answer = await get(encodePath(path));
      const html = answer.body.toString();
      const policy = present(answer.headers.get('content-security-policy'), path);
      expect(policy, path).toMatch(/^default-src 'none';/);
      expect(policy, path).not.toMatch(/'unsafe-|\b(http|ftp|data|blob):| \*(?= |;|$)/);
      expect(html, 'scripts of this site alone').not.toMatch(/<script\b[^>]*\ssrc=(?!["']?\/(?!\/))/);
      const directive = (name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `)) ?? '';
      for (const source of sources(html, 'script')) expect(directive('script-src'), path).toContain(source);
      for (const source of sources(html, 'style')) expect(directive('style-src'), path).toContain(source);
      expect(html).not.toContain('http-equiv="content-security-policy"');
      hashes += sources(html, 'script').length + sources(html, 'style').length;
      policies.add(policy);
    }
    expect(policies.size).toBeGreaterThan(1);
    // A style stands in every page, and a script in some.
    expect(hashes).toBeGreaterThan(Object.keys(data.policies.pages).length);
  });

  it('let nobody learn where somebody pays', async () => {
    for (const path of ['/checkout', '/fr/paiement', '/checkout/confirmation', '/private/client-section']) {
      expect((await get(path)).headers.get('referrer-policy'), path).toBe('no-referrer');
    }
  });

  it('say how long things are kept', async () => {
    const html = (await get('/')).body.toString();
    const hashed = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(hashed.length).toBeGreaterThan(1);
    for (const path of hashed) {
      expect((await get(path)).headers.get('cache-control'), path).toBe('public, max-age=31536000, immutable');
    }
    const kept = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await kept('/')).toBe('public, max-age=0, must-revalidate');
    expect(await kept('/nothing')).toBe('no-store');
    expect(await kept('/Website/event-detail/x')).toBe('no-store');
    expect(await kept('/Website/booking/x')).toBe('private, no-store');
    expect(await kept('/healthz')).toBe('no-store');
    expect(await kept('/sw.js')).toMatch(/^no-(cache|store)$/);
  });
});

describe('files', () => {
  it('that have not changed are not sent again', async () => {
    for (const path of ['/', '/fr', '/course/excel-level-1', '/favicon.svg', '/previews/en.png', '/sitemap-0.xml']) {
      const first = await get(path);
      const etag = present(first.headers.get('etag'), `the etag of ${path}`);
      const again = await get(path, { headers: { 'if-none-match': etag } });
      expect([again.status, again.body.length], path).toEqual([304, 0]);
      const changed = await get(path, { headers: { 'if-none-match': '"other"' } });
      expect([changed.status, changed.body.equals(first.body)], path).toEqual([200, true]);
    }
  });

  it('come in parts that make the whole', async () => {
    const path = '/previews/en.png';
    const whole = await get(path);
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    const size = whole.body.length;
    const parts: Buffer[] = [];
    for (let start = 0; start < size; start += 5_000) {
      const part = await get(path, { headers: { range: `bytes=${start}-${start + 4_999}` } });
      const end = Math.min(start + 4_999, size - 1);
      expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes ${start}-${end}/${size}`]);
      expect(part.headers.get('content-length')).toBe(String(part.body.length));
      parts.push(part.body);
    }
    expect(Buffer.concat(parts).equals(whole.body)).toBe(true);

    const last = await get(path, { headers: { range: 'bytes=-7' } });
    expect(last.body.equals(whole.body.subarray(-7))).toBe(true);
    const etag = present(whole.headers.get('etag'), 'an etag');
    const range = 'bytes=0-1';
    expect((await get(path, { headers: { range, 'if-range': etag } })).status).toBe(206);
    expect((await get(path, { headers: { range, 'if-range': '"other"' } })).status).toBe(200);
  });
});

describe('a request', () => {
  it('is one line in the log, without what the visitor typed', async () => {
    await get('/course-catalog?q=ada@example.ca', { headers: { 'user-agent': 'ada-browser' } });
    await get('/Website/booking/reference-of-ada');
    await get('/ada@example.ca');
    // The development server has lines of its own beside the worker's.
    const lines = () =>
      server
        .output()
        .split('\n')
        .filter((text) => text.includes('"event":"request"'));
    const line = (route: string) =>
      lines()
        .map((text) => JSON.parse(text) as Record<string, unknown>)
        .findLast((entry) => entry.route === route);
    await expect.poll(() => line('(not found)'), BUSY).toBeDefined();
    expect(line('/course-catalog')).toMatchObject({ level: 'info', method: 'GET', status: 200 });
    expect(line('/website/booking/:reference')).toMatchObject({ status: 404 });
    expect(lines().join('\n')).not.toMatch(/ada@|ada-browser|reference-of-ada/);
  });
});

describe('without a table', () => {
  it('the site shows its pages, says so, and heals without a restart', async () => {
    const database = localDatabase(persistTo);
    const call = () => get('/Website/course-detail/excel-level-1');
    const health = async () => JSON.parse((await get('/healthz')).body.toString()) as Record<string, unknown>;
    // On a busy machine the database may have been slow for a while.
    await expect.poll(health, BUSY).toEqual({
      status: 'green',
      build: data.build.id,
      commit: data.build.commit,
      schedule: data.build.id,
      troubles: [],
    });

    database.run('ALTER TABLE meta RENAME TO meta_gone');
    expect((await get('/course/excel-level-1')).status).toBe(200);
    expect((await get('/xl1')).status).toBe(302);
    const failed = await call();
    expect([failed.status, JSON.parse(failed.body.toString())]).toMatchObject([503, { code: 'database_unavailable' }]);
    expect(failed.headers.get('retry-after')).toBe('5');
    // What was fine a moment ago is said again for some seconds.
    await expect.poll(async () => (await get('/healthz')).status, BUSY).toBe(503);
    expect(await health()).toMatchObject({
      ...{ status: 'red', build: data.build.id, schedule: null },
      troubles: [{ name: 'database_unreachable' }],
    });

    database.run('ALTER TABLE meta_gone RENAME TO meta');
    expect((await call()).status).toBe(200);
    await expect.poll(health, BUSY).toMatchObject({ status: 'green' });
  });
});
