import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { troubleNames } from '../../src/domain/site/health.ts';
import { root } from './run.ts';

test('whatever an alert may tell of has its row in the runbook, with what to do, and no other has', () => {
  const [, runbook = ''] = readFileSync(join(root, 'OPERATIONS.md'), 'utf8').split('### Runbook');
  const [table = ''] = runbook.split('**Logs.**');
  const rows = [...table.matchAll(/^\| `(\w+)` +\| (.+?) +\| (.+?) +\|$/gm)];
  expect(rows.map(([, name]) => name).sort()).toEqual([...troubleNames].sort());
  for (const [, name, begins = '', todo = ''] of rows)
    expect([name, begins.length > 10, todo.length > 10]).toEqual([name, true, true]);
});
