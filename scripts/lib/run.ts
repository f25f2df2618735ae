import { spawn } from 'node:child_process';

export const root = new URL('../../', import.meta.url).pathname;

/** What Vitest tells its own code: a build that it starts is none of development. */
const ofVitest = ['NODE_ENV', 'MODE', 'DEV', 'PROD', 'SSR'];

const inherited = Object.entries(process.env).filter(([name]) => !(process.env.VITEST && ofVitest.includes(name)));

/** The tools phone nobody and ask nothing. */
export const environment: NodeJS.ProcessEnv = {
  ...Object.fromEntries(inherited),
  ASTRO_TELEMETRY_DISABLED: '1',
  WRANGLER_SEND_METRICS: 'false',
  PATH: `${root}node_modules/.bin:${process.env.PATH ?? ''}`,
};

export interface Outcome {
  code: number;
  output: string;
  seconds: number;
}

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
