import { expect, it } from 'vitest';
import { nearestTo } from './nearest.ts';

it('a page of an entry leads to the list of the other language', () => {
  expect(nearestTo({ id: 'course', locale: 'en' })).toEqual({
    href: '/fr/cours-catalogue',
    label: 'Catalogue des cours',
  });
  expect(nearestTo({ id: 'series', locale: 'fr' })).toEqual({
    href: '/courses/great-series',
    label: 'The Great series',
  });
});

it('any other page leads to the first one', () => {
  expect(nearestTo({ id: 'notFound', locale: 'fr' })).toEqual({ href: '/', label: 'Home' });
  expect(nearestTo({ id: 'officeToday', locale: 'en' })).toEqual({ href: '/fr', label: 'Accueil' });
});
