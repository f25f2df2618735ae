import { buildDay } from '../build/moment.ts';
import { company } from './company/load.ts';
import type { Showing } from './entry.ts';
import { preview } from './once-a-build.ts';

/** What this build shows, on the office's day. */
export async function showing(): Promise<Showing> {
  return { preview, today: buildDay((await company()).timeZone).toString() };
}
