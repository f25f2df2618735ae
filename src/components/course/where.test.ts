import { expect, it } from 'vitest';
import { strings } from '~/i18n/strings/index.ts';
import { whereOf } from './where.ts';

const date = (language: 'en' | 'fr', city?: string) => ({
  language,
  place: city === undefined ? null : ({ city: { en: city, fr: city } } as never),
});

it('says of a date where it is, and its language where that is not the page’s', () => {
  const { online } = strings('fr').course;
  expect(whereOf(date('fr'), 'fr')).toBe(online);
  expect(whereOf(date('en'), 'fr')).toBe(`${online}, en anglais`);
  expect(whereOf(date('en', 'Ottawa'), 'fr')).toBe('Ottawa, en anglais');
  expect(whereOf(date('fr', 'Ottawa'), 'en')).toBe('Ottawa, in French');
});
