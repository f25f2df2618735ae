import { copying, type Stored } from './stored.ts';

/** JSON, or a text that somebody has begun as one. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What a column holds as JSON is JSON in the copy. */
const readable = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' && /^[[{]/.test(value) ? parsed(value) : value,
    ]),
  );

/**
 * A copy in a common format, from the answers of `copying`: for each thing that is stored of somebody, why, for how long, and the
 * thing.
 */
export function copyOf(
  stored: readonly Stored[],
  answers: readonly (readonly { found?: unknown }[])[],
  { email, now }: { email: string; now: Date },
) {
  const parts = copying(stored).map(({ row }, at) => ({ row, found: answers.at(at) ?? [] }));
  return {
    about: email,
    on: now.toISOString(),
    stored: parts.flatMap(({ row: { table, why, life, kept }, found }) => {
      const rows = found.flatMap((one) =>
        typeof one.found === 'string' ? [JSON.parse(one.found) as Record<string, unknown>] : [],
      );
      if (rows.length === 0) return [];
      return [
        {
          table,
          why,
          life: life ?? 'until you ask us',
          ...(kept && { keptBecause: kept.because }),
          rows: rows.map(readable),
        },
      ];
    }),
  };
}

/** What an erasure leaves of somebody: of each row of the table that keeps some, how many. ?1 is the key of the e-mail. */
export function leaving(stored: readonly Stored[]): { row: Stored; statement: string }[] {
  return stored.flatMap((row) => {
    const { table, of, kept } = row;
    if (of === null || !kept) return [];
    return [{ row, statement: `SELECT COUNT(*) AS count FROM ${table} WHERE (${of}) AND (${kept.where})` }];
  });
}
