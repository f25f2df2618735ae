import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';

export const root = new URL('../../', import.meta.url).pathname;

/** What Vitest tells its own code: a build that it starts is none of development. */
const ofVitest = ['NODE_ENV', 'MODE', 'DEV', 'PROD', 'SSR'];

const inherited = Object.entries(process.env).filter(([name]) => !(process.env.VITEST && ofVitest.includes(name)));

/** The tools phone nobody and ask nothing, and each starts with what the first one compiled of its code: Wrangler's is 15 MB. */
export const environment: NodeJS.ProcessEnv = {
  ...Object.fromEntries(inherited),
  ASTRO_TELEMETRY_DISABLED: '1',
  WRANGLER_SEND_METRICS: 'false',
  NODE_COMPILE_CACHE: `${root}node_modules/.cache/node`,
  PATH: `${root}node_modules/.bin:${process.env.PATH ?? ''}`,
};

export interface Outcome {
  code: number;
  output: string;
  seconds: number;
}

const patience = new AsyncLocalStorage<boolean>();

/** Has the commands that `work` runs give way to all others: they take the time that nobody else wants. */
export const patiently = <Value>(work: () => Promise<Value>): Promise<Value> => patience.run(true, work);

/** As far below others as a system allows between programs that are both to go on. */
const PATIENT = 10;

/** Runs a command of `node_modules/.bin` to its end; `show` passes its output on as it comes. */
export function run(
  command: string,
  args: readonly string[],
  { show = false, env = {}, cwd = root }: { show?: boolean; env?: NodeJS.ProcessEnv; cwd?: string } = {},
): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...environment, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (patience.getStore() && child.pid !== undefined) setPriority(child.pid, PATIENT);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (show) process.stdout.write(text);
      });
    }
    const end = (code: number) => resolve({ code, output, seconds: (performance.now() - started) / 1000 });
    child.on('error', (error) => {
      output += String(error);
      end(127);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}
