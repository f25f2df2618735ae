import { routes, type PageId } from '../../../src/i18n/routes.ts';

const byPath = new Map(routes.map(({ id, path }) => [path, id]));

const patterns = routes
  .filter(({ path }) => path.includes('['))
  .map(({ id, path }) => ({ id, start: path.slice(0, path.indexOf('[')), end: path.slice(path.lastIndexOf(']') + 1) }))
  // The longer beginning says more; a page of a city may begin with anything.
  .sort((one, other) => other.start.length - one.start.length);

/** The row of a page in the table of pages, in whatever language, by its path or its pattern. */
export function pageId(path: string): PageId | undefined {
  return (
    byPath.get(path) ??
    patterns.find(({ start, end }) => path.length > start.length && path.startsWith(start) && path.endsWith(end))?.id
  );
}

/** The kind of a page that exists: `page course`. */
export const pageClass = (path: string): string => `page ${pageId(path) ?? 'unknown'}`;
