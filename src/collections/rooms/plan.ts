/** What stands on a square of a room's plan, by the sign that an author types. */
const signs = {
  '.': 'floor',
  o: 'seat',
  T: 'table',
  /** A place at a table that has a computer. */
  C: 'computer',
  /** The desk of who leads. */
  L: 'lectern',
  '=': 'screen',
  '/': 'door',
} as const;

type Sign = keyof typeof signs;
type Thing = (typeof signs)[Sign];

const planSigns = Object.keys(signs).join(' ');

const isSign = (sign: string): sign is Sign => Object.hasOwn(signs, sign);

interface Square {
  column: number;
  row: number;
  thing: Thing;
}

/** A room from above, in squares. */
export interface RoomPlan {
  columns: number;
  rows: number;
  /** Those with something on them, row by row. */
  squares: Square[];
}

/** Reads a plan that is typed: a line a row, a sign a square, the wall with the screen first. What is wrong with it is said as what was expected. */
export function readPlan(text: string): RoomPlan | string {
  const lines = text.trimEnd().split('\n');
  const columns = lines[0]?.length ?? 0;
  const uneven = lines.findIndex(({ length }) => length !== columns);
  if (uneven >= 0) return `rows of ${columns} signs, got ${lines[uneven]?.length} in row ${uneven + 1}`;
  const odd = [...lines.join('')].find((sign) => !isSign(sign));
  if (odd !== undefined) return `the signs ${planSigns}, got ${odd}`;
  const squares = lines.flatMap((line, row) =>
    [...line].flatMap((sign, column) =>
      isSign(sign) && signs[sign] !== 'floor' ? [{ column, row, thing: signs[sign] }] : [],
    ),
  );
  const inside = squares.find(({ thing, column }) => thing === 'door' && column > 0 && column < columns - 1);
  if (inside) return `the door in the first or the last column, got column ${inside.column + 1}`;
  const missing = (['screen', 'door'] as const).find((thing) => !squares.some((one) => one.thing === thing));
  if (missing) return `a ${missing}, got none`;
  return { columns, rows: lines.length, squares };
}
