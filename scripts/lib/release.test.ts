import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { configFor, originOf, stepsOf, targetOf } from './release.ts';
import { root } from './run.ts';

const ID = '01234567-89ab-cdef-0123-456789abcdef';
const environment = { STAGING_DATABASE_ID: ID, STAGING_ORIGIN: 'https://staging.example.ca', WORKERS_SUBDOMAIN: 'gct' };
const config = readFileSync(join(root, 'wrangler.jsonc'), 'utf8');
const read = (text: string) =>
  parse(text.replace(/^\s*\/\/.*$/gm, '')) as {
    name: string;
    d1_databases: { database_id: string }[];
    ratelimits: object[];
  };

describe('a release', () => {
  it.each([[{}], [{ staging: true }]])('brings the database up before the version that needs it (%j)', (asked) => {
    const steps = stepsOf(targetOf(asked, environment), 'c.jsonc').map(({ command, args }) =>
      [command, ...args].join(' '),
    );
    expect(steps).toEqual([
      'astro build',
      'wrangler d1 migrations apply DB --remote --config c.jsonc',
      'wrangler deploy --config c.jsonc',
    ]);
  });

  it('refuses whoever calls as often as tests and the runbook say', () => {
    expect(read(config).ratelimits).toEqual([
      { name: 'FLOODS', namespace_id: '7301', simple: { limit: 600, period: 10 } },
    ]);
    const text = (file: string) => readFileSync(join(root, file), 'utf8');
    expect(text('vitest.config.ts')).toContain("FLOODS: { namespace_id: '7301', simple: { limit: 600, period: 10 } }");
    expect(text('OPERATIONS.md')).toContain('600 calls in ten seconds');
  });

  it('refuses the database of the repository', () => {
    expect(() => configFor({ to: 'production' }, config)).toThrow('database_id is still the local one');
    const own = config.replace(/00000000-[0-9-]+/, ID);
    expect(configFor({ to: 'production' }, own)).toBe(own);
  });
});

describe('staging', () => {
  const target = targetOf({ staging: true }, environment);

  it('has a worker, a database and an address of its own', () => {
    const own = read(configFor(target, config.replace('"main"', '"workers_dev": false,\n  "main"')));
    expect(own).toMatchObject({
      ...{ name: 'gct-website-staging', workers_dev: true, preview_urls: true },
      d1_databases: [{ binding: 'DB', database_name: 'gct-staging', database_id: ID }],
    });
    const { name, d1_databases, ...rest } = read(config);
    expect([name, d1_databases[0]?.database_id]).not.toContain(own.name);
    expect(own).toMatchObject(rest);
    expect(originOf(target)).toBe('https://staging.example.ca');
  });

  it('has neither the backups nor the archive of the site', () => {
    const buckets = [
      '"r2_buckets": [',
      '    { "binding": "BACKUPS", "bucket_name": "gct-backups" },',
      '    { "binding": "ARCHIVE", "bucket_name": "gct-archive" }',
      '  ],',
    ].join('\n');
    const kept = config.replace('"main"', `${buckets}\n  "main"`);
    expect(kept).toContain('gct-backups');
    expect(read(configFor(target, kept))).not.toHaveProperty('r2_buckets');
    expect(read(configFor(target, kept))).toMatchObject({ main: 'functions/index.ts' });
  });

  it('counts in a dataset of its own', () => {
    const counting = config.replace(
      '"main"',
      '"analytics_engine_datasets": [{ "binding": "METRICS", "dataset": "gct" }],\n  "main"',
    );
    expect(read(configFor(target, counting))).toMatchObject({
      analytics_engine_datasets: [{ binding: 'METRICS', dataset: 'gct_staging' }],
    });
  });

  it.each(['STAGING_DATABASE_ID', 'STAGING_ORIGIN'] as const)('is not released without %s', (missing) => {
    expect(() => targetOf({ staging: true }, { ...environment, [missing]: '' })).toThrow(missing);
  });
});

describe('a preview', () => {
  it('is uploaded beside staging, and neither deployed nor migrated', () => {
    const target = targetOf({ preview: '12' }, environment);
    expect(stepsOf(target, 'c.jsonc').map(({ args }) => args.join(' '))).toEqual([
      'build',
      'versions upload --preview-alias pr-12 --config c.jsonc',
    ]);
    expect(read(configFor(target, config)).name).toBe('gct-website-staging');
    expect(originOf(target)).toBe('https://pr-12-gct-website-staging.gct.workers.dev');
  });

  it.each(['', '0', '1; ls', '-1', 'main'])('is of a pull request, and not of %j', (preview) => {
    expect(() => targetOf({ preview }, environment)).toThrow('the number of a pull request');
  });
});
