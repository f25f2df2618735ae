import { describe, expect, it } from 'vitest';
import { courseEntry, someCourses } from '../../collections/testing.ts';
import { pathOf } from './path.ts';

const of = (...fronts: Record<string, unknown>[]) =>
  pathOf(someCourses(...fronts.map((front, index) => courseEntry(`en/course-${index}`, front))).courses);

describe('the path of a category', () => {
  it('goes from level to level, with its hours and its price in all', () => {
    const path = of(
      { title: 'SQL Level 2', level: 2, hours: 12, price: 845 },
      {},
      { title: 'SQL Level 1', level: 1, hours: 6, price: 375.5 },
    );
    expect(path?.levels.map(({ level }) => level)).toEqual([1, 2]);
    expect(path?.branches.map(({ slug }) => slug)).toEqual(['course-1']);
    expect([path?.hours, path?.cents]).toEqual([18, 122_050]);
  });

  it('joins no level of another product, which stands beside it', () => {
    const path = of(
      { title: 'SharePoint Level 1', level: 1 },
      { title: 'Excel Level 1', level: 1 },
      { title: 'Excel Level 3', level: 3 },
    );
    expect(path?.levels.map(({ title }) => title)).toEqual(['Excel Level 1', 'Excel Level 3']);
    expect(path?.branches.map(({ title }) => title)).toEqual(['SharePoint Level 1']);
  });

  it('is none where there is but one level of each product', () => {
    const guest = { title: 'SharePoint Level 1', level: 1 };
    expect([of(guest, {}), of(guest, { title: 'Excel Level 2', level: 2 }), of({}, {})]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
