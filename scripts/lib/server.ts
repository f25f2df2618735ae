import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './ports.ts';
import { environment, root, run } from './run.ts';

export { freePort } from './ports.ts';

export interface ServerOptions {
  port: number;
  /** Where the local database lies; `.wrangler/state` for a person, a new folder for a test. */
  persistTo?: string;
  /** Another configuration than `wrangler.jsonc`, beside it. */
  config?: string;
  /** Variables of the worker, beyond `MODE=local` and `ORIGIN`. */
  vars?: Record<string, string>;
  /** From which level on the server prints lines: its own and the worker's. */
  log?: 'info' | 'warn';
  /** Of the server's processes, beyond this one's. */
  env?: NodeJS.ProcessEnv;
  /** Whether the scheduled handler runs before the server is handed over, so that the schedule is there. */
  sync?: boolean;
  /** Told of the first process of the server's group as soon as there is one. */
  spawned?: (pid: number, url: string) => void;
}

export interface Server {
  url: string;
  process: ChildProcess;
  /** What the server has printed so far. */
  output(): string;
  /** Ends it and everything it started; `SIGKILL` to see what survives. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

const READY_SECONDS = 60;

const persistArguments = (persistTo: string | undefined) => (persistTo ? ['--persist-to', persistTo] : []);

/** Brings the local database up to the newest migration. Running it again changes nothing. */
export async function migrate(persistTo?: string): Promise<void> {
  const { code, output } = await run('node', [
    '--no-warnings',
    join(root, 'scripts/lib/migrate.ts'),
    ...(persistTo ? [persistTo] : []),
  ]);
  if (code !== 0) throw new Error(`The database could not be prepared:\n${output}`);
}

/** Runs the scheduled handler once: the schedule is synced, waiting mail goes out, holds end. */
export async function runScheduled(url: string): Promise<void> {
  const answer = await fetch(`${url}/cdn-cgi/handler/scheduled`);
  if (!answer.ok) throw new Error(`The scheduled handler answered ${answer.status}: ${await answer.text()}`);
}

interface Starting extends Pick<Server, 'stop' | 'output'> {
  ended(): boolean;
}

async function untilReady(url: string, { ended, stop, output }: Starting): Promise<void> {
  const deadline = Date.now() + READY_SECONDS * 1000;
  for (;;) {
    if (ended()) throw new Error(`The server ended before it was ready:\n${output()}`);
    try {
      // Any other answer is another program's, or one of a runtime that is not whole yet.
      const { ok } = await fetch(`${url}/favicon.svg`, { signal: AbortSignal.timeout(2000) });
      if (ok) return;
    } catch {
      // Nobody answers yet.
    }
    if (Date.now() > deadline) {
      await stop('SIGKILL');
      throw new Error(`The server was not ready within ${READY_SECONDS} s:\n${output()}`);
    }
    await sleep(100);
  }
}

/** Starts the worker with its database in the local runtime and waits until it answers and the schedule is synced. */
export async function startServer({
  port,
  persistTo,
  config,
  vars = {},
  log = 'warn',
  env = {},
  sync = true,
  spawned,
}: ServerOptions): Promise<Server> {
  const url = `http://localhost:${port}`;
  const variables = { MODE: 'local', ORIGIN: url, ...vars };
  const child = spawn(
    'node',
    [
      join(root, 'scripts/lib/leash.ts'),
      ...['wrangler', 'dev'],
      ...['--port', String(port), '--ip', '127.0.0.1', '--log-level', log, '--show-interactive-dev-session=false'],
      ...['--inspector-port', String(await freePort())],
      ...persistArguments(persistTo),
      ...(config ? ['--config', config] : []),
      ...Object.entries(variables).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
    ],
    // A group of its own, so that stopping it stops the runtime it starts, too; and on a leash, which this process holds.
    { cwd: root, env: { ...environment, ...env }, stdio: ['pipe', 'pipe', 'pipe'], detached: true },
  );
  if (child.pid !== undefined) spawned?.(child.pid, url);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-200_000)));
  }
  let ended = false;
  const end = new Promise<void>((resolve) => {
    child.on('close', () => {
      ended = true;
      resolve();
    });
  });

  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (!ended && child.pid) {
      try {
        process.kill(-child.pid, signal);
      } catch {
        // Gone already.
      }
    }
    await end;
  };

  await untilReady(url, { ended: () => ended, stop, output: () => output });
  if (sync) {
    await runScheduled(url).catch(async (error: unknown) => {
      await stop('SIGKILL');
      throw error;
    });
  }
  return { url, process: child, output: () => output, stop };
}
