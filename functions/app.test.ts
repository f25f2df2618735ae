import { expect, test } from 'vitest';
import { createApp } from './app.ts';
import { assetsOf } from './testing/assets.ts';
import { watched } from './platform/database.ts';
import { confirmBody, hold, holdBody, START, startSite } from './testing/harness.ts';
import { scheduledClass, siteDataOf } from './testing/site-data.ts';

const HOLD = '/Website/hold-seats';
const oneClass = () => siteDataOf([scheduledClass({ id: 'a' })]);

test.each(['/Website', '/website', '/WEBSITE', '/wEbSiTe', '/%57ebsite'])('%s is the API', async (prefix) => {
  const site = await startSite(oneClass());
  expect((await site.get(`${prefix}/event-detail/a`)).status).toBe(200);
  expect((await site.get(`${prefix}/no-such-call`)).headers.get('content-type')).toBe('application/json');
});

test('a page whose address only begins like the API is a page', async () => {
  const site = await startSite(oneClass(), { assets: assetsOf({ '/website-design': { body: 'page' } }) });
  expect(await (await site.get('/website-design')).text()).toBe('page');
});

test('an unknown call is not found, in JSON', async () => {
  const site = await startSite(oneClass());
  for (const path of [
    '/Website',
    '/Website/',
    '/Website/nothing',
    '/Website/event-detail',
    '/Website/event-detail/a/b',
  ]) {
    const answer = await site.get(path);
    expect([answer.status, await answer.json()], path).toMatchObject([404, { code: 'not_found' }]);
  }
});

test.each([
  ['PUT', HOLD, 'POST'],
  ['GET', HOLD, 'POST'],
  ['OPTIONS', HOLD, 'POST'],
  ['DELETE', '/Website/booking/some-reference', 'GET, HEAD'],
  ['POST', '/Website/event-detail/a', 'GET, HEAD'],
  ['POST', '/about', 'GET, HEAD'],
])('%s %s is not allowed', async (method, path, allow) => {
  const site = await startSite(oneClass());
  const answer = await site.request(path, { method });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
  expect(await answer.json()).toMatchObject({ code: 'method_not_allowed' });
});

test('answers of the API are neither stored nor sniffed, and name their request', async () => {
  const site = await startSite(oneClass());
  for (const answer of [
    await site.get('/Website/event-detail/a'),
    await site.get('/Website/x'),
    await site.post(HOLD, '{'),
  ]) {
    expect(answer.headers.get('cache-control')).toMatch(/no-store/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  }
});

test.each([
  ['no origin at all', { origin: '' }, 403],
  ['another origin', { origin: 'https://gct.example.evil.test' }, 403],
  ['a null origin', { origin: 'null' }, 403],
  ['another site, by the browser', { origin: '', 'sec-fetch-site': 'cross-site' }, 403],
  ['a sister site, by the browser', { origin: '', 'sec-fetch-site': 'same-site' }, 403],
  ['the same origin, by the browser', { origin: '', 'sec-fetch-site': 'same-origin' }, 201],
  ["the site's own origin", {}, 201],
])('a change from %s', async (_, headers, status) => {
  const site = await startSite(oneClass());
  const answer = await site.post(HOLD, holdBody([{ eventId: 'a' }]), headers);
  expect(answer.status).toBe(status);
  if (status === 403) expect(await answer.json()).toMatchObject({ code: 'forbidden_origin' });
});

test.each([
  ['application/json', 201],
  ['Application/JSON; charset=utf-8', 201],
  ['text/plain', 415],
  ['application/jsonp', 415],
  ['application/x-www-form-urlencoded', 415],
])('a body of type %s', async (type, status) => {
  const site = await startSite(oneClass());
  const answer = await site.post(HOLD, holdBody([{ eventId: 'a' }]), { 'content-type': type });
  expect(answer.status).toBe(status);
});

test.each(['{', '', '[]', 'null', '"text"', '1'])('a body that is %j is refused', async (body) => {
  const site = await startSite(oneClass());
  const answer = await site.post(HOLD, body);
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'bad_request' }]);
});

const padded = (bytes: number) => {
  const body = JSON.stringify(holdBody([{ eventId: 'a' }]));
  return body + ' '.repeat(bytes - body.length);
};

test('a body of 64 kB is read, one byte more is too large', async () => {
  const site = await startSite(oneClass());
  expect((await site.post(HOLD, padded(65_536))).status).toBe(201);
  const answer = await site.post(HOLD, padded(65_537));
  expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'payload_too_large' }]);
});

test('a body that never ends is cut off at the limit', async () => {
  const site = await startSite(oneClass());
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 16_384;
      controller.enqueue(new Uint8Array(16_384).fill(32));
    },
  });
  const answer = await createApp(site.needs).fetch(
    new Request(`https://gct.example${HOLD}`, {
      method: 'POST',
      body: endless,
      headers: { 'content-type': 'application/json', origin: 'https://gct.example' },
    }),
  );
  expect(answer.status).toBe(413);
  expect(sent).toBeLessThan(200_000);
});

