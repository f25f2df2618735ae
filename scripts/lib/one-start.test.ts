import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { onlyStart } from './one-start.ts';
import { isAlive, processOf, type Process } from './processes.ts';
import { environment } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'gct-start-'));
const file = join(folder, 'start.json');
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(file, { force: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function program(script = 'setInterval(() => {}, 1000)'): Process {
  const child = spawn('node', ['-e', script], { env: environment, stdio: 'ignore' });
  started.push(child);
  return processOf(Number(child.pid));
}

const leave = (note: object) => writeFileSync(file, JSON.stringify(note));

test('a second start in one copy is refused, and says where the first is', async () => {
  const start = program();
  leave({ start, url: 'http://localhost:9321' });
  await expect(onlyStart(file)).rejects.toThrow(/runs already, at http:\/\/localhost:9321.+process \d+/s);
  expect(isAlive(start)).toBe(true);
});

test('a note whose numbers belong to other programs by now ends none of them', async () => {
  const [one, other] = [program(), program()];
  leave({ start: { ...one, began: '1' }, server: { ...other, began: '1' }, url: 'http://localhost:9321' });
  await onlyStart(file);
  expect([isAlive(one), isAlive(other)]).toEqual([true, true]);
});

test('the server of a start that was killed is waited for', async () => {
  const server = program('setTimeout(() => {}, 1500)');
  leave({ start: { ...server, began: '1' }, server });
  await onlyStart(file);
  expect(isAlive(server)).toBe(false);
});

test.each(['', 'no note', '123', 'null', '{"start":{}}'])(
  'a note that says nothing (%j) stands in nobody’s way',
  async (text) => {
    writeFileSync(file, text);
    const note = await onlyStart(file);
    note.serves(process.pid, 'http://localhost:9321');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      start: processOf(process.pid),
      server: processOf(process.pid),
      url: 'http://localhost:9321',
    });
    note.done();
    expect(existsSync(file)).toBe(false);
  },
);
