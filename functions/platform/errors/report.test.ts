import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { runScheduled } from '../../scheduled.ts';
import { assetsOf, standIns } from '../../testing/assets.ts';
import { failingDatabase } from '../../testing/failing-database.ts';
import { startSite, type TestSite } from '../../testing/harness.ts';
import { keptMeter } from '../../testing/meter.ts';
import { scheduledClass, siteDataOf } from '../../testing/site-data.ts';
import { DatabaseFailure, watched } from '../database.ts';
import { framesOf, reportError, TOLD_AN_HOUR, type ErrorReport } from './report.ts';

const READ = '/Website/booking/reference-that-opens-a-booking?email=ada@example.ca';

async function reported(changes: Parameters<typeof startSite>[1] = {}) {
  const posted: string[] = [];
  const kept = keptMeter();
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]), {
    assets: assetsOf({ ...standIns, '/about': { body: 'about' } }),
    errorReports: (text) => Promise.resolve(void posted.push(text)),
    meter: kept.meter,
    ...changes,
  });
  const reports = () => posted.map((text) => JSON.parse(text.split('\n')[1] ?? '') as ErrorReport);
  const outcomes = () => kept.points('gct_error_reports_total').map(({ labels }) => labels.outcome);
  return { site, posted, reports, outcomes };
}

/** Makes reading a booking a defect. */
function breakReading(site: TestSite, error: unknown = new TypeError('ada@example.ca is not a function')) {
  const { prepare } = site.needs.db;
  site.needs.db.prepare = (sql) => {
    if (sql.includes('FROM bookings')) throw error as Error;
    return prepare(sql);
  };
}

const logOf = (site: TestSite, event: string) => site.logged.find((line) => line.event === event)?.details;

test('an answer, its lines in the log and its report have one id, and the report the release and the route', async () => {
  const { site, posted, reports } = await reported();
  breakReading(site);
  const answer = await site.get(READ);
  const { requestId } = await answer.json<{ requestId: string }>();
  expect(answer.status).toBe(500);
  expect(answer.headers.get('x-request-id')).toBe(requestId);
  expect(logOf(site, 'unexpected_error')).toMatchObject({ requestId, release: 'build-1' });
  expect(logOf(site, 'request')).toMatchObject({ requestId, status: 500 });
  expect(reports()).toEqual([
    {
      ...{ release: 'build-1', requestId, route: '/website/booking/:reference', name: 'TypeError', times: 1 },
      at: site.needs.now().toISOString(),
      stack: expect.arrayContaining([expect.stringMatching(/^at .+:\d+/)]) as string[],
    },
  ]);
  expect(posted[0]?.split('\n')[0]).toBe('TypeError in /website/booking/:reference (gct.example)');
  expect(posted.join()).not.toMatch(/ada|reference-that/);
});

test('an error page names its request in a header, and the log and the report know it by that', async () => {
  const { site, reports } = await reported({
    assets: assetsOf({ '/error': standIns['/error'], '/contact-us': { body: '', status: 500 } }),
  });
  const answer = await site.get('/contact-us?email=ada@example.ca');
  expect([answer.status, await answer.text()]).toEqual([500, 'An error occurred']);
  const requestId = answer.headers.get('x-request-id');
  expect(requestId).toMatch(/^[\w-]{36}$/);
  expect(logOf(site, 'unexpected_error')).toMatchObject({ requestId });
  expect(reports()).toMatchObject([{ requestId, route: 'page contact', name: 'Error' }]);
});

test('a task of the clock that fails is reported by its name, with the id of the run', async () => {
  const { site, reports } = await reported();
  await site.rows('ALTER TABLE surveys RENAME TO surveys_gone');
  await expect(runScheduled(site.needs)).rejects.toThrow('end_surveys');
  const { requestId } = logOf(site, 'task_failed') as { requestId: string };
  expect(reports()).toContainEqual(
    expect.objectContaining({ requestId, route: 'task end_surveys', name: 'DatabaseFailure', release: 'build-1' }),
  );
});

test('the same error is told so often an hour, whatever isolate met it, and again in the next', async () => {
  const { site, reports, outcomes } = await reported();
  breakReading(site);
  for (let time = 0; time < TOLD_AN_HOUR + 2; time += 1) {
    await site.get(READ);
    // Another isolate has another memory.
    const { errorReports } = site.needs;
    site.needs.errorReports = (text) => errorReports?.(text) ?? Promise.resolve();
  }
  expect(reports().map(({ times }) => times)).toEqual(Array.from({ length: TOLD_AN_HOUR }, (_, at) => at + 1));
  expect(outcomes()).toEqual([...Array<string>(TOLD_AN_HOUR).fill('told'), 'enough', 'enough']);
  site.wait(60);
  await site.get(READ);
  expect(reports()).toHaveLength(TOLD_AN_HOUR + 1);
});

