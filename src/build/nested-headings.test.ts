import { expect, test } from 'vitest';
import { nestedHeadings } from './nested-headings.ts';

test('headings go down two ranks and lose their ids, and all else stays', () => {
  const html = '<p id="a">x</p>\n<h2 id="b">B &amp; <em>c</em></h2><h3>d</h3><h4 id="e">e</h4><code>&lt;h2&gt;</code>';
  expect(nestedHeadings(html)).toBe(
    '<p id="a">x</p>\n<h4>B &amp; <em>c</em></h4><h5>d</h5><h6>e</h6><code>&lt;h2&gt;</code>',
  );
});
