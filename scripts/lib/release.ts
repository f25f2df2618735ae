import { named } from './database-name.ts';

/** Where a release goes: the site, its staging, or a look at a pull request. */
export type Target =
  | { to: 'production' }
  | { to: 'staging'; databaseId: string; origin: string }
  | { to: 'preview'; databaseId: string; subdomain: string; pull: number };

const LOCAL_ID = '00000000-0000-0000-0000-000000000000';
const STAGING = 'gct-website-staging';

type Environment = Partial<Record<'STAGING_DATABASE_ID' | 'STAGING_ORIGIN' | 'WORKERS_SUBDOMAIN', string>>;

/** What was asked for; throws what is missing. */
export function targetOf(asked: { staging?: boolean; preview?: string }, environment: Environment): Target {
  const need = (name: keyof Environment, form: RegExp) => {
    const value = environment[name] ?? '';
    if (!form.test(value)) throw new Error(`${name}: expected it in the environment, in the form of ${form.source}`);
    return value;
  };
  if (asked.staging !== true && asked.preview === undefined) return { to: 'production' };
  const databaseId = need('STAGING_DATABASE_ID', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  if (asked.preview === undefined)
    return { to: 'staging', databaseId, origin: need('STAGING_ORIGIN', /^https:\/\/[\w.-]+$/) };
  if (!/^[1-9]\d{0,6}$/.test(asked.preview)) throw new Error('--preview: the number of a pull request');
  const subdomain = need('WORKERS_SUBDOMAIN', /^[a-z0-9-]+$/);
  return { to: 'preview', databaseId, subdomain, pull: Number(asked.preview) };
}

/** The address under which the release answers; `undefined` where the company's file says it. */
export function originOf(target: Target): string | undefined {
  if (target.to === 'production') return undefined;
  if (target.to === 'staging') return target.origin;
  return `https://pr-${target.pull}-${STAGING}.${target.subdomain}.workers.dev`;
}

/** The worker's configuration for a target: staging has a worker and a database of its own. */
export function configFor(target: Target, config: string): string {
  if (target.to === 'production') {
    if (config.includes(LOCAL_ID)) {
      throw new Error(
        'wrangler.jsonc: database_id is still the local one. OPERATIONS.md says how to make the database.',
      );
    }
    return config;
  }
  // Its address, and those of previews, are the platform's; the site has its own. Backups and archive are the site's alone.
  const staging = config
    .replace(/^\s*"r2_buckets":\s*\[[^\]]*\],?$/m, '')
    .replace(/^\s*"workers_dev":.*$/m, '')
    .replace(/("dataset":\s*")(\w+)"/, '$1$2_staging"')
    .replace(/("name":\s*")gct-website",/, `$1${STAGING}",\n  "workers_dev": true,\n  "preview_urls": true,`);
  if (!staging.includes(STAGING)) throw new Error('wrangler.jsonc: the worker is not called gct-website');
  return named(staging, { name: 'gct-staging', id: target.databaseId });
}

export interface Step {
  title: string;
  command: string;
  args: string[];
}

/**
 * A release, in its order: the database is brought up before the version that needs it comes. A preview brings up nothing: it has
 * staging's data, whose tables come from main.
 */
export function stepsOf(target: Target, config: string): Step[] {
  const where = ['--config', config];
  const build: Step = { title: 'Building the pages', command: 'astro', args: ['build'] };
  if (target.to === 'preview') {
    const args = ['versions', 'upload', '--preview-alias', `pr-${target.pull}`, ...where];
    return [build, { title: 'Uploading a preview', command: 'wrangler', args }];
  }
  return [
    build,
    {
      title: 'Bringing the database up to date',
      command: 'wrangler',
      args: ['d1', 'migrations', 'apply', 'DB', '--remote', ...where],
    },
    { title: 'Uploading the worker and the pages', command: 'wrangler', args: ['deploy', ...where] },
  ];
}
