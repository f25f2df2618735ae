import { expect, test } from 'vitest';
import { entryOfPage } from './page-entry.ts';

const entries = (...ids: string[]) => ids.map((id) => ({ id }));

test('a page has the entry of its name and language', () => {
  expect(entryOfPage(entries('en/clients', 'fr/clients'), 'clients', 'fr')).toEqual({ id: 'fr/clients' });
});

test('a page without its text is named by the file that is missing', () => {
  expect(() => entryOfPage(entries('en/clients'), 'clients', 'fr')).toThrow(
    'content/pages/fr/clients.md: expected the file to exist',
  );
});

test.each(['en/cleints', 'en/faq', 'en/toString'])('%s is the text of no such page', (id) => {
  expect(() => entryOfPage(entries('en/clients', id), 'clients', 'en')).toThrow(
    `content/pages/${id}.md: expected a row`,
  );
});
