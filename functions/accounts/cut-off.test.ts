/// <reference types="@cloudflare/vitest-plugin/types" />
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { digestOf } from '../platform/secrets.ts';
import { LOGIN, PASSWORD, startAccounts } from '../testing/accounts.ts';
import { fastHash } from '../testing/harness.ts';

test('a login goes on to its end where whoever asked has gone, so that its slot is given back', async () => {
  const ends: (() => void)[] = [];
  const { needs } = await startAccounts({
    slowHash: async (input, salt) => {
      await new Promise<void>((resolve) => ends.push(resolve));
      return fastHash(input, salt);
    },
  });
  const context = createExecutionContext();
  const asked = new Request(`https://gct.example${LOGIN}`, {
    method: 'POST',
    body: JSON.stringify({ Email: 'ada@example.ca', passwordEncrypted: await digestOf(PASSWORD) }),
    headers: { 'content-type': 'application/json', origin: 'https://gct.example' },
  });
  const answer = createApp(needs).fetch(asked, {}, context);
  await expect.poll(() => ends.length).toBe(1);
  const over = waitOnExecutionContext(context).then(() => 'over');
  const goesOn = new Promise<string>((resolve) => setTimeout(() => resolve('goes on'), 50));
  expect(await Promise.race([over, goesOn])).toBe('goes on');
  ends[0]?.();
  expect(await over).toBe('over');
  expect((await answer).status).toBe(200);
});
