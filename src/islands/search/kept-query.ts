import { SEARCH_QUERY_KEY } from '../../domain/search/query-key.ts';

// Coming back to a page finds the last query of the tab in its box, before anything of the search is loaded.
const box = document.querySelector<HTMLInputElement>('.search-input');
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

if (visit?.type === 'back_forward' && box?.value === '') {
  try {
    const query: unknown = JSON.parse(sessionStorage.getItem(SEARCH_QUERY_KEY) ?? 'null');
    if (typeof query === 'string') box.value = query;
  } catch {
    // Storage is blocked or holds something else: the box stays empty.
  }
}
