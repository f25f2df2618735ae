import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from './run.ts';
import { migrate } from './server.ts';

test('the local database is as wrangler would have brought it up, and a second time changes nothing', async () => {
  const persistTo = mkdtempSync(join(tmpdir(), 'gct-migrate-'));
  const list = async () => {
    const command = ['d1', 'migrations', 'list', 'DB', '--local', '--persist-to', persistTo];
    return (await run('wrangler', command)).output;
  };
  try {
    await migrate(persistTo);
    await migrate(persistTo);
    expect(await list()).toContain('No migrations to apply');
  } finally {
    rmSync(persistTo, { recursive: true, force: true });
  }
});
