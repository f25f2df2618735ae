import { capabilities, mails } from './capabilities.ts';
import { watch } from './health/index.ts';
import type { Task } from './platform/capability.ts';
import type { Dependencies } from './platform/dependencies.ts';
import { deliverOutbox, deliverQuietly } from './platform/mail/outbox.ts';
import { endingTask } from './platform/ending.ts';
import { reportError } from './platform/errors/report.ts';
import { gathered } from './platform/metrics/meter.ts';
import { platformStored } from './platform/platform-stored.ts';

/** What all tasks before it have put into the outbox leaves with the same run. */
const delivery: Task = { name: 'deliver_outbox', run: (needs) => deliverOutbox(needs, mails) };

/** What is over of what is kept about people. */
const endings = [
  ...capabilities.flatMap(({ name, stored }) => (stored ? [endingTask(`end_${name}`, stored)] : [])),
  endingTask('end_platform', platformStored),
];

const tasks = [...capabilities.flatMap((capability) => capability.tasks ?? []), ...endings, delivery];

/**
 * The work of the clock. Each task runs whatever became of the one before; afterwards a failed one fails the run, so
 * that whoever started it knows. What is wrong with the site by then is told by `watch`.
 */
export async function runScheduled(given: Dependencies): Promise<void> {
  const since = performance.now();
  const meter = given.meter && gathered(given.meter, given.log);
  const needs = { ...given, meter };
  /** Names the run, as a request is named. */
  const requestId = needs.newId();
  const failed: string[] = [];
  const reports: Promise<void>[] = [];
  const noteFailure = (task: string, error: unknown) => {
    failed.push(task);
    needs.log('error', 'task_failed', { requestId, release: needs.siteData.build.id, task, error: String(error) });
    meter?.add('gct_clock_tasks_failed_total', { task });
    reports.push(reportError(needs, { requestId, route: `task ${task}`, error }));
  };

  for (const { name, run } of tasks) {
    try {
      await run(needs);
    } catch (error) {
      noteFailure(name, error);
    }
  }
  try {
    if (await watch(needs, failed)) await deliverQuietly(needs, mails);
  } catch (error) {
    noteFailure('watch', error);
  }
  await Promise.all(reports);
  const outcome = failed.length > 0 ? 'failed' : 'done';
  meter?.add('gct_clock_run_duration_seconds', { outcome }, (performance.now() - since) / 1000);
  meter?.flush();
  if (failed.length > 0) throw new Error(`scheduled tasks failed: ${failed.join(', ')}`);
}
