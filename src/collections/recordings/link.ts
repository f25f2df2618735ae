import { splitId, type Entry } from '../entry.ts';
import { markdownFile, problemIn } from '../problem.ts';
import type { Script } from './film.ts';
import { readScript, wordsOf } from './script.ts';

/** What is read aloud in a webinar in short. Fails with the file where its text is no script. */
export function linkScript(entry: Pick<Entry<'recordings', unknown>, 'collection' | 'id' | 'body'>): Script {
  const file = markdownFile(entry);
  try {
    return { file, slug: splitId(entry.id).slug, words: wordsOf(readScript(entry.body ?? '')) };
  } catch (error) {
    throw problemIn({ file }, error);
  }
}
