import { describe, expect, it } from 'vitest';
import { categoryEntry, courseEntry, someCategories, someCourses } from '../testing.ts';
import { linkRoles } from './link.ts';
import { roleSchema, type RoleEntry } from './schema.ts';

const courses = someCourses(courseEntry('en/a'), courseEntry('en/b', { category: 'en/office' }), courseEntry('fr/a1'));
const { categories } = someCategories(
  courses,
  categoryEntry('en/office'),
  categoryEntry('en/english-only', { courses: ['en/b'] }),
  categoryEntry('fr/office', { counterpart: 'en/office' }),
);
const english = categories.filter(({ locale }) => locale === 'en');
const french = categories.filter(({ locale }) => locale === 'fr');

const role = (id: string, title: string, named = ['en/english-only', 'en/office']): RoleEntry => ({
  collection: 'roles',
  id,
  data: roleSchema.parse({ id, title: { en: title, fr: title }, categories: named }),
});

describe('roles', () => {
  it('stand by title, each with its categories in its author’s order', () => {
    const found = linkRoles([role('z', 'Zoologists'), role('a', 'Analysts')], 'en', english, english);
    expect(found.map(({ title, categories: own }) => [title, own.map(({ slug }) => slug)])).toEqual([
      ['Analysts', ['english-only', 'office']],
      ['Zoologists', ['english-only', 'office']],
    ]);
  });

  it('have the counterparts of those categories in French, where there are any', () => {
    const [found] = linkRoles([role('a', 'Analystes')], 'fr', english, french);
    expect(found?.categories.map(({ href }) => href)).toEqual(['/fr/formations/office']);
  });

  it('with a category that there is not stop the build', () => {
    expect(() => linkRoles([role('a', 'Analysts', ['en/office', 'en/x'])], 'en', english, english)).toThrow(
      'content/roles.yaml: a: categories: expected a published English category, got en/x',
    );
  });
});
