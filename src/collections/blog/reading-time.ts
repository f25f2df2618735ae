/** Words a minute of someone who reads to understand, not to skim. */
const WORDS_PER_MINUTE = 220;

/** Words in a Markdown text as a reader meets them: no addresses of links, no rules of tables, no fences, no names of specimens. */
export function countWords(markdown: string): number {
  const text = markdown
    .replace(/^(?:```.*|\[\[.*\]\])$/gm, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/^[ |:-]+$/gm, '');
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,:/@-]*/gu)?.length ?? 0;
}

/** Whole minutes that a text takes to read, at least one. */
export function readingMinutes(markdown: string): number {
  return Math.max(1, Math.round(countWords(markdown) / WORDS_PER_MINUTE));
}
