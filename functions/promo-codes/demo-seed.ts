import type { Dependencies } from '../platform/dependencies.ts';
import { demoCode } from './demo-code.ts';
import { INSERT_DEMO_CODE } from './sql.ts';

const RATE = 10_000;

/** A code to try the checkout with, once, and on a developer's machine alone. */
export async function seedDemoCode({ db, now, mode }: Pick<Dependencies, 'db' | 'now' | 'mode'>): Promise<void> {
  if (mode !== 'local') return;
  await db.prepare(INSERT_DEMO_CODE).bind(demoCode, RATE, 1, 'To try the checkout with', 'demo', now().getTime()).run();
}
