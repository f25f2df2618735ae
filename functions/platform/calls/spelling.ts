import type { Call } from '../../../src/domain/api/call.ts';

/** As the router has it: `/Website` and `/website` are one. */
export function routerPath({ path }: Pick<Call, 'path'>): string {
  return path.replace(/^\/website\//i, '/website/').replace(/\{(\w+)\}/g, ':$1');
}

/**
 * Writes the path of a call as the router has it, whatever the case of its words: the old server did not mind. What stands
 * in place of a name, such as a reference, keeps its case, since that tells one from another.
 */
export function spellingOf(calls: readonly Pick<Call, 'path'>[]): (path: string) => string {
  const known = calls.map((call) => routerPath(call).split('/'));
  return (path) => {
    if (!/^\/website(?=\/|$)/i.test(path)) return path;
    const asked = path.split('/');
    const lower = asked.map((segment) => segment.toLowerCase());
    const found = known.find(
      (pattern) =>
        pattern.length === asked.length && pattern.every((part, at) => part.startsWith(':') || part === lower[at]),
    );
    if (!found) return `/website${path.slice('/website'.length)}`;
    return found.map((part, at) => (part.startsWith(':') ? asked[at] : part)).join('/');
  };
}
