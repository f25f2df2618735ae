import { expect, test } from 'vitest';
import { noSsrLines } from './deprecated-markup.ts';

test('no-ssr is found where it is markup, by the line of the file', () => {
  const file = '---\ntitle: <no-ssr>\n---\n\nText with <no-ssr>a chart</no-ssr>.\n\n<div>\n<NoSsr />\n</div>\n';
  expect(noSsrLines(file)).toEqual([5, 8]);
});

test('neither words nor code nor the element that replaces it are taken for it', () => {
  expect(noSsrLines('no-ssr is old. `<no-ssr>`\n\n```html\n<no-ssr>\n```\n\n<client-only>new</client-only>\n')).toEqual(
    [],
  );
});
