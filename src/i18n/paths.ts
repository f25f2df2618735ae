import { decoded } from '../domain/site/decoded.ts';

/** A path as it stands in an address: each segment percent-encoded (NFC), parentheses left alone. */
export function encodePath(path: string): string {
  return path
    .normalize('NFC')
    .split('/')
    .map((segment) => encodeURIComponent(segment))
    .join('/');
}

/** A path without its trailing slash, decoded, in NFC: the form in which the table of pages is written. */
export function normalizePath(path: string): string {
  const text = decoded(path);
  let end = text.length;
  while (end > 1 && text[end - 1] === '/') end -= 1;
  return text.slice(0, end).normalize('NFC');
}
