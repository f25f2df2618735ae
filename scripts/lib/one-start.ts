import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, processOf, type Process } from './processes.ts';

/** What `npm start` writes down of itself, so that a second one leaves the first one's database alone. */
interface Note {
  start: Process;
  server?: Process;
  /** Where it is reached, once that is known. */
  url?: string;
}

/** How long a server takes at most to notice that its start is gone, and to end. */
const LEASH_SECONDS = 15;

function read(file: string): Note | undefined {
  try {
    const note = JSON.parse(readFileSync(file, 'utf8')) as Partial<Note> | null;
    return typeof note?.start?.pid === 'number' ? (note as Note) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Takes this copy of the project for one start, whose note lies in `file`; refuses while another one runs in it. Nobody is ended
 * for that: the server of a start that was killed ends by itself, and is waited for.
 */
export async function onlyStart(file: string) {
  const other = read(file);
  if (other && other.start.pid !== process.pid && isAlive(other.start)) {
    throw new Error(
      `This copy of the project runs already${other.url === undefined ? '' : `, at ${other.url}`}: stop it first (Ctrl+C there; it is process ${other.start.pid}).\n` +
        'To have two, make another copy: each has a database of its own.',
    );
  }
  const leftover = other?.server;
  for (let tries = 0; leftover && isAlive(leftover); tries += 1) {
    if (tries === LEASH_SECONDS * 10) {
      throw new Error(`The server of an earlier start is still there: end process ${leftover.pid} first.`);
    }
    await sleep(100);
  }
  const note: Note = { start: processOf(process.pid) };
  mkdirSync(dirname(file), { recursive: true });
  const write = () => writeFileSync(file, JSON.stringify(note));
  write();
  return {
    serves(pid: number, url: string): void {
      Object.assign(note, { server: processOf(pid), url });
      write();
    },
    done: () => rmSync(file, { force: true }),
  };
}
