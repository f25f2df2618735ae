import { segments } from '../../domain/search/search.ts';

/** A title with the words that matched marked. */
export function Marked({ title, query, terms }: { title: string; query: string; terms: readonly string[] }) {
  return segments(title, query, terms).map(({ text, marked }, index) =>
    marked ? (
      <mark key={index} className="font-semibold bg-orange-100 text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
