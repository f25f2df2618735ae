import { expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { capabilities } from '../../capabilities.ts';
import { startSite } from '../../testing/harness.ts';
import { siteDataOf } from '../../testing/site-data.ts';
import { routerPath } from './spelling.ts';

const changing = ['POST', 'PUT', 'PATCH', 'DELETE'];

const site = await startSite(siteDataOf([]));
const app = createApp(site.needs);
const declared = new Set(
  capabilities
    .flatMap(({ calls }) => calls?.(site.needs) ?? [])
    .map(({ call }) => `${call.method} ${routerPath(call)}`),
);

/** What the app answers at all, by its own account: handlers and what stands before them. */
const routes = [...new Set(app.routes.map(({ method, path }) => `${method} ${path}`))];
const addresses = [...new Set(app.routes.map(({ path }) => path))];

test('what changes something is a declared call: whatever else has a route only reads, or answers every method', () => {
  const undeclared = routes.filter((route) => !declared.has(route) && !/^(?:GET|ALL) /.test(route));
  expect(undeclared).toEqual([]);
  expect(routes.filter((route) => declared.has(route)).sort()).toEqual([...declared].sort());
});

test.each(addresses)('%s is changed by nothing that is not declared', async (path) => {
  const address = path.replace(/:\w+/g, 'x').replace('*', 'anything');
  for (const method of changing.filter((name) => !declared.has(`${name} ${path}`))) {
    const answer = await site.request(address, {
      method,
      body: '{}',
      headers: { 'content-type': 'application/json', origin: site.needs.origin },
    });
    expect([404, 405], `${method} ${address}`).toContain(answer.status);
  }
});
