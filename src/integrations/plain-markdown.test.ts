import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { checkMarkdown, foreignMarkup } from './plain-markdown.ts';

const text = (line: string) => `---\ntitle: Dates\n---\n\nFirst.\n\n${line}\n`;

test.each([
  ['<meta http-equiv="refresh" content="0;url=https://evil.example">', '<meta>'],
  ['<iframe src="https://evil.example"></iframe>', '<iframe>'],
  ['A <form action="https://evil.example"><input></form> in a line', '<form>'],
  ['<img src="https://evil.example/x.png">', '<img>'],
  ['<sub onclick="a()">2</sub>', '<sub>'],
  ['[here](javascript:alert(1))', '(javascript:alert(1))'],
  ['[here](&#106;avascript:alert(1))', '(javascript:alert(1))'],
  ['[here][1]\n\n[1]: data:text/html,x', '(data:text/html,x)'],
  ['[here](//evil.example)', '(//evil.example)'],
  ['<!-- a --><meta http-equiv="refresh" content="0;url=https://evil.example">', '<meta>'],
  ['<!-- a\n--><iframe src="https://evil.example"></iframe>', '<iframe>'],
  ['<?x ?><form action="https://evil.example"></form>', '<form>'],
  ['<![CDATA[x]]><iframe src="https://evil.example"></iframe>', '<iframe>'],
  ['![x][b]\n\n[b]: https://evil.example/x.png', '![](https://evil.example/x.png)'],
  ['[x](/\\\\evil.example)', '(/\\evil.example)'],
  ['![](https://evil.example/track.png)', '![](https://evil.example/track.png)'],
  ['![x](\\\\evil.example)', '![](\\evil.example)'],
  ['![x](<\\\\evil.example/x.png>)', '![](\\evil.example/x.png)'],
  ['![x][b]\n\n[b]: \\\\evil.example/x.png', '![](\\evil.example/x.png)'],
  ['![x](\\evil.example)', '![](\\evil.example)'],
  ['![x](/&#9;/evil.example)', '![](/\t/evil.example)'],
  ['![x](ht&#10;tps://evil.example)', '![](ht\ntps://evil.example)'],
  ['![x](<\u0001https://evil.example>)', '![](\u0001https://evil.example)'],
  ['[here](java&#9;script:alert(1))', '(java\tscript:alert(1))'],
  ['[here](/&#10;/evil.example)', '(/\n/evil.example)'],
])('%s is no text of an author', (line, what) => {
  const found = foreignMarkup(text(line));
  expect(found[0]?.what).toBe(what);
  expect(found[0]?.line).toBeGreaterThanOrEqual(7);
});

test.each([
  'H<sub>2</sub>O<br>and <kbd>Ctrl</kbd>, <abbr title="Structured Query Language">SQL</abbr>',
  '`<form>` in a line of code',
  '```html\n<script>a()</script>\n```',
  '<!-- a note -->',
  '[a course](/training/excel), [a site](https://example.ca), [mail](mailto:a@example.ca), [call](tel:+1-613-555-0100)',
  '![A chart](./pictures/chart.svg)',
  '<https://example.ca> and a < b',
  '<no-ssr>still warned of</no-ssr>',
])('%s is', (line) => {
  expect(foreignMarkup(text(line))).toEqual([]);
});

test('a build that meets some names file and line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(folder, 'blog'));
  writeFileSync(join(folder, 'blog', 'article.md'), text('<iframe></iframe>'));
  expect(() => checkMarkdown(pathToFileURL(`${folder}/`))).toThrow(/content\/blog\/article\.md.*line 7.*<iframe>/s);
  rmSync(folder, { recursive: true });
});
