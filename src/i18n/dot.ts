/** Between facts on a line, `2 days · online`: it stays with what stands before it, so that no line begins with a dot. */
export const DOT = '\u00a0· ';
