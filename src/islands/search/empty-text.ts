import { fill } from '../../i18n/format.ts';
import type { SearchTexts } from '../header-texts.ts';
import type { Answer } from './use-search.ts';

/** In plain words why there are no results; nothing while they are loading, which is told only when that takes long. */
export function emptyText(empty: Answer['empty'], texts: SearchTexts): string {
  if (empty === undefined || empty === 'loading') return '';
  if (empty === 'prompt') return texts.prompt;
  if (empty === 'none') return fill(texts.none, { contact: texts.contact });
  return empty === 'network' ? texts.offline : texts.failed;
}
