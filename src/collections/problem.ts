/** Where in the content something stands: the file from the root of the repository, and the field. */
export interface Where {
  file: string;
  field?: string;
}

const textOf = ({ file, field }: Where): string => (field === undefined ? file : `${file}: ${field}`);

/** A mistake in the content, which stops the build: `content/courses/en/x.md: category: expected …`. */
export class ContentError extends Error {
  constructor(where: Where, expected: string) {
    super(`${textOf(where)}: expected ${expected}`);
    this.name = 'ContentError';
  }
}

/** What went wrong while the text of a file was read or set, with the file. */
export function problemIn(where: Where, error: unknown): Error {
  return new Error(`${textOf(where)}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
}

/** The Markdown file of an entry. */
export const markdownFile = ({ collection, id }: { collection: string; id: string }): string =>
  `content/${collection}/${id}.md`;

/** The first value that stands twice in a list, and where it stands for the second time. */
export function repeated<Item>(items: readonly Item[], keyOf: (item: Item) => string | number): Item | undefined {
  const seen = new Set<string | number>();
  return items.find((item) => {
    const key = keyOf(item);
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  });
}
