import { getEntry } from 'astro:content';
import { problemIn } from '../problem.ts';
import type { Script } from './film.ts';
import { readScript, wordsOf } from './script.ts';

/** The script from which the recording of a webinar was made, if it was. */
export async function scriptOf(slug: string): Promise<Script | undefined> {
  const entry = await getEntry('recordings', `en/${slug}`);
  if (!entry) return undefined;
  const file = `content/recordings/${entry.id}.md`;
  try {
    return { file, slug, words: wordsOf(readScript(entry.body ?? '')) };
  } catch (error) {
    throw problemIn({ file }, error);
  }
}
