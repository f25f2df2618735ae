import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { environment, root } from '../lib/run.ts';
import { freePort } from '../lib/server.ts';
import type { Figure } from './figures.ts';
import { median, table } from './statistics.ts';

const RUNS = 3;
const GOAL_SECONDS = 5;

/** Seconds from the command until the site says that it is ready. */
async function secondsToReady(): Promise<number> {
  const since = performance.now();
  const child = spawn('node', ['scripts/start.ts', '--port', String(await freePort())], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('Ready in')) resolve();
    });
    child.on('close', () => reject(new Error(`The site did not start:\n${output}`)));
  });
  const seconds = (performance.now() - since) / 1000;
  child.kill('SIGTERM');
  await ended;
  return seconds;
}

/** `npm start` once more, with a build and a database that are there. */
export async function benchStart(): Promise<Figure[]> {
  await secondsToReady();
  const runs: number[] = [];
  for (let index = 0; index < RUNS; index += 1) {
    await sleep(1000);
    runs.push(await secondsToReady());
  }
  const seconds = median(runs);
  table(`A second start (median of ${RUNS})`, ['', 'time'], [['npm start', `${seconds.toFixed(1)} s`]]);
  return [{ name: 'a second `npm start` is ready after', value: seconds, unit: 's', atMost: GOAL_SECONDS }];
}
