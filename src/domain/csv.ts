/** What a spreadsheet would work out instead of showing it, also in the wide letters of Asia: a text that begins like this is quoted by an apostrophe. */
const FORMULA = /^"*[=+\-@＝＋－＠\t\r\n]/;

/**
 * The same within a text: a spreadsheet of another language parts lines at semicolons, takes quotes that a comma stands before for
 * letters and an empty pair of them for nothing, and begins a row at every end of a line.
 */
const PARTED = /([;\t\r\n]"*)(?=[=+\-@＝＋－＠])/g;

/** Cents of a dollar. */
interface Money {
  cents: number;
}

export type Cell = string | number | Money;

/** A cell: numbers as they are, texts so that none is a formula. */
function cell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object') return amountOf(value);
  const parted = value.replace(PARTED, "$1'");
  const safe = FORMULA.test(parted) ? `'${parted}` : parted;
  return /[",\r\n]/.test(safe) || safe !== value ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Comma-separated values as Excel opens them: UTF-8 with a mark before it, lines as RFC 4180 has them. */
export function csvOf(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** A number with a point, `-1234.50`: no mark of thousands, no currency, so that it is summed. */
function amountOf({ cents }: Money): string {
  const whole = Math.abs(cents);
  const text = `${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
  return cents < 0 ? `-${text}` : text;
}
