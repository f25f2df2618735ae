/** A title whose level is set lighter than its name: `Microsoft Excel` and `Level 2`, `Microsoft Excel,` and `niveau 2`. */
export function titleParts(title: string): { name: string; rest: string } {
  const [, name = title, rest = ''] =
    /^(.+?,?) ((?:Level|niveau)\s\d)$/.exec(title) ?? /^(.+?:) (.+)$/.exec(title) ?? [];
  return { name, rest };
}

/** A title as no line parts it from its level. */
export const unbroken = (title: string): string => title.replace(/ (\d)$/, '\u00a0$1');
