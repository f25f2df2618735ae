import { capabilities, mails } from './capabilities.ts';
import type { Task } from './platform/capability.ts';
import type { Dependencies } from './platform/dependencies.ts';
import { deliverOutbox } from './platform/mail/outbox.ts';
import { platformTasks } from './platform/tasks.ts';

/** What all tasks before it have put into the outbox leaves with the same run. */
const delivery: Task = { name: 'deliver_outbox', run: (needs) => deliverOutbox(needs, mails) };

const tasks = [...capabilities.flatMap((capability) => capability.tasks ?? []), ...platformTasks, delivery];

/**
 * The work of the clock. Each task runs whatever became of the one before; afterwards a failed one fails the run, so
 * that whoever started it knows.
 */
export async function runScheduled(needs: Dependencies): Promise<void> {
  const failed: string[] = [];
  for (const { name, run } of tasks) {
    try {
      await run(needs);
    } catch (error) {
      failed.push(name);
      needs.log('error', 'task_failed', { task: name, error: String(error) });
    }
  }
  if (failed.length > 0) throw new Error(`scheduled tasks failed: ${failed.join(', ')}`);
}
