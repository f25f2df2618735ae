import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { DatabaseFailure } from '../database.ts';
import type { AppEnv, Dependencies } from '../dependencies.ts';
import { assetsOf, standIns } from '../../testing/assets.ts';
import { startSite } from '../../testing/harness.ts';
import { siteDataOf } from '../../testing/site-data.ts';
import { answerErrors, RedirectError } from './errors.ts';
import { pipeline, usePipeline } from './pipeline.ts';

const start = () => startSite(siteDataOf([]), { assets: assetsOf(standIns) });

/** The pipeline before a handler that throws. */
async function thrown(error: unknown, path: string, changes: Partial<Dependencies> = {}) {
  const site = await start();
  const needs = { ...site.needs, ...changes };
  const app = new Hono<AppEnv>();
  app.onError(answerErrors(needs));
  usePipeline(app, needs, pipeline);
  app.all('*', () => {
    throw error;
  });
  const answer = await app.fetch(new Request(`https://gct.example${path}`));
  return { answer, text: await answer.text(), logged: site.logged };
}

test('an unknown middleware is a 500 that names it', async () => {
  const site = await start();
  const app = createApp(site.needs, ['security-headers', 'no-such-thing', 'request-id']);
  const call = await app.fetch(new Request('https://gct.example/Website/event-detail/a'));
  expect([call.status, await call.json()]).toMatchObject([
    500,
    { code: 'unexpected', message: 'Unknown middleware no-such-thing' },
  ]);
  const page = await app.fetch(new Request('https://gct.example/about'));
  expect([page.status, await page.text()]).toEqual([500, 'An error occurred']);
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(site.logged).toContainEqual(
    expect.objectContaining({
      details: expect.objectContaining({ error: 'Unknown middleware no-such-thing' }) as unknown,
    }),
  );
});

test('a middleware named like a property of every object is unknown, too', async () => {
  const site = await start();
  const answer = await createApp(site.needs, ['constructor']).fetch(new Request('https://gct.example/Website/x'));
  expect(await answer.json()).toMatchObject({ message: 'Unknown middleware constructor' });
});

test.each([
  ['/about', 'An error occurred'],
  ['/fr/a-propos', 'Une erreur s’est produite'],
  ['/fr', 'Une erreur s’est produite'],
  ['/french', 'An error occurred'],
])('%s gets the error page of its language', async (path, text) => {
  const failure = await thrown(new Error('the secret is 42'), path);
  expect([failure.answer.status, failure.text]).toEqual([500, text]);
  expect(failure.answer.headers.get('cache-control')).toBe('no-store');
  expect(failure.answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const requestId = failure.answer.headers.get('x-request-id');
  expect(failure.logged[0]).toMatchObject({
    level: 'error',
    event: 'unexpected_error',
    details: { requestId, error: 'the secret is 42' },
  });
});

test('a form that a browser sends to a page gets the error page, a call its JSON', async () => {
  const site = await start();
  const app = createApp(site.needs, ['no-such-thing']);
  const post = (headers: Record<string, string>) =>
    app.fetch(new Request('https://gct.example/fr/a-propos', { method: 'POST', headers }));
  const page = await post({ 'content-type': 'application/x-www-form-urlencoded' });
  expect([page.status, await page.text()]).toEqual([500, 'Une erreur s’est produite']);
  const call = await post({ 'content-type': 'application/json' });
  expect([call.status, await call.json()]).toMatchObject([500, { code: 'unexpected' }]);
});

test('what a visitor typed is not in the log of an error', async () => {
  const failure = await thrown(new Error('oh'), '/zuzana@example.ca/secret?email=zuzana@example.ca');
  expect(JSON.stringify(failure.logged.map(({ details }) => ({ ...details, stack: '' })))).not.toContain('zuzana');
});

test('an error page that cannot be had is a line of text', async () => {
  const assets = { fetch: () => Promise.reject(new Error('gone')) };
  const failure = await thrown(new Error('oh'), '/about', { assets });
  expect([failure.answer.status, failure.text]).toEqual([500, 'An error occurred']);
});

test.each([
  [new Error('x'), 500, 'unexpected'],
  [Object.assign(new Error('x'), { status: 200 }), 500, 'unexpected'],
  [Object.assign(new Error('x'), { status: 'bad' }), 500, 'unexpected'],
  [Object.assign(new Error('x'), { status: 502 }), 502, 'unexpected'],
  [Object.assign(new Error('no such thing'), { status: 404 }), 404, 'not_found'],
  [new HTTPException(413, { message: 'too long' }), 413, 'payload_too_large'],
  [Object.assign(new Error('teapot'), { status: 418 }), 418, 'bad_request'],
  [new DatabaseFailure('D1_ERROR: locked'), 503, 'database_unavailable'],
  [new Error('D1_ERROR: SQLITE_FULL, says a message of ours'), 500, 'unexpected'],
])('%s has its status, or 500', async (error, status, code) => {
  const { answer, text } = await thrown(error, '/website/x');
  expect(answer.status).toBe(status);
  expect(JSON.parse(text)).toMatchObject({
    code,
    message: status < 500 ? error.message : (expect.any(String) as string),
  });
  expect(text).not.toContain('D1');
  const page = await thrown(error, '/about');
  expect([page.answer.status, page.text]).toEqual([status, 'An error occurred']);
});

test.each([
  [new RedirectError('/about?a=1#b'), 302, '/about?a=1#b'],
  [new RedirectError('https://gct.example/fr', 307), 307, '/fr'],
  [Object.assign(new Error('ERR_REDIRECT'), { location: '/fr' }), 302, '/fr'],
])('ERR_REDIRECT is a redirect and no failure', async (error, status, location) => {
  const { answer, logged } = await thrown(error, '/somewhere');
  expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(logged.map(({ event }) => event)).toEqual(['request']);
});

test.each([
  '//evil.example',
  'https://evil.example/',
  '/\\evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  'http://[',
])('ERR_REDIRECT does not lead off the site, to %s', async (location) => {
  const { answer } = await thrown(new RedirectError(location), '/somewhere');
  expect([answer.status, answer.headers.get('location')]).toEqual([500, null]);
});
