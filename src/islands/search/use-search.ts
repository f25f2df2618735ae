import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ErrorCode } from '../../domain/api/errors.ts';
import type { SearchCategory } from '../../domain/search/items.ts';
import { nothing, PROMPT_MAX_LENGTH, searchIndex, type Found } from '../../domain/search/search.ts';
import type { Locale } from '../../i18n/locales.ts';
import { $searchItems, loadSearchItems, setSearchQuery } from '../../stores/search.ts';

/** The results follow the last keystroke by this much. Milliseconds. */
const SEARCH_DELAY_MS = 250;

export interface Answer extends Found {
  /** What was searched for; it lags behind the typing. */
  text: string;
  /** Why it was not found; what comes nearest may stand beside that. */
  empty: 'prompt' | 'none' | 'loading' | ErrorCode | undefined;
}

/** What a query without results is answered with. */
const emptyReason = (text: string) => (text.trim().length <= PROMPT_MAX_LENGTH ? 'prompt' : 'none');

/** The search of the items in a language. `type` takes each change of a box, `ask` what is not being typed. */
export function useSearch(locale: Locale, groupNames: Readonly<Record<SearchCategory, string>>) {
  const items = useStore($searchItems, { ssr: 'initial' });
  const [text, setText] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const index = useMemo(
    () => (items.state === 'ready' ? searchIndex(items.items, locale, groupNames) : undefined),
    [items, locale, groupNames],
  );
  const found = useMemo(() => index?.search(text) ?? nothing, [index, text]);

  function ask(query: string, delay = 0) {
    setSearchQuery(query);
    if (query !== '') void loadSearchItems();
    clearTimeout(timer.current);
    if (delay === 0) setText(query);
    else timer.current = setTimeout(() => setText(query), delay);
  }

  const empty =
    text === ''
      ? undefined
      : items.state === 'failed'
        ? items.code
        : items.state === 'ready'
          ? found.nearest || found.hits.length === 0
            ? emptyReason(text)
            : undefined
          : 'loading';
  const answer: Answer = { ...found, text, empty };
  return { answer, ask, type: (query: string) => ask(query, SEARCH_DELAY_MS) };
}
