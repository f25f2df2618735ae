import { expect, test } from 'vitest';
import { codeBreaks } from './code-breaks.ts';

const inCode = (code: string) =>
  codeBreaks(`<p><code>${code}</code></p>`).slice('<p><code>'.length, -'</code></p>'.length);

test('a formula goes on behind what parts its arguments', () => {
  expect(inCode('=SUBSTITUTE(A2,CHAR(160),"")')).toBe('=SUBSTITUTE(A2,<wbr>CHAR(160),<wbr>"")');
  expect(inCode('=SI(A2&gt;1;B2;C2)')).toBe('=SI(A2&gt;1;<wbr>B2;<wbr>C2)');
  expect(inCode('A2&amp;"-"&amp;B2')).toBe('A2&amp;<wbr>"-"&amp;<wbr>B2');
});

test('behind a bracket only where a piece is long', () => {
  expect(inCode('=DATEVALUE(LEFT(A2))+TIMEVALUE(MID(A2))')).toBe(
    '=DATEVALUE(<wbr>LEFT(<wbr>A2))+TIMEVALUE(<wbr>MID(<wbr>A2))',
  );
  expect(inCode('=COUNT(A2:A5000)')).toBe('=COUNT(A2:A5000)');
});

test('a space is a place already, and what is short has none', () => {
  expect(inCode('EDATE(date, -3)')).toBe('EDATE(date, -3)');
  expect(inCode('TRIM')).toBe('TRIM');
});

test('each line of a block is an element of its own, and keeps its end', () => {
  expect(codeBreaks('<pre><code>=A1,\n=B1,C1\n</code></pre>')).toBe(
    '<pre><code><span>=A1,\n</span><span>=B1,<wbr>C1\n</span></code></pre>',
  );
});

test('a page without code stays as it is', () => {
  expect(codeBreaks('<p>a,b</p>')).toBe('<p>a,b</p>');
  expect(codeBreaks('<p><code>a,<b>b</b></code></p>')).toBe('<p><code>a,<b>b</b></code></p>');
});
