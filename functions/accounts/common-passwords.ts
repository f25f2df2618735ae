import { base64Url } from '../platform/secrets.ts';
import { COMMON_DIGESTS } from './common-digests.ts';

/** Of each digest, as the list has it. */
const BYTES = 6;
const CHARACTERS = 8;

let list: Set<string> | undefined;

/** Whether a digest (64 hex digits, in lower case) is that of one of the commonest passwords. */
export function isCommonPassword(digest: string): boolean {
  list ??= new Set(COMMON_DIGESTS.match(new RegExp(`.{${CHARACTERS}}`, 'g')));
  const bytes = Uint8Array.from({ length: BYTES }, (_, index) => parseInt(digest.slice(index * 2, index * 2 + 2), 16));
  return list.has(base64Url(bytes));
}
