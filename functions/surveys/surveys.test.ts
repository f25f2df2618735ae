import { expect, test } from 'vitest';
import { d1Limiter } from '../platform/limits/limiter.ts';
import { limits } from '../../src/domain/api/limits.ts';
import { ENQUIRY_LIFE_DAYS } from '../platform/tasks.ts';
import { runScheduled } from '../scheduled.ts';
import { addAccount, cookieOf, startAccounts } from '../testing/accounts.ts';
import { siteDataOf } from '../testing/site-data.ts';
import { bookClass, guaranteed } from '../testing/training.ts';

const ADA = 'ada@example.ca';
const PATH = '/Website/participant-survey';
const BEGUN = '2027-01-12T20:00:00Z';

const nextMonth = {
  sessions: [{ start: '2027-02-10T14:00:00Z', end: '2027-02-10T21:00:00Z' }],
  salesEnd: '2027-02-09T14:00:00Z',
};

const surveyOf = (changes: object = {}) => ({
  eventId: 'mine',
  ratings: { content: 5, trainer: 5, pace: 3, materials: 4, overall: 5 },
  liked: 'Pivot tables',
  improve: 'More\r\nbreaks',
  mayQuote: true,
  ...changes,
});

async function start() {
  const site = await startAccounts(
    {},
    siteDataOf([guaranteed('mine'), guaranteed('other'), guaranteed('second', nextMonth)]),
  );
  await addAccount(site, 'eve@example.ca', 'another good password');
  await bookClass(site, 'mine', ADA, [{ firstName: 'Ada', email: ADA }]);
  site.at(BEGUN);
  const ada = cookieOf(await site.logIn(ADA));
  const stored = () => site.rows('SELECT class_id, ratings, liked, improve, may_quote FROM surveys');
  return { ...site, ada, stored };
}

test('a survey is stored once; the same request again is the same survey, another one is refused', async () => {
  const site = await start();
  const key = { ...site.ada, 'idempotency-key': 'the-first-key' };
  expect(await (await site.get(PATH, site.ada)).json()).toMatchObject({ classes: [{ surveyed: false }] });
  expect((await site.post(PATH, surveyOf(), key)).status).toBe(201);
  expect((await site.post(PATH, surveyOf(), key)).status).toBe(201);
  const second = await site.post(PATH, surveyOf({ liked: 'Nothing' }), site.ada);
  expect([second.status, (await second.json<{ code: string }>()).code]).toEqual([409, 'already_sent']);
  expect(await site.stored()).toMatchObject([
    { class_id: 'mine', liked: 'Pivot tables', improve: 'More\nbreaks', may_quote: 1 },
  ]);
  expect(await (await site.get(PATH, site.ada)).json()).toMatchObject({ classes: [{ surveyed: true }] });
});

test('a key is one survey: with another body it is refused, and it belongs to one account', async () => {
  const site = await start();
  await bookClass(site, 'second', ADA, [{ firstName: 'Ada', email: ADA }]);
  await addAccount(site, 'lin@example.ca', 'another good password');
  await bookClass(site, 'second', 'lin@example.ca', [{ firstName: 'Lin', email: 'lin@example.ca' }]);
  site.at('2027-02-10T20:00:00Z');
  const ada = cookieOf(await site.logIn(ADA));
  const key = { 'idempotency-key': 'the-first-key' };
  const first = await site.post(PATH, surveyOf(), { ...ada, ...key });
  const again = await site.post(PATH, surveyOf(), { ...ada, ...key });
  expect([again.status, await again.text()]).toEqual([first.status, await first.text()]);
  for (const changes of [{ liked: 'Nothing' }, { eventId: 'second' }, { mayQuote: false }]) {
    const other = await site.post(PATH, surveyOf(changes), { ...ada, ...key });
    expect([other.status, await other.json()]).toMatchObject([422, { code: 'key_reused' }]);
  }
  const lin = cookieOf(await site.logIn('lin@example.ca', 'another good password'));
  expect((await site.post(PATH, surveyOf({ eventId: 'second' }), { ...lin, ...key })).status).toBe(201);
  expect(await site.rows('SELECT class_id, liked FROM surveys ORDER BY class_id')).toEqual([
    { class_id: 'mine', liked: 'Pivot tables' },
    { class_id: 'second', liked: 'Pivot tables' },
  ]);
});

test('a survey that was refused leaves its key free', async () => {
  const site = await start();
  const key = { ...site.ada, 'idempotency-key': 'tried-too-early' };
  site.at('2027-01-12T13:00:00Z');
  expect((await site.post(PATH, surveyOf(), key)).status).toBe(404);
  site.at(BEGUN);
  expect((await site.post(PATH, surveyOf(), key)).status).toBe(201);
});

test('what is old is deleted', async () => {
  const site = await start();
  await site.post(PATH, surveyOf(), site.ada);
  site.wait(ENQUIRY_LIFE_DAYS * 24 * 60 - 1);
  await runScheduled(site.needs);
  expect(await site.stored()).toHaveLength(1);
  site.wait(2);
  await runScheduled(site.needs);
  expect(await site.stored()).toEqual([]);
});

test('two at once are one', async () => {
  const site = await start();
  const answers = await Promise.all([1, 2, 3, 4].map(() => site.post(PATH, surveyOf(), site.ada)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
});

test('only a class of one’s own that has begun can be answered for', async () => {
  const site = await start();
  const eve = cookieOf(await site.logIn('eve@example.ca', 'another good password'));
  const refused = async (headers: object, eventId: string) =>
    (await site.post(PATH, surveyOf({ eventId }), { ...headers })).status;
  expect(await refused(eve, 'mine')).toBe(404);
  expect(await refused(site.ada, 'other')).toBe(404);
  expect(await refused(site.ada, 'nothing')).toBe(404);
  site.at('2027-01-12T13:00:00Z');
  expect(await refused(site.ada, 'mine')).toBe(404);
  expect(await site.stored()).toEqual([]);
});

test.each([
  ['a rating that is missing', { ratings: { content: 5 } }, 'ratings.trainer'],
  ['a rating of 6', { ratings: { content: 6, trainer: 5, pace: 3, materials: 4, overall: 5 } }, 'ratings.content'],
  ['a novel', { liked: 'x'.repeat(2001) }, 'liked'],
  ['control characters', { improve: 'a\u0000b' }, 'improve'],
])('%s is refused by its field', async (_, changes, field) => {
  const site = await start();
  const answer = await site.post(PATH, surveyOf(changes), site.ada);
  expect(answer.status).toBe(400);
  expect(Object.keys((await answer.json<{ fields: object }>()).fields)).toContain(field);
});

test('another site, another type and no key are refused', async () => {
  const site = await start();
  const post = async (headers: object) => (await site.post(PATH, surveyOf(), { ...site.ada, ...headers })).status;
  expect(await post({ origin: 'https://evil.example' })).toBe(403);
  expect(await post({ 'content-type': 'text/plain' })).toBe(415);
  expect(await post({ 'idempotency-key': '' })).toBe(400);
  expect((await site.request(PATH, { method: 'PUT', headers: site.ada })).status).toBe(405);
  expect(await site.stored()).toEqual([]);
});

test('one account sends only so many forms, from whatever address, and is told when to go on', async () => {
  const site = await start();
  site.needs.limiter = d1Limiter(site.needs);
  const send = (address: string) => site.post(PATH, surveyOf(), { ...site.ada, 'cf-connecting-ip': address });
  for (let call = 0; call < limits.accountForm.most; call += 1) await send(`10.0.0.${call}`);
  const last = await send('10.0.1.0');
  expect(last.status).toBe(429);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
});
