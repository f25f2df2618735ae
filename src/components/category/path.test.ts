import { describe, expect, it } from 'vitest';
import { courseEntry, someCourses } from '../../collections/testing.ts';
import { pathOf } from './path.ts';

const of = (...fronts: Record<string, unknown>[]) =>
  pathOf(someCourses(...fronts.map((front, index) => courseEntry(`en/course-${index}`, front))).courses);

describe('the path of a category', () => {
  it('goes from level to level, with its hours and its price in all', () => {
    const path = of({ level: 2, hours: 12, price: 845 }, {}, { level: 1, hours: 6, price: 375.5 });
    expect(path?.levels.map(({ level }) => level)).toEqual([1, 2]);
    expect(path?.branches.map(({ slug }) => slug)).toEqual(['course-1']);
    expect([path?.hours, path?.cents]).toEqual([18, 122_050]);
  });

  it('is none where there is but one level', () => {
    expect([of({ level: 1 }, {}), of({}, {})]).toEqual([undefined, undefined]);
  });
});
