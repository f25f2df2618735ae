/** How many titles begin, and how many end: what sets one apart is the rest. */
const begins =
  /^(?:Microsoft|Adobe|Free|The Great(?= [A-Z])|Training for|Formation (?:aux|en|pour les)|Previous|Live|Our|Notre|Nos) (?=\S)/;
const ends = / (?:\(.+\)|(?:and|et) .+|skills|training)$/;

/**
 * A title in two weights, as `Heading.astro` takes it. Heavy is what sets it apart, light what it shares with others: the maker
 * before a product, what stands behind a colon or question, what goes on after "and". A title of one piece stays heavy.
 */
export function inTwo(title: string): string {
  const [question] = /^.+?[:?](?= )/.exec(title) ?? [];
  if (question !== undefined) return `**${question}**${title.slice(question.length)}`;
  const [begin] = begins.exec(title) ?? [];
  if (begin !== undefined) return `${begin}**${title.slice(begin.length)}**`;
  const [end = ''] = ends.exec(title) ?? [];
  return `**${title.slice(0, title.length - end.length)}**${end}`;
}
