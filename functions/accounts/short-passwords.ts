import { createHash } from 'node:crypto';

const PRINTABLE = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const DIGITS = [...'0123456789'];

/** Every text of `length` of these characters. */
function* textsOf(characters: readonly string[], length: number): Generator<string> {
  if (length === 0) {
    yield '';
    return;
  }
  for (const begin of textsOf(characters, length - 1)) for (const next of characters) yield begin + next;
}

/**
 * The shortest passwords that somebody could send past the form, which asks for eight characters: nothing, one or two of a
 * keyboard, up to four digits. Some 20,000, so they are worked out where one is asked about, and kept nowhere.
 */
function* shortPasswords(): Generator<string> {
  for (const length of [0, 1, 2]) yield* textsOf(PRINTABLE, length);
  for (const length of [3, 4]) yield* textsOf(DIGITS, length);
}

/** Whether a digest (64 hex digits, in lower case) is that of one of them. Holds the isolate for less than a hash does. */
export function isShortPassword(digest: string): boolean {
  for (const text of shortPasswords()) if (createHash('sha256').update(text).digest('hex') === digest) return true;
  return false;
}
