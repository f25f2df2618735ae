import { describe, expect, it } from 'vitest';
import { readPlan } from './plan.ts';

describe('the plan of a room', () => {
  it('has a thing on each square, from the wall with the screen on', () => {
    expect(readPlan('.==\nToL\n/C.\n')).toEqual({
      columns: 3,
      rows: 3,
      squares: [
        { column: 1, row: 0, thing: 'screen' },
        { column: 2, row: 0, thing: 'screen' },
        { column: 0, row: 1, thing: 'table' },
        { column: 1, row: 1, thing: 'seat' },
        { column: 2, row: 1, thing: 'lectern' },
        { column: 0, row: 2, thing: 'door' },
        { column: 1, row: 2, thing: 'computer' },
      ],
    });
  });

  it.each([
    ['rows of another length', '.=.\n/.', 'rows of 3 signs, got 2 in row 2'],
    ['a sign that there is not', '.=.\n/x.', 'the signs . o T C L = /, got x'],
    ['a room without a screen', '...\n/..', 'a screen, got none'],
    ['a door in the middle of a room', '.=.\n./.', 'the door in the first or the last column, got column 2'],
    ['a room without a door', '.=.\n...', 'a door, got none'],
  ])('refuses %s', (_, plan, problem) => {
    expect(readPlan(plan)).toBe(problem);
  });
});
