import { getEntry } from 'astro:content';
import type { Script } from './film.ts';
import { linkScript } from './link.ts';

/** The script from which the recording of a webinar was made, if it was. */
export async function scriptOf(slug: string): Promise<Script | undefined> {
  const entry = await getEntry('recordings', `en/${slug}`);
  return entry && linkScript(entry);
}
