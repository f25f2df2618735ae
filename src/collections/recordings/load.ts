import { getEntry } from 'astro:content';
import type { Script } from './film.ts';
import { linkScript } from './link.ts';

/** The script from which the recording of a webinar was made, if it was; both have one id. */
export async function scriptOf(id: string): Promise<Script | undefined> {
  const entry = await getEntry('recordings', id);
  return entry && linkScript(entry);
}
