/**
 * What our papers can print: the letters that Roboto has, by the file that has them. `latin` is on every paper, the others come with one
 * that needs them. `build/letters.test.ts` asks the files.
 */
const LATIN =
  /^[\u0300\u0301\u0303\u0309\u0323 -~\u00a0-\u00ff\u0131\u0152\u0153\u02bc\u02c6\u02da\u02dc\u2002\u2009\u200b\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2032\u2033\u2039\u203a\u2044\u20ac\u2122\u2212\ufeff]*$/;

const furtherLetters = {
  'latin-ext':
    /[\u0100-\u0130\u0132-\u0151\u0154-\u017f\u018f\u0192\u01a0\u01a1\u01af\u01b0\u01f0\u01fa-\u01ff\u0218-\u021b\u0237\u0259\u02c7\u02c9\u02dd\u02f3\u1e00\u1e01\u1e3e\u1e3f\u1e80-\u1e85\u1e9e\u1ef2-\u1ef9\u2020\u20a3\u20a4\u20a6-\u20ab\u20b1\u20b9\u20ba\u20bc\u20bd\u2113]/,
  vietnamese: /[\u1ea0-\u1ef1]/,
  greek: /[\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u03d1\u03d2\u03d6]/,
  cyrillic: /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/,
  'cyrillic-ext': /[\u0460-\u0486\u0488-\u048f\u0492-\u04af\u04b2-\u0513]/,
} as const;

/** A file of letters beyond those of every paper. */
export type Letters = keyof typeof furtherLetters;
export const lettersFiles = Object.keys(furtherLetters) as Letters[];

/** Whether a text needs no further file. */
export const isLatin = (text: string): boolean => LATIN.test(text);

/** The file that has a sign, where it is a further one. */
export const fileOf = (sign: string): Letters | undefined =>
  lettersFiles.find((letters) => furtherLetters[letters].test(sign));

/** Signs that look like others to a reader, and that the fonts lack. */
const ALIKE: Readonly<Record<string, string>> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u202f': '\u00a0',
  '\u02bb': '\u2018',
  // As in « 1ᵉʳ étage ».
  '\u1d49': 'e',
  '\u02b3': 'r',
};

/** A text as it is printed: letters and their marks are one sign where there is one. */
export const asPrinted = (text: string): string =>
  text.normalize('NFC').replace(/[\u2010\u2011\u202f\u02bb\u1d49\u02b3]/g, (sign) => ALIKE[sign] ?? sign);

/** Whether no letter of a text would be an empty box on paper. */
export const isPrintable = (text: string): boolean =>
  [...asPrinted(text)].every((sign) => isLatin(sign) || fileOf(sign) !== undefined);
