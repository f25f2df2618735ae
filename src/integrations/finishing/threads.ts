import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { FinishFiles } from './pipeline.ts';
import type { Settings } from './steps.ts';

/** More would have little to do: what pages share is worked out in each. */
const MOST = 4;

/** Pages that a thread is handed at once: neighbours, since they are much alike. */
const LOT = 32;

/** What a thread is handed. */
export interface Lot {
  dist: string;
  files: readonly string[];
}

/** Finishes pages side by side, in as many threads as the machine runs at once. An error in one of them is an error here. */
export function inThreads(settings: Settings, threads = Math.min(availableParallelism(), MOST)): FinishFiles {
  return async (dist, files) => {
    const lots: Lot[] = [];
    for (let at = 0; at < files.length; at += LOT) lots.push({ dist, files: files.slice(at, at + LOT) });
    const findings: Awaited<ReturnType<FinishFiles>>[] = [];
    let next = 0;
    const run = async () => {
      const thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData: settings });
      try {
        for (let lot = next++; lot < lots.length; lot = next++) {
          thread.postMessage(lots[lot]);
          [findings[lot]] = (await once(thread, 'message')) as [Awaited<ReturnType<FinishFiles>>];
        }
      } finally {
        await thread.terminate();
      }
    };
    const ends = await Promise.allSettled(Array.from({ length: Math.min(threads, lots.length) }, run));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    return findings.flat();
  };
}
