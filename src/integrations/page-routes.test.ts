import { expect, test } from 'vitest';
import { pageIds, rowOf } from '../i18n/routes.ts';
import { templateOf } from './page-routes.ts';

const templates = new URL('../templates/', import.meta.url);

test.each(pageIds)('%s has its template', (id) => {
  expect(() => templateOf(id, rowOf(id), templates)).not.toThrow();
});

test('a row whose template is not there is named', () => {
  expect(() => templateOf('careers', { paths: { en: '/careers' }, template: 'Compny.astro' }, templates)).toThrow(
    'src/i18n/pages.ts: careers: template: expected a file below src/templates, got Compny.astro',
  );
  expect(() => templateOf('careers', { paths: { en: '/careers' } }, templates)).toThrow('careers: template: expected');
});

test('a page that another one shows is not built', () => {
  expect(templateOf('video', { paths: { en: '/videos/[id]' }, shownBy: 'videos' }, templates)).toBeUndefined();
});
