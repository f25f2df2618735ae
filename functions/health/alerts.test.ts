import { expect, test, vi } from 'vitest';
import type { TroubleName } from '../../src/domain/site/health.ts';
import { runScheduled } from '../scheduled.ts';
import { startSite, type TestSite } from '../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';
import { webhook } from '../platform/webhook.ts';
import { raise } from './alerts.ts';

const OFFICE = 'watch@gct.example';

async function watched(changes: Parameters<typeof startSite>[1] = {}) {
  const posted: string[] = [];
  let fails = false;
  const post = (text: string) => {
    if (fails) return Promise.reject(new Error('the webhook answered 500'));
    posted.push(text);
    return Promise.resolve();
  };
  const site = await startSite(siteDataOf([]), { alerts: { post, mail: OFFICE }, ...changes });
  await site.rows(`INSERT INTO signs (name, at) VALUES ('backup', ?1)`, site.needs.now().getTime());
  await runScheduled(site.needs);
  const mailed = async () =>
    (await site.rows<{ message: string }>('SELECT message FROM local_mail ORDER BY received_at')).map(
      ({ message }) => JSON.parse(message) as { to: string; subject: string; text: string },
    );
  return { site, posted, mailed, fail: (yes: boolean) => void (fails = yes) };
}

let builds = 1;
/** A release with a class that the database refuses, or without. */
function release(site: TestSite, bad: boolean) {
  const classes = bad ? [scheduledClass({ id: 'bad-class', capacity: -1 })] : [];
  site.needs.siteData = siteDataOf(classes, { build: { id: `next-${(builds += 1)}`, time: '2026-11-20T15:00:00Z' } });
}

const firstLines = (posted: string[]) => posted.map((text) => text.split('\n')[0]);

test('a site that is well tells nobody anything', async () => {
  const { site, posted, mailed } = await watched();
  for (let run = 0; run < 4; run += 1) {
    site.wait(5);
    await runScheduled(site.needs);
  }
  expect([posted, await mailed()]).toEqual([[], []]);
});

test('a trouble is told once when it begins and once at its end, by webhook and mail, with its names and what to do', async () => {
  const { site, posted, mailed } = await watched();
  release(site, true);
  for (let run = 0; run < 3; run += 1) {
    site.wait(5);
    await runScheduled(site.needs);
  }
  expect(posted).toEqual([
    [
      'Amber: the database refuses a part of the schedule (gct.example)',
      'the database refuses a part of the schedule, since 2026-11-20 15:05 UTC.',
      'It is about: bad-class.',
      'All else is on sale, and of these what was known before. The log has why, under “refusedOfBuild”.',
      'OPERATIONS.md, “Runbook”, schedule_refused.',
    ].join('\n'),
  ]);
  expect(await mailed()).toMatchObject([
    { to: OFFICE, subject: 'Amber: the database refuses a part of the schedule (gct.example)' },
  ]);
  release(site, false);
  site.wait(5);
  await runScheduled(site.needs);
  expect(posted.slice(1)).toEqual([
    'Over: the database refuses a part of the schedule (gct.example)\n' +
      'Over: the database refuses a part of the schedule, from 2026-11-20 15:05 UTC to 2026-11-20 15:20 UTC.\n' +
      'It is about: bad-class.',
  ]);
  expect(await mailed()).toHaveLength(2);
});

test('one that comes back is told again', async () => {
  const { site, posted } = await watched();
  for (const bad of [true, false, true]) {
    release(site, bad);
    site.wait(5);
    await runScheduled(site.needs);
  }
  expect(firstLines(posted).map((line) => line?.split(':')[0])).toEqual(['Amber', 'Over', 'Amber']);
});

test('one that goes on is told again once a day', async () => {
  const { site, posted, mailed } = await watched();
  release(site, true);
  for (let hour = 0; hour <= 54; hour += 6) {
    await runScheduled(site.needs);
    site.wait(6 * 60);
    // What else ages in two days is no part of this.
    await site.rows(`UPDATE signs SET at = ?1`, site.needs.now().getTime());
  }
  expect(firstLines(posted).map((line) => line?.split(' ')[0])).toEqual(['Amber:', 'Still', 'Still']);
  expect(await mailed()).toHaveLength(3);
});

test('two clocks at once tell it once', async () => {
  const { site, posted, mailed } = await watched();
  const trouble = { name: 'mail_waiting', level: 'amber', since: site.needs.now().toISOString() } as const;
  await Promise.all(Array.from({ length: 5 }, () => raise(site.needs, [trouble])));
  await Promise.all(Array.from({ length: 5 }, () => raise(site.needs, [])));
  await site.deliver();
  expect(firstLines(posted)).toEqual([
    'Amber: mail does not leave (gct.example)',
    'Over: mail does not leave (gct.example)',
  ]);
  expect(await mailed()).toHaveLength(2);
});

