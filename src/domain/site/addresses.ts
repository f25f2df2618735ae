/** Where calls of the API begin. Both spellings are in use; the router takes any capitals for the second. */
export const API_FOLDERS = ['/Website', '/website'];

/** Where the worker answers and no page is: calls, the mailbox of a developer's machine, its health. */
export const NO_PAGES = [...API_FOLDERS, '/local', '/healthz'];

/** Files that are younger than every old address. */
export const BUILT_FILES = ['/assets', '/sw.js'];

/** Whether a path is one of these, or below it. */
export const isWithin = (starts: readonly string[], path: string) =>
  starts.some((start) => path === start || path.startsWith(`${start}/`));
