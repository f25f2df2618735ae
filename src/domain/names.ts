import { asRead, hasUnseen } from './as-read.ts';

/** Longest name that somebody is greeted with. Characters. */
const LONGEST = 40;

/** Letters of any script, with what stands between and after them in names. */
const NAME = /^\p{L}[\p{L}\p{M}'’.\- ]*$/u;

/** What readers may take for a domain: a dot before two letters, or one that stands behind no letter. */
const ADDRESS = /\p{L}\.\p{L}{2}|[^\p{L}\p{M}]\./u;

/** More words are a sentence. */
const MOST_WORDS = 4;

/**
 * Whether a text may be the name of a person that a mail greets: somebody else may have typed it, and a mail to who did not
 * ask carries only our words (booking rule 43).
 */
export function isNameLike(text: string): boolean {
  const words = text.split(' ');
  return (
    text.length <= LONGEST &&
    words.length <= MOST_WORDS &&
    NAME.test(text) &&
    !hasUnseen(text) &&
    !ADDRESS.test(asRead(text))
  );
}
