import { expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { assetsOf, standIns } from '../../testing/assets.ts';
import { startSite } from '../../testing/harness.ts';
import { siteDataOf } from '../../testing/site-data.ts';

const files = {
  ...standIns,
  '/about': { body: 'about' },
  '/assets/old.css': { body: 'p{}', type: 'text/css' },
  '/fr/formation-des-comp%C3%A9tences': { body: 'compétences' },
};

async function ask(address: string, init: RequestInit = {}) {
  const site = await startSite(siteDataOf([]), { assets: assetsOf(files) });
  const answer = await createApp(site.needs).fetch(
    new Request(address.startsWith('/') ? `https://gct.example${address}` : address, init),
  );
  return { status: answer.status, location: answer.headers.get('location'), headers: answer.headers };
}

test.each([
  ['/Courses/Details/17', '/about'],
  ['/courses/details/17/', '/about'],
  ['//Courses//Details/17', '/about'],
  ['/Courses%2FDetails%5C17', '/about'],
  ['/x/%2e%2e/Courses/./Details/17', '/about'],
  ['/Courses/Details/17?utm_source=mail&x=%2F%2Fevil.example', '/about?utm_source=mail&x=%2F%2Fevil.example'],
  ['/default.aspx', '/'],
  ['/fr/competences', null],
  ['/fr/compétences', '/fr/formation-des-comp%C3%A9tences'],
  ['/fr/compe\u0301tences', '/fr/formation-des-comp%C3%A9tences'],
  ['https://excel-help.example/?a=1', 'https://gct.example/about?a=1'],
  ['https://word-help.example', 'https://partner.example/gct'],
])('%s leads to %s', async (address, location) => {
  const answer = await ask(address);
  expect([answer.status, answer.location]).toEqual(location === null ? [404, null] : [302, location]);
  if (location !== null) expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
});

test.each(['GET', 'HEAD'])('%s is redirected', async (method) => {
  expect((await ask('/Courses/Details/17', { method })).status).toBe(302);
});

test.each(['POST', 'PUT', 'DELETE'])('%s is not', async (method) => {
  expect((await ask('/Courses/Details/17', { method })).status).toBe(405);
});

test('calls of the API and hashed files are not old addresses', async () => {
  expect(await ask('/Website/old')).toMatchObject({ status: 404, location: null });
  expect(await ask('/assets/old.css')).toMatchObject({ status: 200, location: null });
});

test('who comes from an old site is led on, and no cache remembers it', async () => {
  const answer = await ask('/nothing', { headers: { referer: 'https://excel-help.example/' } });
  expect(answer).toMatchObject({ status: 302, location: '/about' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('who comes from an old address of the site itself is led where that leads, and from a page nowhere', async () => {
  const from = (referer: string) => ask('/nothing', { headers: { referer } });
  expect(await from('https://www.gct.example/Courses/Details/17')).toMatchObject({ status: 302, location: '/about' });
  expect(await from('https://gct.example/about')).toMatchObject({ status: 404, location: null });
});

test('the last header counts as the runtime lists them', async () => {
  const headers = { 'x-zz-from': 'http://word-help.example/', 'a-first': 'http://excel-help.example/' };
  const answer = await ask('/nothing', { headers });
  expect(answer).toMatchObject({ status: 302, location: 'https://partner.example/gct' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await ask('/nothing', { headers: { 'a-first': 'http://excel-help.example/', 'x-zz': '1' } })).toMatchObject({
    status: 404,
  });
});

test('the browser that repeats its referrer arrives', async () => {
  const headers = { referer: 'https://excel-help.example/' };
  expect(await ask('/about', { headers })).toMatchObject({ status: 200 });
  expect(await ask('/about?utm_source=x', { headers })).toMatchObject({ status: 200 });
});

test('what a page loads is not a visit from its referrer', async () => {
  const referer = 'https://excel-help.example/';
  for (const destination of ['image', 'empty', 'script', 'iframe']) {
    expect(await ask('/nothing', { headers: { referer, 'sec-fetch-dest': destination } })).toMatchObject({
      status: 404,
    });
  }
  expect(await ask('/nothing', { headers: { referer, 'sec-fetch-dest': 'document' } })).toMatchObject({ status: 302 });
  expect(await ask('/assets/old.css', { headers: { referer } })).toMatchObject({ status: 200 });
  expect(await ask('/Website/nothing', { headers: { referer } })).toMatchObject({ status: 404 });
});

test.each([
  '/Courses/Details/17%00',
  '/Courses/Details/17%0d%0aSet-Cookie:%20a=b',
  '/%2525/Courses/Details/17',
  '//evil.example/Courses/Details/17',
  '/constructor',
  '/__proto__',
])('%s is no old address', async (address) => {
  expect(await ask(address)).toMatchObject({ status: 404, location: null });
});

test('a very long address is no old one', async () => {
  expect(await ask(`/${'a/'.repeat(4_000)}`)).toMatchObject({ status: 404, location: null });
});