test('a database without its tables is a 503 that may be tried again, and heals', async () => {
  const site = await startSite(oneClass());
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  await site.rows('ALTER TABLE bookings RENAME TO gone');
  await site.rows('ALTER TABLE meta RENAME TO gone_too');
  const calls = [
    await site.get(`/Website/booking/${reference}`),
    await site.get('/Website/course-detail/excel-level-1'),
    await site.post(HOLD, holdBody([{ eventId: 'a' }])),
    await site.post(`/Website/extend-hold/${reference}`, {}),
    await site.post(`/Website/release-hold/${reference}`, {}),
    await site.post(`/Website/confirm-booking/${reference}`, confirmBody(1)),
  ];
  for (const answer of calls) {
    const text = await answer.text();
    expect([answer.status, JSON.parse(text)]).toMatchObject([503, { code: 'database_unavailable' }]);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.headers.get('cache-control')).toMatch(/no-store/);
    expect(text).not.toMatch(/SQL|table|bookings|meta|D1/);
  }
  await site.rows('ALTER TABLE gone RENAME TO bookings');
  await site.rows('ALTER TABLE gone_too RENAME TO meta');
  expect((await site.get(`/Website/booking/${reference}`)).status).toBe(200);
});

test('pages and the search index are answered without the database', async () => {
  const broken = () => {
    throw new Error('D1_ERROR: the database is gone');
  };
  const site = await startSite(oneClass());
  const app = createApp({
    ...site.needs,
    db: watched({ prepare: broken, batch: broken, withSession: broken } as unknown as D1Database),
    assets: assetsOf({ '/about': { body: 'about' }, '/website/sitemap-items-search-results.json': { body: '[]' } }),
  });
  const get = (path: string) => app.fetch(new Request(`https://gct.example${path}`));
  expect(await (await get('/about')).text()).toBe('about');
  expect((await get('/website/sitemap-items-search-results')).status).toBe(200);
  expect((await get('/website/event-detail/a')).status).toBe(503);
});

test('what nobody expected is a generic 500 that the log explains by its request', async () => {
  const site = await startSite(oneClass());
  site.needs.now = () => {
    throw new Error('the secret is 42');
  };
  const logged: unknown[] = [];
  const app = createApp({ ...site.needs, log: (...entry) => void logged.push(entry) });
  const answer = await app.fetch(new Request('https://gct.example/Website/booking/reference-that-opens-a-booking'));
  const body = await answer.json<{ requestId: string }>();
  expect(answer.status).toBe(500);
  expect(body).toEqual({ code: 'unexpected', message: 'Something went wrong.', requestId: body.requestId });
  expect(logged).toMatchObject([
    ['error', 'unexpected_error', { requestId: body.requestId, call: '/website/booking', error: 'the secret is 42' }],
    ['info', 'request', { requestId: body.requestId, route: '/website/booking/:reference', status: 500 }],
  ]);
  expect(JSON.stringify(logged)).not.toContain('reference-that-opens');
});

test('the search index is the file of the build, cached for five minutes by its tag', async () => {
  const file = { type: 'application/octet-stream', body: '[{"title":"Excel"}]', etag: '"build-1"' };
  const site = await startSite(oneClass(), {
    assets: assetsOf({ '/website/sitemap-items-search-results.json': file }),
  });
  const answer = await site.get('/website/sitemap-items-search-results');
  expect(await answer.json()).toEqual([{ title: 'Excel' }]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'public, max-age=300',
    etag: '"build-1"',
  });
  const unchanged = await site.get('/Website/sitemap-items-search-results', { 'if-none-match': '"build-1"' });
  expect([unchanged.status, unchanged.headers.get('etag'), await unchanged.text()]).toEqual([304, '"build-1"', '']);
});

test('a build without a search index says so in JSON', async () => {
  const site = await startSite(oneClass());
  expect((await site.get('/website/sitemap-items-search-results')).status).toBe(404);
});

test('an address without a page shows the page of its language, as not found and not stored', async () => {
  const site = await startSite(oneClass(), {
    assets: assetsOf({
      '/404': { body: 'Oops!', etag: '"e"' },
      '/fr/404': { body: 'Oups!' },
      '/french': { body: 'x' },
    }),
  });
  for (const [path, text] of [
    ['/nothing', 'Oops!'],
    ['/frites', 'Oops!'],
    ['/fr/rien', 'Oups!'],
    ['/404', 'Oops!'],
    ['/fr/404', 'Oups!'],
  ] as const) {
    const answer = await site.get(path, { 'if-none-match': '"e"' });
    expect([answer.status, await answer.text()], path).toEqual([404, text]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  }
  const head = await site.request('/nothing', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([404, '']);
});

test('the clock of the answers is the one that is given', async () => {
  const site = await startSite(oneClass());
  expect((await hold(site, [{ eventId: 'a' }])).serverTime).toBe(START.replace('.000', ''));
});
