import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isTold, metrics, type Metric } from '../../functions/platform/metrics/list.ts';
import { troubleNames } from '../../src/domain/site/health.ts';
import { root } from './run.ts';

const operations = readFileSync(join(root, 'OPERATIONS.md'), 'utf8');
const [, numbers = ''] = operations.split('### Numbers');
const section = numbers.split('\n### ')[0] ?? '';
const declared = metrics as Record<string, Metric>;

test('the table of numbers says of each metric what is declared, and no other', () => {
  const rows = [...section.matchAll(/^\| `(gct_\w+)` +\|(.+)\|$/gm)].flatMap(([, name = '', cells = '']) => {
    const [kind, unit, labels = '', told, help] = cells.split('|').map((cell) => cell.trim());
    const names = [...labels.matchAll(/`(\w+)`/g)].map(([, label]) => label);
    return help === undefined ? [] : [[name, { kind, unit, labels: names, told, help }]];
  });
  expect(rows).toEqual(Object.entries(declared));
});

test('whatever an alert or a query names is a metric, or a row of the runbook', () => {
  const named = [...section.matchAll(/\bgct_(?!staging)\w+/g)].map(([name]) => name);
  expect(named.filter((name) => !Object.hasOwn(declared, name))).toEqual([]);
  const troubles: readonly string[] = troubleNames;
  const sent = [...section.matchAll(/as `(\w+)`(?: and `(\w+)`)?/g)].flatMap(([, ...names]) => names.filter(Boolean));
  expect(sent.length).toBeGreaterThan(3);
  expect(sent.filter((name) => !troubles.includes(name))).toEqual([]);
});

const queries = [...section.matchAll(/```sql\n([^`]+)```/g)].map(([, query = '']) => query);

test.each(queries)('a query asks for what is written: %s', (query) => {
  const [, name = ''] = /index1 = '(\w+)'/.exec(query) ?? [];
  const metric = declared[name];
  expect(metric && isTold(metric.told, 'engine')).toBe(true);
  // The build is the first blob.
  const asked = [...query.matchAll(/blob(\d+) AS (\w+)/g)].map(([, at, label]) => [label, Number(at) - 2] as const);
  expect(asked.length).toBeGreaterThan(0);
  for (const [label, at] of asked) expect(metric?.labels[at]).toBe(label);
  expect(query).toContain('_sample_interval');
});

test('there are the three that are asked for most', () => {
  expect(queries).toHaveLength(3);
});

test('each variable of the worker has its row', () => {
  const environment = readFileSync(join(root, 'functions/platform/environment.ts'), 'utf8');
  const variables = [...environment.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name);
  expect(variables.length).toBeGreaterThan(15);
  // Bound by wrangler.jsonc as it is; and what `npm start` sets alone.
  const others = ['DB', 'ASSETS', 'DEMO_TRAINING'];
  expect(variables.filter((name) => !others.includes(name) && !operations.includes(`\`${name}\``))).toEqual([]);
});
