import { expect, test } from 'vitest';
import type { SiteMapItem } from '../../domain/search/items.ts';
import { nothing } from '../../domain/search/search.ts';
import type { Hit } from '../../domain/search/score.ts';
import { strings } from '../../i18n/strings/index.ts';
import { factsOf } from './facts.ts';

const item: SiteMapItem = {
  ...{ title: 'Excel', tags: [], category: 'Landing', urlSlug: '/excel', language: 'en' },
  ...{ price: 37_500, classes: '2999-11-25 en  47500,2999-11-26 en ottawa' },
};
const facts = (changes: Partial<SiteMapItem>) =>
  factsOf({ item: { ...item, ...changes } } as Partial<Hit> as Hit, nothing, 'en', strings('en').search);

test('beside the next class of several courses stands what it costs, and apart from it the least', () => {
  expect(facts({ courses: 9 })).toMatchObject({
    price: { label: 'A seat, from', amount: '$375' },
    next: { where: 'online, $475' },
  });
});

test('a course costs what its next class does', () => {
  expect(facts({})).toMatchObject({ price: { label: 'A seat', amount: '$475' }, next: { where: 'online' } });
});

test('a result leads to the class in the city and the language that were asked for, and else to its page', () => {
  const course = {
    ...item,
    category: 'Courses',
    urlSlug: '/course/excel',
    classes: '2999-11-25 en ,2999-11-26 fr ottawa',
  };
  const hrefFor = (asked: { place?: string; language?: 'en' | 'fr' }, of: object = course) =>
    factsOf({ item: of } as Hit, { ...nothing, query: { ...nothing.query, ...asked } }, 'en', strings('en').search)
      .href;
  expect(hrefFor({ place: 'ottawa', language: 'fr' })).toBe(
    '/course/excel?city=ottawa&language=fr&day=2999-11-26#classes',
  );
  expect(hrefFor({ language: 'en' })).toBe('/course/excel?delivery=online&language=en&day=2999-11-25#classes');
  expect(hrefFor({})).toBe('/course/excel');
  expect(hrefFor({ place: 'calgary' })).toBe('/course/excel');
  expect(hrefFor({ place: 'ottawa' }, { ...item, courses: 3 })).toBe('/excel');
});
