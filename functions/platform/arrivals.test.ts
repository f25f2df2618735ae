import { expect, test } from 'vitest';
import { assetsOf, standIns } from '../testing/assets.ts';
import { startSite } from '../testing/harness.ts';
import { siteDataOf } from '../testing/site-data.ts';
import { MOST_OF_A_DAY } from './arrivals.ts';

const person = {
  ...{ 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' },
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:149.0) Gecko/20100101 Firefox/149.0',
};

async function start() {
  const site = await startSite(siteDataOf([]), {
    assets: assetsOf({ ...standIns, '/': { body: 'home' }, '/fr': { body: 'accueil' }, '/about': { body: 'about' } }),
  });
  const come = (path: string, headers: Record<string, string> = {}) => site.get(path, { ...person, ...headers });
  const counted = () => site.rows('SELECT * FROM arrivals ORDER BY page, source, campaign');
  return { site, come, counted };
}

test('a visit counts where it begins: its day, the kind of its page and its campaign, and nothing else', async () => {
  const { site, come, counted } = await start();
  await come('/?utm_source=letter&utm_campaign=autumn&q=private');
  await come('/?utm_source=letter&utm_campaign=autumn', { 'sec-fetch-site': 'none' });
  await come('/fr');
  // Late in the evening in Ottawa.
  site.at('2026-11-21T04:30:00Z');
  await come('/');
  expect(await counted()).toEqual([
    { day: '2026-11-20', page: 'home', source: '', campaign: '', visits: 2 },
    { day: '2026-11-20', page: 'home', source: 'letter', campaign: 'autumn', visits: 2 },
  ]);
});

test.each([
  ['another page of the site', '/', { 'sec-fetch-site': 'same-origin' }],
  ['a script', '/', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }],
  ['a look ahead', '/', { 'sec-purpose': 'prefetch' }],
  ['a crawler', '/', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ['an address that is none', '/nothing-here', {}],
  ['a private page', '/private/client-section', {}],
] as const)('%s is no beginning of a visit', async (_, path, headers) => {
  const { come, counted } = await start();
  await come(path, headers);
  expect(await counted()).toEqual([]);
});

test('whoever writes the link puts no sign into the office’s tables that is not seen, and no half of one', async () => {
  const { come, counted } = await start();
  await come(`/?utm_source=a%00b%0D%0Ac%E2%80%AEd&utm_campaign=${'x'.repeat(199)}${encodeURIComponent('😀')}`);
  expect(await counted()).toMatchObject([{ source: 'abcd', campaign: 'x'.repeat(199) }]);
});

test('who makes up campaigns fills no table: beyond a day’s thousand they count without one', async () => {
  const { site, come, counted } = await start();
  await site.rows(
    `INSERT INTO arrivals SELECT '2026-11-20', 'home', 'made up', value, 1 FROM json_each(?1)`,
    JSON.stringify(Array.from({ length: MOST_OF_A_DAY }, (_, index) => String(index))),
  );
  await come('/?utm_source=one-more');
  // One that has come before goes on.
  await come('/?utm_source=made+up&utm_campaign=7');
  const visits = await counted();
  expect(visits.find(({ campaign }) => campaign === '7')).toMatchObject({ visits: 2 });
  expect(visits.filter(({ source }) => source !== 'made up')).toEqual([
    { day: '2026-11-20', page: 'home', source: '', campaign: '', visits: 1 },
  ]);
});

test('a database that does not answer fails no page, and the next visit counts', async () => {
  const { site, come, counted } = await start();
  await site.rows('ALTER TABLE arrivals RENAME TO gone');
  expect((await come('/')).status).toBe(200);
  expect(site.logged.map(({ event }) => event)).toContain('arrivals_not_counted');
  await site.rows('ALTER TABLE gone RENAME TO arrivals');
  await come('/');
  expect(await counted()).toHaveLength(1);
});
