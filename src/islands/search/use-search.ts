import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { PROMPT_MAX_LENGTH, searchIndex, type FoundGroup } from '../../domain/search/search.ts';
import type { ErrorCode } from '../../domain/api/errors.ts';
import type { SearchCategory } from '../../domain/search/items.ts';
import type { Locale } from '../../i18n/locales.ts';
import { $searchItems, loadSearchItems, setSearchQuery } from '../../stores/search.ts';

/** The results follow the last keystroke by this much. Milliseconds. */
const SEARCH_DELAY_MS = 250;

export interface Found {
  /** What was searched for; it lags behind the typing. */
  query: string;
  groups: FoundGroup[];
  /** Why there are no results to show. */
  empty: 'prompt' | 'none' | 'loading' | ErrorCode | undefined;
}

/** What a query without results is answered with. */
function emptyReason(query: string): 'prompt' | 'none' {
  return query.trim().length <= PROMPT_MAX_LENGTH ? 'prompt' : 'none';
}

/** The search of the items in a language. `type` takes each change of the box. */
export function useSearch(locale: Locale, groupNames: Readonly<Record<SearchCategory, string>>) {
  const items = useStore($searchItems, { ssr: 'initial' });
  const [query, setQuery] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const index = useMemo(
    () => (items.state === 'ready' ? searchIndex(items.items, locale, groupNames) : undefined),
    [items, locale, groupNames],
  );
  const groups = useMemo(() => index?.search(query) ?? [], [index, query]);

  function type(text: string) {
    setSearchQuery(text);
    if (text !== '') void loadSearchItems();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setQuery(text), SEARCH_DELAY_MS);
  }

  const empty =
    query === '' || groups.length > 0
      ? undefined
      : items.state === 'failed'
        ? items.code
        : items.state === 'ready'
          ? emptyReason(query)
          : 'loading';
  return { found: { query, groups, empty } satisfies Found, type };
}
