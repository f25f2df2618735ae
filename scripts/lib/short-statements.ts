/** What D1 takes as one statement, the local runtime as well: `SQLITE_TOOBIG` beyond it. Bytes. */
export const LONGEST_STATEMENT = 100_000;

/** In a value, a tool that hands a file over takes these words for the beginning of a transaction. */
const TAKEN_FOR_ANOTHER = 'BEGIN TRANSACTION';

/** Values of so many bytes are no reason for a statement to be long. */
const SHORT_VALUE = 1_000;

/** With its quotes doubled, in whatever letters, far from the longest statement. Signs. */
const PART = 10_000;

const PARTS = 'restoring_parts';

const codeOf = (sign: string) => sign.charCodeAt(0);

const QUOTE = codeOf("'");
const QUOTES = [...`'"\``].map(codeOf);
const [SEMICOLON, LINE, BYTES] = [codeOf(';'), codeOf('\n'), codeOf('X')];
const [DASH, SLASH, STAR] = [codeOf('-'), codeOf('/'), codeOf('*')];

/** A text between quotes, by where it begins and ends in the file. */
interface Value {
  from: number;
  to: number;
}

/** Where what is quoted or a comment at `at` ends; `at` itself where nothing such begins there. */
function skipped(sql: Buffer, at: number): number {
  const after = (found: number, length: number) => (found < 0 ? sql.length : found + length);
  if (sql[at] === DASH && sql[at + 1] === DASH) return after(sql.indexOf(LINE, at), 1);
  if (sql[at] === SLASH && sql[at + 1] === STAR) return after(sql.indexOf('*/', at + 2), 2);
  const sign = QUOTES.find((one) => one === sql[at]);
  if (sign === undefined) return at;
  let end = after(sql.indexOf(sign, at + 1), 1);
  // One that is doubled is of the text.
  while (sql[end] === sign) end = after(sql.indexOf(sign, end + 1), 1);
  return end;
}

/** Statements, and what lies between semicolons of a trigger, each with its values. */
function* statementsOf(sql: Buffer): Generator<{ statement: Value; values: Value[] }> {
  let [from, values]: [number, Value[]] = [0, []];
  for (let at = 0; at < sql.length;) {
    const end = skipped(sql, at);
    if (end > at) {
      if (sql[at] === QUOTE && sql[at - 1] !== BYTES) values.push({ from: at, to: end });
      at = end;
      continue;
    }
    at += 1;
    if (sql[at - 1] !== SEMICOLON) continue;
    yield { statement: { from, to: at }, values };
    [from, values] = [at, []];
  }
  if (from < sql.length) yield { statement: { from, to: sql.length }, values };
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** The texts that a value is put together from. */
const partsOf = (value: string): string[] =>
  (
    value
      .slice(1, -1)
      .replaceAll("''", "'")
      .match(new RegExp(`[^]{1,${PART}}`, 'gu')) ?? []
  ).flatMap((part) => part.split(/(?<=BEGIN )(?=TRANSACTION)/));

/**
 * The same SQL in statements that D1 takes: a row with a value that is too long, or that would be taken for another thing, is put together
 * from its parts, by way of a table that is gone at the end. Gives the file in pieces; as it was, where nothing of it is so.
 */
export function shortStatements(sql: Buffer): Buffer[] {
  const pieces: Buffer[] = [];
  let [taken, isBegun] = [0, false];
  for (const { statement, values } of statementsOf(sql)) {
    const isLong = statement.to - statement.from > LONGEST_STATEMENT;
    const cut = values.filter(
      ({ from, to }) => (isLong && to - from > SHORT_VALUE) || sql.subarray(from, to).includes(TAKEN_FOR_ANOTHER),
    );
    if (cut.length === 0) continue;
    const begin = isBegun ? '' : `\nCREATE TABLE ${PARTS} (value INTEGER, part INTEGER, text TEXT);`;
    const rows = cut.flatMap(({ from, to }, value) =>
      partsOf(sql.toString('utf8', from, to)).map(
        (text, part) => `\nINSERT INTO ${PARTS} VALUES (${value}, ${part}, ${quoted(text)});`,
      ),
    );
    pieces.push(sql.subarray(taken, statement.from), Buffer.from([begin, ...rows].join('')));
    taken = statement.from;
    for (const [value, { from, to }] of cut.entries()) {
      const text = `(SELECT group_concat(text, '') FROM (SELECT text FROM ${PARTS} WHERE value = ${value} ORDER BY part))`;
      pieces.push(sql.subarray(taken, from), Buffer.from(text));
      taken = to;
    }
    pieces.push(sql.subarray(taken, statement.to), Buffer.from(`\nDELETE FROM ${PARTS};`));
    [taken, isBegun] = [statement.to, true];
  }
  return [...pieces, sql.subarray(taken), ...(isBegun ? [Buffer.from(`\nDROP TABLE ${PARTS};\n`)] : [])];
}
