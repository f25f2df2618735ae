import { parentPort, workerData } from 'node:worker_threads';
import { finishingWith } from './pipeline.ts';
import { finishingSteps, type Settings } from './steps.ts';
import type { Lot } from './threads.ts';

/** One of the threads that finish pages. */
const finish = finishingWith(finishingSteps(workerData as Settings));

parentPort?.on('message', ({ dist, files }: Lot) => parentPort?.postMessage(finish(dist, files)));
