import { readMarkup } from './markup.ts';

/** A longer piece may also be broken behind what opens a bracket. Letters, as they fit a phone. */
const LONG = 24;
const BREAK = '<wbr>';

/** Behind what parts the arguments of a function, and behind brackets where a piece stays long; never within a word. */
function breaks(code: string): string {
  return code
    .split(/(\s+)/)
    .map((word) =>
      word
        .split(/(?<=,|(?<!&[a-z\d#]+);|&amp;)(?=.)/i)
        .map((piece) => (piece.length > LONG ? piece.replaceAll(/(?<=[([])(?=[^\])])/g, BREAK) : piece))
        .join(BREAK),
    )
    .join('');
}

/** Code of one line or more: each is an element, so that what goes on is set in from where it began. */
const inLines = (code: string) =>
  code
    .split(/(?<=\n)(?=.)/s)
    .map((line) => `<span>${breaks(line)}</span>`)
    .join('');

/**
 * A page whose formulas and code go to the next line where one reads on: a browser knows no place in them, and breaks them
 * anywhere. What is copied is the same.
 */
export function codeBreaks(html: string): string {
  if (!html.includes('<code')) return html;
  const page = readMarkup(html);
  for (const code of page.named('code')) {
    const text = page.inner(code);
    // What holds elements was set by somebody.
    if (text.includes('<')) continue;
    page.setInner(code, code.parent?.name === 'pre' ? inLines(text) : breaks(text));
  }
  return page.changed();
}
