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
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // A stray % stays as typed; it matches no page.
  }
  let end = decoded.length;
  while (end > 1 && decoded[end - 1] === '/') end -= 1;
  return decoded.slice(0, end).normalize('NFC');
}
