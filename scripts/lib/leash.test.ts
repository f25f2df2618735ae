import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { present } from '../../src/domain/present.ts';
import { isAlive, processOf, type Process } from './processes.ts';
import { environment, root } from './run.ts';

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** A program that starts another one on a leash, as `startServer` does; `said` is what the leashed one prints first. */
async function ownerOf(script: string): Promise<{ owner: ChildProcess; said: string }> {
  const leash = JSON.stringify([join(root, 'scripts/lib/leash.ts'), 'node', '-e', script]);
  const text = `require('node:child_process').spawn('node', ${leash}, { stdio: ['pipe', 'inherit', 'inherit'], detached: true }); setInterval(() => {}, 1000)`;
  const owner = spawn('node', ['-e', text], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(owner);
  const said = await new Promise<string>((resolve) =>
    owner.stdout.once('data', (data: Buffer) => resolve(String(data))),
  );
  return { owner, said };
}

async function gone(process: Process): Promise<boolean> {
  for (let tries = 0; tries < 200 && isAlive(process); tries += 1) await sleep(50);
  return !isAlive(process);
}

test('a server ends when its owner was killed, and no other program does', async () => {
  const bystander = spawn('node', ['-e', 'setInterval(() => {}, 1000)'], { env: environment });
  started.push(bystander);
  const { owner, said } = await ownerOf('console.log(process.pid); setInterval(() => {}, 1000)');
  const server = processOf(Number(said));
  expect(isAlive(server)).toBe(true);
  owner.kill('SIGKILL');
  expect(await gone(server)).toBe(true);
  expect(isAlive(processOf(present(bystander.pid)))).toBe(true);
});

test('one that does not want to end is ended all the same', async () => {
  const { owner, said } = await ownerOf(
    `process.on('SIGTERM', () => {}); console.log(process.pid); setInterval(() => {}, 1000)`,
  );
  const server = processOf(Number(said));
  owner.kill('SIGKILL');
  expect(await gone(server)).toBe(true);
});
