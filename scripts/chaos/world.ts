import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'yaml';
import type { SiteData } from '../../src/domain/site/site-data.ts';
import { root, run } from '../lib/run.ts';
import { freePort, runScheduled, startServer, type Server } from '../lib/server.ts';
import { startStripeDouble } from '../stripe/server.ts';
import { createTables, openWitnesses } from './witnesses.ts';

const SECRET_KEY = 'sk_test_chaos';
const WEBHOOK_SECRET = 'whsec_chaos';
/** What a full disk still has room for beyond what lies on it. Bytes. */
const ROOM = 48 * 1024;
const BLOCK = 512;

interface StartOptions {
  /** By how much the worker's clock is wrong. Milliseconds. */
  wrongBy?: number;
  /** The files of the runtime can grow no further. */
  full?: boolean;
}

/** The worker's entry, with a clock that can be wrong. */
const entry = () => `import ${JSON.stringify(join(root, 'scripts/lib/clock.ts'))};
export { default } from ${JSON.stringify(join(root, 'functions/index.ts'))};
`;

/** The configuration of the project, for a worker and data in another folder. */
function configFor(folder: string): string {
  const text = readFileSync(join(root, 'wrangler.jsonc'), 'utf8').replace(/^\s*\/\/.*$/gm, '');
  const config = parse(text) as { assets: { directory: string }; d1_databases: { migrations_dir: string }[] };
  return JSON.stringify({
    ...config,
    main: join(folder, 'worker.js'),
    alias: { '#site-data': join(folder, 'data.json') },
    assets: { ...config.assets, directory: join(root, 'dist') },
    d1_databases: config.d1_databases.map((database) => ({
      ...database,
      migrations_dir: join(root, database.migrations_dir),
    })),
  });
}

/** The runtime with files that can grow by `ROOM` and no more: a write beyond it fails, as on a disk without room. */
function fullDisk(folder: string, database: string): NodeJS.ProcessEnv {
  const sizes = [database, `${database}-wal`].map((file) => (existsSync(file) ? statSync(file).size : 0));
  const blocks = Math.ceil((Math.max(...sizes) + ROOM) / BLOCK);
  const file = join(folder, 'workerd-without-room');
  const runtime = createRequire(createRequire(join(root, 'package.json')).resolve('miniflare')).resolve('workerd');
  const binary = (createRequire(import.meta.url)(runtime) as { default: string }).default;
  writeFileSync(file, `#!/bin/sh\ntrap '' XFSZ\nulimit -S -f ${blocks}\nexec '${binary}' "$@"\n`);
  chmodSync(file, 0o755);
  return { MINIFLARE_WORKERD_PATH: file };
}

/** The file that the runtime will look for. */
async function emptyDatabase(persistTo: string, config: string): Promise<void> {
  const { code, output } = await run('wrangler', [
    ...['d1', 'execute', 'DB', '--local', '--persist-to', persistTo, '--config', config, '--command', 'SELECT 1'],
  ]);
  if (code !== 0) throw new Error(output);
}

async function untilBuild(url: string, id: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(5000) }).then(
      (response) => response.json() as Promise<{ build: string }>,
      () => undefined,
    );
    if (answer?.build === id) return;
    await sleep(200);
  }
  throw new Error('the site did not take the new build over');
}

/** The whole site on a database of its own, with everything that can be done to it. */
export async function createWorld() {
  const folder = mkdtempSync(join(tmpdir(), 'gct-chaos-'));
  const persistTo = join(folder, 'state');
  const dataFile = join(folder, 'data.json');
  const config = join(folder, 'wrangler.json');
  const data = JSON.parse(readFileSync(join(root, '.site/data.json'), 'utf8')) as SiteData;
  const write = () => writeFileSync(dataFile, JSON.stringify(data));
  write();
  writeFileSync(join(folder, 'worker.js'), entry());
  writeFileSync(config, configFor(folder));
  await emptyDatabase(persistTo, config);
  createTables(persistTo);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const company = await startStripeDouble({
    port: 0,
    webhook: { url: `${url}/Website/card-events`, secret: WEBHOOK_SECRET },
  });
  const witnesses = openWitnesses(persistTo);
  /** How far the site's time is ahead of the machine's. It only grows. */
  let ahead = 0;
  let server: Server | undefined;

  async function start({ wrongBy = 0, full = false }: StartOptions = {}): Promise<void> {
    const shift = ahead + wrongBy;
    const vars = {
      ...{ LIMITS: 'off', TEST_CLOCK: new Date(Date.now() + shift).toISOString(), TEST_CLOCK_SHIFT: String(shift) },
      ...{ STRIPE_SECRET_KEY: SECRET_KEY, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, STRIPE_API_URL: company.url },
    };
    const env = full ? fullDisk(folder, witnesses.file) : {};
    server = await startServer({ port, persistTo, config, vars, env, sync: !full });
  }

  return {
    ...{ url, data, witnesses, company, start },
    now: () => Date.now() + ahead,
    /** Time passes, for the site and the card company alike; a site that runs has to be started again. */
    async pass(ms: number): Promise<void> {
      ahead += ms;
      await company.double.control.forward(ms);
    },
    stop: async (signal?: NodeJS.Signals) => {
      const running = server;
      server = undefined;
      await running?.stop(signal);
    },
    isUp: () => server !== undefined,
    output: () => server?.output() ?? '',
    scheduled: () => runScheduled(url),
    /** A release under the feet of everybody: the runtime takes the new worker while it answers. */
    async deploy(change: (data: SiteData) => void): Promise<void> {
      change(data);
      data.build.id = `${data.build.id.split('-')[0] ?? ''}-${Date.now()}`;
      write();
      await untilBuild(url, data.build.id);
    },
    async end(): Promise<void> {
      await server?.stop();
      await company.stop();
      witnesses.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type World = Awaited<ReturnType<typeof createWorld>>;
