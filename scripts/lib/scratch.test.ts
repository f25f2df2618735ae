import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let memory: string;
beforeEach(() => {
  memory = mkdtempSync(join(tmpdir(), 'gct-scratch-'));
});
afterEach(() => {
  rmSync(memory, { recursive: true, force: true });
});

const module = new URL('scratch.ts', import.meta.url).href;

/** What a process of its own says that it was given; it writes there before it ends. */
function given({ room = 1, env = {} }: { room?: number; env?: NodeJS.ProcessEnv } = {}): string {
  const program = `import { scratchInMemory } from ${JSON.stringify(module)};
    import { existsSync, writeFileSync } from 'node:fs';
    const folder = scratchInMemory(${JSON.stringify(memory)}, ${room});
    if (folder) writeFileSync(folder + '/written', 'a');
    console.log(folder, folder !== undefined && existsSync(folder + '/written'));`;
  const { TMPDIR: _, ...rest } = process.env;
  return execFileSync(process.execPath, ['--no-warnings', '--input-type=module', '-e', program], {
    encoding: 'utf8',
    env: { ...rest, ...env },
  }).trim();
}

describe('scratch in memory', () => {
  it('is there while the process runs, and gone after it', () => {
    const [folder = '', written] = given().split(' ');
    expect(folder.startsWith(join(memory, 'gct-tests-'))).toBe(true);
    expect(written).toBe('true');
    expect(existsSync(folder)).toBe(false);
  });

  it('takes away what a killed run left, and nothing of one that runs or of others', () => {
    for (const name of [`gct-tests-${process.pid}`, 'gct-tests-999999999', 'others']) mkdirSync(join(memory, name));
    writeFileSync(join(memory, 'gct-tests-999999999', 'left'), 'a');
    given();
    expect(readdirSync(memory).sort()).toEqual([`gct-tests-${process.pid}`, 'others']);
  });

  it('is none where there is little room, no such folder, or a place was named', () => {
    expect(given({ room: Number.MAX_SAFE_INTEGER })).toBe('undefined false');
    expect(given({ env: { TMPDIR: tmpdir() } })).toBe('undefined false');
    rmSync(memory, { recursive: true });
    expect(given()).toBe('undefined false');
  });
});