test('another error is told for itself', async () => {
  const { site, reports } = await reported();
  breakReading(site);
  for (let time = 0; time < TOLD_AN_HOUR; time += 1) await site.get(READ);
  breakReading(site, new RangeError('x'));
  await site.get(READ);
  expect(reports().at(-1)).toMatchObject({ name: 'RangeError', times: 1 });
});

test('where the database counts nothing, an isolate tells so many and no more, and answers as ever', async () => {
  const { site, reports } = await reported();
  const db = watched(failingDatabase(site.needs.db, new DatabaseFailure('D1_ERROR: gone')));
  const app = createApp({ ...site.needs, db });
  for (let time = 0; time < TOLD_AN_HOUR + 3; time += 1) {
    const context = createExecutionContext();
    const answer = await app.fetch(new Request(`https://gct.example${READ}`), {}, context);
    expect(answer.status).toBe(503);
    await waitOnExecutionContext(context);
  }
  expect(reports().map(({ name, times }) => [name, times])).toEqual(
    Array<unknown>(TOLD_AN_HOUR).fill(['DatabaseFailure', null]),
  );
});

test('nobody waits for who is told, nor fails with them', async () => {
  const never = await reported({ errorReports: () => new Promise(() => undefined) });
  breakReading(never.site);
  const app = createApp(never.site.needs);
  const context = {
    waitUntil: () => undefined,
    passThroughOnException: () => undefined,
  } as unknown as ExecutionContext;
  expect((await app.fetch(new Request(`https://gct.example${READ}`), {}, context)).status).toBe(500);

  const refusing = await reported({ errorReports: () => Promise.reject(new Error('the webhook answered 500')) });
  breakReading(refusing.site);
  const answer = await refusing.site.get(READ);
  const { requestId } = await answer.json<{ requestId: string }>();
  expect(answer.status).toBe(500);
  expect(logOf(refusing.site, 'error_report_failed')).toMatchObject({ requestId });
  expect(refusing.outcomes()).toEqual(['untold']);
});

test('a refusal that is declared is no error, and where nobody is named the log alone has one', async () => {
  const { site, posted } = await reported();
  await site.get(READ);
  await site.post('/Website/hold-seats', '{');
  await site.get('/Courses/Details/17');
  expect(posted).toEqual([]);
  site.needs.errorReports = null;
  breakReading(site);
  await site.get(READ);
  expect(logOf(site, 'unexpected_error')).toBeDefined();
  expect(await site.rows('SELECT * FROM error_reports')).toEqual([]);
});

test('the clock forgets what was counted a week ago', async () => {
  const { site } = await reported();
  breakReading(site);
  await site.get(READ);
  site.wait(7 * 24 * 60 + 61);
  site.needs.errorReports = null;
  await runScheduled(site.needs).catch(() => undefined);
  expect(await site.rows('SELECT * FROM error_reports')).toEqual([]);
});

test('a stack says where, without its message and without queries', () => {
  const message = 'no ada@example.ca\n    at ada (secret.js:1:2)\n  of all';
  const error = Object.assign(new Error(message), {
    stack: [
      `Error: ${message}`,
      '    at async read (https://gct.example/worker.js?token=ada#ada:12:34)',
      '    at Object.handle (file:///worker/functions/index.ts:5:6)',
      '    at new Paper (index.js:7:8)',
      '    at ada@example.ca said hello',
      '    at index.js:9:10',
    ].join('\n'),
  });
  expect(framesOf(error)).toEqual([
    'at async read (https://gct.example/worker.js:12:34)',
    'at Object.handle (file:///worker/functions/index.ts:5:6)',
    'at new Paper (index.js:7:8)',
    'at index.js:9:10',
  ]);
});

test.each([
  ['a text', 'ada@example.ca', 'string'],
  ['nothing', undefined, 'undefined'],
  ['an error whose name is a text', Object.assign(new Error('x'), { name: 'ada@example.ca' }), 'Error'],
])('%s that was thrown is told without itself', async (_, error, name) => {
  const { site, posted, reports } = await reported();
  await reportError(site.needs, { requestId: 'id', route: '(worker)', error });
  expect(reports()).toMatchObject([{ name, route: '(worker)' }]);
  expect(posted.join()).not.toContain('ada@');
});
