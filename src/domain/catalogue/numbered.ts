/** A word and the number that tells which: no line ends between them. */
export const NUMBERED = /\b(niveaux?) (?=\d)/gi;

/** A title or a line in French whose levels stay beside their numbers; any other as it is. Pages have that from their build. */
export const withNumbers = (text: string): string => text.replaceAll(NUMBERED, '$1\u00a0');
