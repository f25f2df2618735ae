/** What a spreadsheet would work out instead of showing it, also in the wide letters of Asia: a text that begins like this is quoted by an apostrophe. */
const FORMULA = /^"*[=+\-@＝＋－＠\t\r\n]/;

/** How a spreadsheet of a language takes a file apart and reads its numbers, as in Canada. */
const DIALECTS = {
  en: { separator: ',', decimal: '.' },
  fr: { separator: ';', decimal: ',' },
} as const;

export type TableLanguage = keyof typeof DIALECTS;

/**
 * The same within a text: a spreadsheet of another language parts lines at the other separator, takes quotes that its own stands before
 * for letters and an empty pair of them for nothing, and begins a row at every end of a line.
 */
const PARTED = {
  en: /([;\t\r\n]"*)(?=[=+\-@＝＋－＠])/g,
  fr: /([,;\t\r\n]"*)(?=[=+\-@＝＋－＠])/g,
} as const;

/** Cents of a dollar. */
interface Money {
  cents: number;
}

export type Cell = string | number | Money;

/** A cell: numbers as they are, texts so that none is a formula. */
function cell(value: Cell, lang: TableLanguage): string {
  const { separator, decimal } = DIALECTS[lang];
  if (typeof value === 'number') return String(value).replace('.', decimal);
  if (typeof value === 'object') return amountOf(value, decimal);
  const parted = value.replace(PARTED[lang], "$1'");
  const safe = FORMULA.test(parted) ? `'${parted}` : parted;
  return /["\r\n]/.test(safe) || safe.includes(separator) || safe !== value ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A table as Excel opens it in a language: UTF-8 with a mark before it, lines as RFC 4180 has them; in English parted by commas, in French
 * by semicolons, since its numbers have commas.
 */
export function csvOf(lang: TableLanguage, head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const { separator } = DIALECTS[lang];
  const lines = [head, ...rows].map((row) => row.map((value) => cell(value, lang)).join(separator));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

/** A number, in English `-1234.50`: no mark of thousands, no currency, so that it is summed. */
function amountOf({ cents }: Money, decimal: string): string {
  const whole = Math.abs(cents);
  const text = `${Math.floor(whole / 100)}${decimal}${String(whole % 100).padStart(2, '0')}`;
  return cents < 0 ? `-${text}` : text;
}
