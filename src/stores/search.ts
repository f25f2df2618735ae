import { atom } from 'nanostores';
import { api } from '../api/client.ts';
import type { ErrorCode } from '../domain/api/errors.ts';
import { searchItems } from '../domain/search/calls.ts';
import type { SiteMapItem } from '../domain/search/items.ts';
import { SEARCH_QUERY_KEY } from '../domain/search/query-key.ts';
import { forgetError, noteError } from './last-error.ts';
import { sessionAtom } from './storage.ts';

/** What was last searched for; lasts as long as the tab, under `searchQuery`. */
export const $searchQuery = sessionAtom(SEARCH_QUERY_KEY, (stored) => (typeof stored === 'string' ? stored : ''));

export type SearchItems =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'ready'; items: SiteMapItem[] }
  | { state: 'failed'; code: ErrorCode };

/** The items that are searched, loaded at the first keystroke and kept as long as the page lasts. */
export const $searchItems = atom<SearchItems>({ state: 'none' });

export function setSearchQuery(query: string): void {
  $searchQuery.set(query);
}

/** Loads the items unless they are there or on their way; after a failure, tries again. */
export async function loadSearchItems(): Promise<void> {
  const { state } = $searchItems.get();
  if (state === 'loading' || state === 'ready') return;
  $searchItems.set({ state: 'loading' });
  const result = await api(searchItems)();
  if (result.ok) {
    $searchItems.set({ state: 'ready', items: result.value });
    forgetError();
  } else {
    $searchItems.set({ state: 'failed', code: result.code });
    noteError(result.code);
  }
}
