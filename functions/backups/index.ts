import { SIGN_BACKUP } from '../health/index.ts';
import type { Capability } from '../platform/capability.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { DAY_MS } from '../platform/tasks.ts';
import { dump } from './dump.ts';
import { openSealed, sealText } from '../platform/sealed.ts';

/** Three in the morning in Ottawa, or two: the database answers nothing else while it is read. */
const NIGHT_UTC_HOUR = 7;

/** So many nights are kept: personal data that was erased ends here, too. */
export const BACKUPS_KEPT = 30;

/** Beside the night's own name, so that a drill finds it without a list. */
const NEWEST = 'newest';

const nameOf = (at: number) => `gct-${new Date(at).toISOString().slice(0, 10)}.sealed`;

/** Whether a name holds what the key opens: one that was sealed under another, or written by others, gives nothing back. */
async function isStored({ bucket, key }: NonNullable<Dependencies['backups']>, name: string): Promise<boolean> {
  const object = await bucket.get(name);
  if (!object) return false;
  return openSealed(key, new Uint8Array(await object.arrayBuffer())).then(
    () => true,
    () => false,
  );
}

/** Stores the database, encrypted, once a night; whatever runs of the clock fall into the night's hour, the first does it. */
async function backUp({ db, now, backups, log }: Dependencies): Promise<void> {
  const at = now();
  if (!backups || at.getUTCHours() !== NIGHT_UTC_HOUR) return;
  const { bucket, key } = backups;
  const name = nameOf(at.getTime());
  if (await isStored(backups, name)) return;
  const sealed = await sealText(key, await dump(db));
  await bucket.put(NEWEST, sealed);
  // Last: its name says that all of it was done.
  await bucket.put(name, sealed);
  await db.prepare(SIGN_BACKUP).bind(at.getTime()).run();
  const { objects } = await bucket.list({ prefix: 'gct-' });
  const oldest = nameOf(at.getTime() - BACKUPS_KEPT * DAY_MS);
  const over = objects.map((object) => object.key).filter((one) => one < oldest);
  if (over.length > 0) await bucket.delete(over);
  log('info', 'backup_stored', { bytes: sealed.length, ended: over.length });
}

/** The database every night in a bucket, which is another service than the database's own. */
export const backups: Capability = { name: 'backups', tasks: [{ name: 'back_up', run: backUp }] };
