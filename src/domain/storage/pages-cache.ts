/** The copies of pages that were seen, in the browser's cache storage, by address without query. */
export const PAGES_CACHE = 'pages';
