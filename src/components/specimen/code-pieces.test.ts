import { describe, expect, it } from 'vitest';
import { codePieces, type CodeLanguage } from './code-pieces.ts';

const coloured = (code: string, language: CodeLanguage) =>
  codePieces(code, language).flatMap(({ text, kind }) => (kind ? [`${kind} ${text}`] : []));

describe('the colours of code', () => {
  it('are those of an editor: words of the language and texts in quotes', () => {
    expect(coloured("SELECT name FROM loan\nWHERE lent_on >= '2026-10-01'", 'sql')).toEqual([
      'word SELECT',
      'word FROM',
      'word WHERE',
      "text '2026-10-01'",
    ]);
    expect(coloured('=SOMME.SI.ENS(B:B; A:A; "Est")', 'excel')).toEqual(['word SOMME.SI.ENS', 'text "Est"']);
    expect(coloured("for row in rows: # it's", 'python')).toEqual(['word for', 'word in']);
    expect(coloured('<p class="lead">It’s</p>', 'html')).toEqual([
      'word <p',
      'text "lead"',
      'word >',
      'word </p',
      'word >',
    ]);
  });

  it.each(['sql', 'python', 'javascript', 'html', 'css', 'dax', 'm', 'vba', 'excel', 'powerfx'] as const)(
    'of %s lose nothing of it',
    (language) => {
      const code = 'let x = IF(a > \'b\', "c", d)\n  for each <p> /* end */';
      expect(
        codePieces(code, language)
          .map(({ text }) => text)
          .join(''),
      ).toBe(code);
    },
  );
});
