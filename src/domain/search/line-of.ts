/** A sentence shorter than this says too little by itself: "Yes." Characters. */
const ENOUGH = 20;

/** What ends a sentence, before the capital that begins another. */
const SENTENCE = new RegExp(`^.{${ENOUGH},}?[.?!](?=\\s+\\p{Lu}|\\s*$)`, 'u');

/** The beginning of a text in a line of at most `length` characters: a whole sentence, else whole words and an ellipsis. */
export function lineOf(text: string, length: number): string {
  const sentence = SENTENCE.exec(text)?.[0] ?? text;
  if (sentence.length <= length) return sentence;
  const words = sentence.slice(0, sentence.lastIndexOf(' ', length - 1));
  return `${words.replace(/[^\p{L}\p{N}]+$/u, '')}…`;
}
