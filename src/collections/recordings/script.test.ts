import { describe, expect, it } from 'vitest';
import { readScript, wordsOf } from './script.ts';

const script = `## Tables first

- One row, one record
- No \`empty\` rows

Begin with the list. It has
two columns.

\`\`\`
=SUM(A1:A3)
\`\`\`

Then add it up.

## What to do next

| Month | Hours |
| ----- | ----- |
| May   | 12    |

Try it today.
`;

describe('the script of a recording', () => {
  it('shows on a slide what stands above the paragraph that is read', () => {
    expect(readScript(script)).toEqual([
      {
        title: 'Tables first',
        blocks: [
          {
            kind: 'list',
            ordered: false,
            items: [
              [{ text: 'One row, one record' }],
              [{ text: 'No ' }, { text: 'empty', code: true }, { text: ' rows' }],
            ],
          },
          { kind: 'code', lines: ['=SUM(A1:A3)'] },
        ],
        spoken: [
          { text: 'Begin with the list. It has two columns.', shown: 1 },
          { text: 'Then add it up.', shown: 2 },
        ],
      },
      {
        title: 'What to do next',
        blocks: [
          {
            kind: 'table',
            rows: [
              ['Month', 'Hours'],
              ['May', '12'],
            ],
          },
        ],
        spoken: [{ text: 'Try it today.', shown: 1 }],
      },
    ]);
  });

  it('reads every paragraph once', () => {
    expect(wordsOf(readScript(script))).toBe('Begin with the list. It has two columns. Then add it up. Try it today.');
  });

  it.each([
    ['Words.', 'line 1: expected a heading'],
    ['## A\n\n> said', 'line 3: expected a paragraph, a list, code or a table, got blockquote'],
    ['## A\n\nRead.\n\n- never shown', '“A”: expected a paragraph at its end'],
    ['## A', '“A”: expected a paragraph at its end'],
    ['', 'expected a heading'],
  ])('%j is refused with its place', (markdown, problem) => {
    expect(() => readScript(markdown)).toThrow(problem);
  });
});
