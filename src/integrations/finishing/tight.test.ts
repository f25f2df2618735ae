import { expect, test } from 'vitest';
import { tight } from './tight.ts';

test('white space beside blocks goes, between words and inline elements it stays', () => {
  expect(tight('<ul> <li> one <b>two</b> <i>three</i> </li><li>four</li> </ul>\n<p>five</p> six')).toBe(
    '<ul><li>one <b>two</b> <i>three</i></li><li>four</li></ul><p>five</p>six',
  );
});

test.each([
  '<pre> a\n <p> b </p> </pre>',
  '<script>const a = "<p> x </p>";</script>',
  '<astro-island uid="1"><p> a <b>b</b> </p></astro-island>',
  '<textarea> <li> </textarea>',
])('%s stays as it is', (kept) => {
  expect(tight(`<div> ${kept} </div>`)).toBe(`<div>${kept}</div>`);
});