test('what the webhook did not take is posted by the next run, and by mail it has left all the same', async () => {
  const { site, posted, mailed, fail } = await watched();
  release(site, true);
  fail(true);
  await runScheduled(site.needs);
  expect([posted, (await mailed()).length]).toEqual([[], 1]);
  fail(false);
  site.wait(5);
  await runScheduled(site.needs);
  site.wait(5);
  await runScheduled(site.needs);
  expect([posted.length, (await mailed()).length]).toEqual([1, 1]);
});

test('where the webhook does not answer, a run waits for one post, and each is posted once it does', async () => {
  const { site, posted } = await watched();
  let asked = 0;
  const hung = () => {
    asked += 1;
    return Promise.reject(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
  };
  const trouble = (name: TroubleName) => ({ name, level: 'amber' as const, since: '2026-11-20T15:00:00Z' });
  const troubles = (['database_slow', 'mail_waiting', 'backup_old'] as const).map(trouble);
  await raise({ ...site.needs, alerts: { ...site.needs.alerts, post: hung } }, troubles);
  expect(asked).toBe(1);
  site.wait(2);
  await raise(site.needs, troubles);
  expect(posted).toHaveLength(3);
});

test('a run of the clock posts no longer than its lease, however slowly the webhook answers', async () => {
  const { site } = await watched();
  let [clock, asked] = [0, 0];
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  const slow = () => {
    [clock, asked] = [clock + 9_000, asked + 1];
    return Promise.resolve();
  };
  const names = [
    'database_slow',
    'mail_waiting',
    'backup_old',
    'clock_late',
    'task_failing',
    'database_failing',
  ] as const;
  const troubles = names.map((name) => ({ name, level: 'amber' as const, since: '2026-11-20T15:00:00Z' }));
  await raise({ ...site.needs, alerts: { ...site.needs.alerts, post: slow } }, troubles);
  vi.restoreAllMocks();
  expect(asked).toBe(5);
});

test('a clock that stood still is told of by its next run, and over with the one after', async () => {
  const { site, posted } = await watched();
  site.wait(120);
  await runScheduled(site.needs);
  expect(firstLines(posted)).toEqual(['Red: the scheduled handler did not run (gct.example)']);
  site.wait(5);
  await runScheduled(site.needs);
  expect(firstLines(posted).at(-1)).toBe('Over: the scheduled handler did not run (gct.example)');
});

test('a database that takes no writes is told of by webhook all the same, once an hour', async () => {
  const { site, posted } = await watched();
  const full = () => Promise.reject(new Error('D1_ERROR: database or disk is full: SQLITE_FULL'));
  const needs = {
    ...site.needs,
    db: { prepare: site.needs.db.prepare.bind(site.needs.db), batch: full } as unknown as D1Database,
  };
  for (let run = 0; run < 3; run += 1) {
    await expect(runScheduled(needs)).rejects.toThrow('watch');
    site.wait(5);
  }
  expect(firstLines(posted)).toEqual(['Red: the database has no room left (gct.example)']);
  site.wait(60);
  await expect(runScheduled(needs)).rejects.toThrow('watch');
  expect(posted).toHaveLength(2);
});

test('nobody is told where nobody is named, and nothing old once somebody is', async () => {
  const { site, posted } = await watched();
  release(site, true);
  await runScheduled({ ...site.needs, alerts: { post: null, mail: null } });
  expect(await site.rows(`SELECT 1 FROM outbox WHERE kind = 'alert'`)).toEqual([]);
  site.wait(5);
  await runScheduled(site.needs);
  expect(posted).toEqual([]);
});

test('the webhook gets its text as Slack and Teams read it, and a refusal throws', async () => {
  const sent: Request[] = [];
  const answering = (status: number) => (input: RequestInfo | URL, init?: RequestInit) => {
    sent.push(new Request(input as string, init));
    return Promise.resolve(new Response('ok', { status }));
  };
  await webhook('https://hooks.example/x', answering(200) as typeof fetch)('Amber: “mail” waits\nsince noon');
  expect(sent[0]?.headers.get('content-type')).toBe('application/json');
  expect(await sent[0]?.json()).toEqual({ text: 'Amber: “mail” waits\nsince noon' });
  await expect(webhook('https://hooks.example/x', answering(302) as typeof fetch)('x')).rejects.toThrow('answered 302');
});
