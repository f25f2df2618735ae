import { expect, test } from 'vitest';
import { limits } from '../../src/domain/api/limits.ts';
import { d1Limiter } from '../platform/limits/limiter.ts';
import { startSite } from '../testing/harness.ts';
import { wordsOf } from '../testing/papers.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';
import type { ProposalPaper } from '../../src/paper/proposal-paper.ts';

const online = scheduledClass({ id: 'online' });
const room = scheduledClass({
  ...{ id: 'room', delivery: 'in-person', placeId: 'ottawa', capacity: 12 },
  ...{ sessions: [{ start: '2027-02-09T14:00:00Z', end: '2027-02-09T21:00:00Z' }], salesEnd: '2027-02-08T14:00:00Z' },
});
const french = scheduledClass({
  ...{ id: 'french', language: 'fr' },
  ...{ sessions: [{ start: '2027-03-09T14:00:00Z', end: '2027-03-09T21:00:00Z' }], salesEnd: '2027-03-08T14:00:00Z' },
});

const start = (classes = [online, room, french]) => startSite(siteDataOf(classes));
const path = (query: string, id = 'excel-level-1') => `/Website/course/${id}/proposal.pdf${query}`;
const paperOf = async (answer: Response) => JSON.parse(await wordsOf(answer)) as ProposalPaper;

test('a proposal compares seats, package and private class for so many people, and says what costs least', async () => {
  const site = await start();
  const answer = await site.get(path('?people=6'));
  expect(answer.status).toBe(200);
  const { ways, from, people } = await paperOf(answer);
  expect(people).toBe('For 6 people');
  expect(ways.map(({ total, each }) => [total, each])).toEqual([
    ['$2,970', '$495'],
    ['$2,500', '$416.67'],
  ]);
  expect(ways.find(({ least }) => least)?.total).toBe('$2,500');
  expect(from).toContain('From 6 people on');
});

test('a class of a room is chosen: its tax is said alone, and its date stands out', async () => {
  const site = await start();
  const { tax, dates, ways } = await paperOf(await site.get(path('?people=3&class=room')));
  expect(ways[0]?.least).toBeTruthy();
  // 3 × $495 and 13 %.
  expect(tax).toContain('$1,678.05');
  expect(tax).toContain('HST 13% in Ontario');
  expect(dates.rows.filter(({ chosen }) => chosen).map(({ where }) => where)).toEqual([
    'Ottawa, GCT Training Centre · in English',
  ]);
});

test('where the province is not known, what costs least is said with the tax of each', async () => {
  const site = await start();
  const { tax } = await paperOf(await site.get(path('?people=3&class=online')));
  expect(tax).toMatch(/\$1,678\.05 in Ontario; .*\$1,707\.38 in Quebec.*\$1,559\.25 in the other provinces/);
});

test('rule 3: dates that cannot be booked are not proposed, and free seats are those of the moment', async () => {
  const site = await start([scheduledClass({ id: 'online', capacity: 0 }), room, french]);
  const { dates } = await paperOf(await site.get(path('?people=3&class=online')));
  expect(dates.rows.map(({ seats }) => seats)).toEqual(['12 seats free', '7 seats free']);
  site.at('2027-06-01T12:00:00Z');
  expect((await paperOf(await site.get(path('')))).dates.rows).toEqual([]);
});

test('a proposal is in the language that is asked for, by the id of either page', async () => {
  const site = await start();
  for (const id of ['excel-level-1', 'excel-niveau-1']) {
    const { course, valid, language } = await paperOf(await site.get(path('?lang=fr&people=2', id)));
    expect(course).toEqual({ name: 'Excel,', rest: 'niveau 1' });
    expect(valid).toBe('Prix et places au 20 novembre 2026');
    expect(language).toBe('fr-CA');
  }
  // A course without a French page is proposed as it is.
  const { language } = await paperOf(await site.get(path('?lang=fr', 'plain-language')));
  expect(language).toBe('en-CA');
});

test('a proposal is kept for minutes, found by no search engine, and saved under the code of its course', async () => {
  const site = await start();
  const { headers } = await site.get(path('?people=4&lang=fr'));
  expect(headers.get('cache-control')).toBe('public, max-age=300');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('content-disposition')).toBe('inline; filename="proposition-XL-101F-4.pdf"');
});

test('what is no course, or no number of people for a class, is refused', async () => {
  const site = await start();
  const missing = await site.get(path('', 'no-such-course'));
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
  for (const query of ['?people=13', '?people=0', '?people=-1', '?people=1e1', '?lang=de']) {
    expect((await site.get(path(query))).status, query).toBe(400);
  }
  expect((await site.get(path('?class=no-such-class'))).status).toBe(200);
});

test('printing is limited, whoever asks', async () => {
  const site = await start();
  site.needs.limiter = d1Limiter(site.needs);
  for (let count = 0; count < limits.proposal.most; count += 1) await site.get(path(''));
  expect((await site.get(path(''))).status).toBe(429);
});
