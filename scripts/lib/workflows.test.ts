import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './run.ts';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

interface Job {
  if?: string;
  needs?: string | string[];
  environment?: string;
  permissions?: Record<string, string>;
  concurrency?: { group: string; 'cancel-in-progress': boolean };
  'timeout-minutes'?: number;
  env?: Record<string, string>;
  steps: Step[];
}

interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  concurrency?: { group: string; 'cancel-in-progress': boolean };
  env?: unknown;
  jobs: Record<string, Job>;
}

const folder = join(root, '.github/workflows');
const files = readdirSync(folder).map((file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  return { file, text, workflow: parse(text) as Workflow };
});
const jobs = files.flatMap(({ file, workflow }) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({ file, workflow, name, job, steps: job.steps })),
);
const deploys = jobs.filter(({ steps }) => steps.some(({ run }) => run?.includes('npm run deploy')));
const operations = readFileSync(join(root, 'OPERATIONS.md'), 'utf8');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

test('there are the workflows of checks, releases and days', () => {
  expect(files.map(({ file }) => file).sort()).toEqual(['checks.yml', 'daily.yml', 'release.yml']);
  expect(files.find(({ file }) => file === 'daily.yml')?.workflow.on).toHaveProperty('schedule');
});

describe.each(files)('$file', ({ text, workflow }) => {
  it('pins every action by a commit, and says which version that is', () => {
    const uses = [...text.matchAll(/^\s*-?\s*uses: (.+)$/gm)].map(([, action = '']) => action);
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
  });

  it('allows nothing but what a job asks for', () => expect(workflow.permissions).toEqual({}));

  it('gives no secret to code that others wrote', () => {
    expect(Object.keys(workflow.on)).not.toContain('pull_request_target');
    expect(Object.keys(workflow.on)).not.toContain('workflow_run');
    expect(workflow.env).toBeUndefined();
  });

  it('puts nothing that is typed elsewhere into a command', () => {
    for (const { steps } of Object.values(workflow.jobs)) {
      for (const { run = '' } of steps) expect(run).not.toContain('${{');
    }
  });

  it('says nothing of a secret in a command', () =>
    expect(text).not.toMatch(/run:.*(secrets|printenv|set -x|echo .*TOKEN)/i));
});

describe.each(jobs)('$file: $name', ({ file, workflow, job, steps }) => {
  it('reads the repository at most, or writes to a pull request without its code', () => {
    const { permissions = { all: 'write' } } = job;
    if (!('pull-requests' in permissions)) return expect(permissions).toEqual({ contents: 'read' });
    expect(permissions).toEqual({ 'pull-requests': 'write' });
    return expect(steps.filter(({ uses }) => uses !== undefined)).toEqual([]);
  });

  it('leaves no key of the repository behind, and ends by itself', () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    for (const { with: how } of checkouts) expect(how).toEqual({ 'fetch-depth': 0, 'persist-credentials': false });
    expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
  });

  it('runs alone, or gives way to a newer run', () => {
    if (deploys.some((one) => one.job === job) && file !== 'checks.yml') {
      expect(job.concurrency).toEqual({ group: job.environment, 'cancel-in-progress': false });
    } else expect(job.concurrency ?? workflow.concurrency).toMatchObject({ 'cancel-in-progress': true });
  });

  it('calls commands that there are', () => {
    const called = steps.flatMap(({ run = '' }) => [...run.matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name));
    expect(called.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('has secrets for the one step that needs them', () => {
    expect(JSON.stringify({ ...job, steps: [] })).not.toContain('secrets.');
    for (const { run, ...rest } of steps) {
      if (JSON.stringify(rest).includes('secrets.')) expect(run).toMatch(/^npm run deploy/);
    }
  });
});

describe('releases', () => {
  const needs = ({ needs: before = [] }: Job) => [before].flat();

  it('all go the way of npm run deploy, which migrates first', () => {
    expect(deploys.map(({ file, name }) => `${file} ${name}`).sort()).toEqual([
      ...['checks.yml preview', 'daily.yml production', 'release.yml production', 'release.yml staging'],
    ]);
    for (const { text } of files) expect(text).not.toContain('wrangler');
  });

  it('come after green tests', () => {
    for (const { job, workflow, steps } of deploys) {
      const before = needs(job).flatMap((name) => [name, ...needs(workflow.jobs[name] ?? job)]);
      const tested = before.flatMap((name) => workflow.jobs[name]?.steps ?? []).concat(steps);
      const runs = tested.map(({ run }) => run);
      expect(runs.some((run) => run === 'npm test' || run === 'npm run check')).toBe(true);
      const own = steps.map(({ run = '' }) => run);
      if (own.includes('npm run check')) {
        expect(own.indexOf('npm run check')).toBeLessThan(own.findIndex((run) => run.startsWith('npm run deploy')));
      }
    }
  });

  it('of a new day are of what is on line, whatever was pushed since', () => {
    const daily = jobs.filter(({ file }) => file === 'daily.yml').map(({ steps }) => steps.map(({ run }) => run));
    expect(daily).toEqual([
      [undefined, undefined, 'npm ci', 'npm run online', 'npm ci', 'npm run check', 'npm run deploy'],
    ]);
  });

  it('go to staging first', () => {
    const production = jobs.find(({ file, name }) => file === 'release.yml' && name === 'production');
    expect(production && needs(production.job)).toEqual(['staging']);
  });

  it('give forks no preview', () => {
    const preview = jobs.find(({ name }) => name === 'preview');
    expect(preview?.job.if).toBe('github.event.pull_request.head.repo.full_name == github.repository');
    expect(jobs.find(({ name }) => name === 'tell')?.job.needs).toBe('preview');
  });
});

test('every secret and variable is in the table of OPERATIONS', () => {
  const named = files.flatMap(({ text }) =>
    [...text.matchAll(/\b(?:secrets|vars)\.(\w+)/g)].map(([, name = '']) => name),
  );
  expect(new Set(named).size).toBeGreaterThan(3);
  const table = operations.slice(operations.indexOf('### Of the workflows'));
  for (const name of new Set(named)) expect(table).toContain(`\`${name}\``);
});
