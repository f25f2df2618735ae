/** Between facts on a line, `2 days · online`: it stays with what stands before it, so that no line begins with a dot. */
export const DOT = '\u00a0· ';

/** The dot itself where markup draws it (`.sep`), with the space behind it. The space before it is the one at which a line ends. */
export const BARE_DOT = '·\u00a0';
