import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { askOnline, commitOf, git, refusedRelease, treeTowards } from './online.ts';
import { present } from '../../src/domain/present.ts';

const COMMIT = 'a'.repeat(40);
const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A site that answers this to everything; what it was asked with. */
async function siteThat(status: number, body: string, headers: Record<string, string> = {}) {
  const asked: Record<string, unknown>[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers);
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => server.close());
  return { asked, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('a site says of which commit it is', async () => {
  const { origin } = await siteThat(200, JSON.stringify({ schedule: 'b1', commit: COMMIT }));
  const online = await askOnline(origin, {});
  expect([online?.schedule, commitOf(online)]).toEqual(['b1', COMMIT]);
});

test('one in trouble does as well', async () => {
  const { origin } = await siteThat(503, JSON.stringify({ schedule: null, commit: COMMIT }));
  expect(commitOf(await askOnline(origin, {}))).toBe(COMMIT);
});

test('whatever stands before a site, or no answer, is not taken for one', async () => {
  const login = await siteThat(302, '<html>', { location: 'https://login.example' });
  const page = await siteThat(502, '<html>');
  for (const { origin } of [login, page]) expect(await askOnline(origin, {})).toBeNull();
  expect(await askOnline('http://127.0.0.1:1', {})).toBeNull();
});

test('a site behind Access is asked with the service token', async () => {
  const { origin, asked } = await siteThat(200, '{}');
  await askOnline(origin, { CF_ACCESS_CLIENT_ID: 'id', CF_ACCESS_CLIENT_SECRET: 'secret' });
  await askOnline(origin, {});
  expect(asked.map((headers) => headers['cf-access-client-secret'])).toEqual(['secret', undefined]);
});

test.each([null, '', 'main', '--detach', `${COMMIT}\n`])('%j is no commit', (commit) => {
  expect(commitOf({ commit })).toBeNull();
});

test('a release has all that is on line, and nothing that is not committed', () => {
  expect(refusedRelease({ changed: '', online: COMMIT, isPart: true })).toBeNull();
  expect(refusedRelease({ changed: '', online: null, isPart: false })).toContain('--anyway');
  expect(refusedRelease({ changed: ' M wrangler.jsonc', online: COMMIT, isPart: true })).toContain('wrangler.jsonc');
  expect(refusedRelease({ changed: '', online: COMMIT, isPart: false })).toContain(COMMIT);
});

test('this copy has its own commit, and none that nobody knows', () => {
  const head = git('rev-parse', 'HEAD');
  // A copy without its repository knows nothing of commits.
  if (head === null) return;
  expect(treeTowards(present(head)).isPart).toBe(true);
  expect(treeTowards(COMMIT).isPart).toBe(false);
  expect(treeTowards(null)).toMatchObject({ online: null, isPart: false });
});
