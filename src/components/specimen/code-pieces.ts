import type { Side } from '../../collections/specimens/side.ts';

export type CodeLanguage = NonNullable<Side['query']>['language'];

export interface CodePiece {
  text: string;
  /** A word of the language, or a text in quotes. */
  kind?: 'word' | 'text';
}

const QUOTED = `"[^"\\n]*"|'[^'\\n]*'`;

/** Words of a language that an editor would colour. Those of SQL and DAX are the ones in capitals. */
const words: Partial<Record<CodeLanguage, string>> = {
  sql: '\\b[A-Z]{2,}\\b',
  dax: '\\b[A-Z]{2,}\\b',
  python: '\\b(?:import|from|as|def|return|for|in|if|elif|else|with|print|not|and|or)\\b',
  javascript: '\\b(?:const|let|for|of|if|else|function|return|await|async|new|import|from)\\b',
  vba: '\\b(?:Sub|End|Dim|As|For|Each|In|Next|If|Then|Else|Set|With|Function|To)\\b',
  m: '\\b(?:let|in|each|if|then|else)\\b',
  html: '</?[a-z][a-z0-9]*|/?>',
  excel: '\\b[A-ZÀ-Ý][A-ZÀ-Ý.]+(?=\\()',
  powerfx: '\\b[A-Z][A-Za-z]+(?=\\()',
};

/** Code cut into what an editor would colour and the rest, with nothing lost. */
export function codePieces(code: string, language: CodeLanguage): CodePiece[] {
  const own = words[language];
  // Apostrophes open no text in HTML, in formulas and in comments of VBA.
  const quoted = ['html', 'excel', 'vba', 'dax', 'm', 'powerfx'].includes(language) ? '"[^"\\n]*"' : QUOTED;
  const pattern = new RegExp(own === undefined ? `(${quoted})` : `(${quoted})|(${own})`, 'g');
  const pieces: CodePiece[] = [];
  let end = 0;
  for (const found of code.matchAll(pattern)) {
    if (found.index > end) pieces.push({ text: code.slice(end, found.index) });
    pieces.push({ text: found[0], kind: found[1] === undefined ? 'word' : 'text' });
    end = found.index + found[0].length;
  }
  if (end < code.length) pieces.push({ text: code.slice(end) });
  return pieces;
}
