import { expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { startSite } from '../../testing/harness.ts';
import { siteDataOf } from '../../testing/site-data.ts';

async function ask(url: string, { origin = 'https://gct.example', ...init }: RequestInit & { origin?: string } = {}) {
  const site = await startSite(siteDataOf([]), { origin });
  const answer = await createApp(site.needs).fetch(new Request(url, init));
  return [answer.status, answer.headers.get('location')];
}

test.each([
  ['https://www.gct.example/', 'https://gct.example/'],
  ['https://www.gct.example/course-catalog?tab=adobe&q=a%20b', 'https://gct.example/course-catalog?tab=adobe&q=a%20b'],
  ['http://www.gct.example/fr', 'https://gct.example/fr'],
  ['https://WWW.GCT.Example/A', 'https://gct.example/A'],
  ['https://www.gct.example./A', 'https://gct.example/A'],
  ['https://www.gct.example//evil.example', 'https://gct.example//evil.example'],
  ['https://www.gct.example/\\evil.example', 'https://gct.example//evil.example'],
  ['https://www.gct.example/Website/nothing', 'https://gct.example/Website/nothing'],
])('%s is %s', async (url, location) => {
  expect(await ask(url)).toEqual([301, location]);
});

test.each([
  'https://gct.example/nothing',
  'https://www.evil.example/nothing',
  'https://www.gct.example.evil.example/nothing',
  'https://www.www.gct.example/nothing',
  'https://wwwgct.example/nothing',
  'https://evil.example/nothing',
])('%s is led nowhere', async (url) => {
  expect(await ask(url)).toEqual([404, null]);
});

test('the port is the one of the configured origin', async () => {
  const origin = 'http://localhost:8788';
  for (const url of ['http://www.localhost:8788/fr', 'http://www.localhost/fr', 'http://www.localhost:9999/fr']) {
    expect(await ask(url, { origin })).toEqual([301, 'http://localhost:8788/fr']);
  }
});

test('a header does not change the site’s own host', async () => {
  const headers = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
  expect(await ask('https://www.gct.example/fr', { headers })).toEqual([301, 'https://gct.example/fr']);
});
