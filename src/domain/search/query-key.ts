/** The key of the last search query in session storage. In a file of its own, since every page's script reads it. */
export const SEARCH_QUERY_KEY = 'searchQuery';
