/** A statement of `invariants.sql`. */
export interface Invariant {
  /** Its heading: the rule, and what it says. */
  rule: string;
  atRest: boolean;
  ofCrowds: boolean;
  sql: string;
}

/** The statements of the file, which parts them by empty lines after the words at its head. */
export function invariantsOf(text: string): Invariant[] {
  return text
    .split('\n\n')
    .slice(1)
    .flatMap((part) => {
      const lines = part.trim().split('\n');
      const heading = lines.filter((line) => line.startsWith('--')).map((line) => line.slice(3));
      const sql = lines.filter((line) => !line.startsWith('--')).join('\n');
      if (sql === '') return [];
      const rule = heading.join(' ');
      return [{ rule, atRest: rule.includes('at rest'), ofCrowds: rule.includes('of crowds'), sql }];
    });
}
