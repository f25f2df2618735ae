import type { Trouble } from '../../src/domain/site/health.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { raise, shout } from './alerts.ts';
import { readFacts, type DatabaseState } from './facts.ts';
import {
  END_PROBE,
  FORGET_OTHER_TASKS,
  PROBE,
  SIGN_CLOCK,
  SIGN_DATABASE,
  SIGN_FAILING_TASKS,
  SIGN_SYNC,
} from './sql.ts';
import { troublesOf } from './troubles.ts';

/** More than a database has lying about in pages that are begun. Bytes. */
const PROBE_BYTES = 16_384;
/** A write takes some tens of milliseconds. */
const SLOW_MS = 1_500;

/**
 * Ends a run of the clock: tries whether the database can be written to, looks at the site's health as a reader would,
 * tells who has to know, and signs. True where there are mails to send now.
 */
export async function watch(needs: Dependencies, failed: readonly string[]): Promise<boolean> {
  const { db, now, log } = needs;
  const at = now().getTime();
  const state = await probe(db);
  if (state !== 'well') log('error', 'database_probe', { state });
  let found: Trouble[];
  let mails: boolean;
  try {
    const names = JSON.stringify(failed);
    await db.batch([
      db.prepare(SIGN_DATABASE).bind(state, at),
      db.prepare(SIGN_FAILING_TASKS).bind(names, at),
      db.prepare(FORGET_OTHER_TASKS).bind(names),
      ...(failed.includes('sync_catalogue') ? [] : [db.prepare(SIGN_SYNC).bind(at)]),
    ]);
    // Before it signs itself, so that a clock that stood still is told of once it runs again; the first run is not late.
    const facts = await readFacts(needs);
    found = troublesOf({ ...facts, clock: facts.clock ?? { at, detail: {} } }, { ...needs, at });
    mails = await raise(needs, found);
    await db.prepare(SIGN_CLOCK).bind(at).run();
  } catch (error) {
    // A database that takes no writes cannot remember that somebody was told.
    await shout(needs, state === 'well' ? 'failing' : state);
    throw error;
  }
  if (found.length > 0) log('warn', 'troubles', { troubles: found.map(({ name, level }) => `${level} ${name}`) });
  return mails;
}

async function probe(db: D1Database): Promise<DatabaseState> {
  const began = Date.now();
  try {
    await db.batch([db.prepare(PROBE).bind(PROBE_BYTES), db.prepare(END_PROBE)]);
    return Date.now() - began > SLOW_MS ? 'slow' : 'well';
  } catch (error) {
    return stateOf(String(error));
  }
}

/** Only says what to do first: whatever it is, the database takes no writes. */
function stateOf(error: string): DatabaseState {
  if (/full|maximum db size|no space|disk i\/o/i.test(error)) return 'full';
  return /busy|locked/i.test(error) ? 'locked' : 'failing';
}
