import { ARCHIVE_FAILS, ARCHIVE_WORKS } from '../health/index.ts';
import type { Capability } from '../platform/capability.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { moveOld } from './moving.ts';
import { bringAsked, makeAnew, sealAnew } from './objects.ts';
import { stored } from './stored.ts';

export { archivedMails, bringBackOf } from './objects.ts';

/**
 * What is heavy and asked for by nobody's SQL lies in a bucket once a booking is over, an object each: rows of mails that have left,
 * and what papers have beyond the figures of the books. Each step may be broken off and done again: the note in the database is
 * there before the object, the object before anything is taken out.
 */
async function tend(needs: Dependencies): Promise<void> {
  const { db, now, log, archive } = needs;
  if (!archive) return;
  let works = true;
  for (const step of [makeAnew, bringAsked, moveOld, sealAnew]) {
    try {
      await step(needs, archive);
    } catch (error) {
      works = false;
      log('error', 'archive_failed', { step: step.name, error: String(error) });
    }
  }
  await (works ? db.prepare(ARCHIVE_WORKS) : db.prepare(ARCHIVE_FAILS).bind(now().getTime())).run();
}

export const archive: Capability = { name: 'archive', tasks: [{ name: 'tend_archive', run: tend }], stored };
