import { nestedHeadings } from '../build/nested-headings.ts';
import type { Entry } from './entry.ts';
import { ContentError, markdownFile } from './problem.ts';

/**
 * The text of an entry that stands with others on one page, below a heading of the third rank: its own headings begin
 * at the fourth, and have no ids, since two entries may use the same words.
 */
export function nestedText(entry: Pick<Entry<string, unknown>, 'collection' | 'id' | 'rendered'>): string {
  if (!entry.rendered) throw new ContentError({ file: markdownFile(entry) }, 'a text below the front matter');
  return nestedHeadings(entry.rendered.html);
}
