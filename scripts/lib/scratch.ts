import { accessSync, constants, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Memory that looks like a disk, on Linux. */
const MEMORY = '/dev/shm';
/** Bytes, some times what a whole run takes. A container often has no more than 64 MB there. */
const ROOM = 4 * 1024 ** 3;
const NAME = 'gct-tests-';

const hasRoom = (folder: string, room: number): boolean => {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= room;
  } catch {
    return false;
  }
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/**
 * A folder in memory for the databases and browser profiles that tests write and throw away, which then wait for no disk;
 * `undefined` where the system has no room there, or `TMPDIR` says where to. It goes when this process ends, and what one
 * left that was killed goes with the next call.
 */
export function scratchInMemory(memory = MEMORY, room = ROOM): string | undefined {
  if (process.env.TMPDIR || !hasRoom(memory, room)) return undefined;
  for (const name of readdirSync(memory)) {
    if (name.startsWith(NAME) && !isRunning(Number(name.slice(NAME.length)))) {
      rmSync(join(memory, name), { recursive: true, force: true });
    }
  }
  const folder = join(memory, `${NAME}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  process.on('exit', () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return folder;
}
