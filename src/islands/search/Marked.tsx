import { segments } from '../../domain/search/segments.ts';

/** A title with the words that matched marked. */
export function Marked({ title, words, terms }: { title: string; words: readonly string[]; terms: readonly string[] }) {
  return segments(title, words, terms).map(({ text, marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : text,
  );
}
