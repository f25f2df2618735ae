import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process that cannot be taken for a later one of the same number. */
export interface Process {
  pid: number;
  /** When it began, as the system writes it; the same text for the life of the process. */
  began: string;
}

/** When the process of this number began; `undefined` where there is none. */
function beginning(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
    }
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the name, which may hold anything: the state first, the start (in ticks since the machine's) as the 20th.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? undefined : fields[18];
  } catch {
    return undefined;
  }
}

export function processOf(pid: number): Process {
  const began = beginning(pid);
  if (began === undefined) throw new Error(`there is no process ${pid}`);
  return { pid, began };
}

export const isAlive = ({ pid, began }: Process) => beginning(pid) === began;
