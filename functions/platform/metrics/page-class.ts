import { routes } from '../../../src/i18n/routes.ts';

const byPath = new Map(routes.map(({ id, path }) => [path, id]));

const patterns = routes
  .filter(({ path }) => path.includes('['))
  .map(({ id, path }) => ({ id, start: path.slice(0, path.indexOf('[')), end: path.slice(path.lastIndexOf(']') + 1) }))
  // The longer beginning says more; a page of a city may begin with anything.
  .sort((one, other) => other.start.length - one.start.length);

/** The kind of a page that exists, in whatever language, by its path or its pattern: `page course`. */
export function pageClass(path: string): string {
  const id =
    byPath.get(path) ??
    patterns.find(({ start, end }) => path.length > start.length && path.startsWith(start) && path.endsWith(end))?.id;
  return `page ${id ?? 'unknown'}`;
}
