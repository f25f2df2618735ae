import type { Lunch } from '../../src/domain/classes/margin.ts';
import type { OfficeNumbers } from '../../src/domain/numbers/numbers.ts';
import { marginOfRow, type CostsRow } from '../classes/index.ts';

type OfMargin = OfficeNumbers['margins'][number];

/** What courses leave, the most first; those of which no class has known costs behind. */
export function marginsOf(
  rows: readonly (CostsRow & { course_id: string })[],
  courses: OfficeNumbers['courses'],
  lunch: Lunch,
): OfMargin[] {
  const titles = new Map(courses.map(({ id, en, fr }) => [id, { en, fr }]));
  return [...Map.groupBy(rows, (row) => row.course_id)]
    .map(([id, classes]): OfMargin => {
      const margins = classes.map((row) => marginOfRow(row, lunch));
      const known = margins.flatMap(({ costCents, revenueCents }) =>
        costCents === null ? [] : [{ costCents, revenueCents }],
      );
      const costCents = known.reduce((sum, one) => sum + one.costCents, 0);
      const revenueCents = known.reduce((sum, one) => sum + one.revenueCents, 0);
      const { en, fr } = titles.get(id) ?? { en: id, fr: id };
      return {
        ...{ id, en, fr, classes: known.length, unknown: margins.length - known.length },
        ...{ revenueCents, costCents, marginCents: revenueCents - costCents },
      };
    })
    .sort((a, b) => b.marginCents - a.marginCents || b.classes - a.classes || (a.en < b.en ? -1 : 1));
}
