import type { PhrasingContent } from 'mdast';
import type { Letters } from '../domain/printable.ts';

export type Style = 'regular' | 'bold' | 'italic' | 'code';

/** A font beside those of the styles, with letters that they lack. */
export type FurtherFont = `${'regular' | 'bold'}-${Letters}`;

/** Text of one look. A line break that the author asked for is `\n`. */
export interface Run {
  text: string;
  style: Style;
  href?: string;
}

/** A run's share of a line; `x` is counted from the line's beginning. */
interface Piece extends Run {
  x: number;
  width: number;
}

export type Line = Piece[];

export type Measure = (text: string, style: Style) => number;

/** Markdown's inline content as runs. What a handout cannot show is a mistake of its author. */
export function runsOf(nodes: PhrasingContent[], look: Pick<Run, 'style' | 'href'> = { style: 'regular' }): Run[] {
  return nodes.flatMap((node): Run[] => {
    switch (node.type) {
      case 'text':
        return [{ ...look, text: node.value.replaceAll('\n', ' ') }];
      case 'inlineCode':
        return [{ ...look, text: node.value, style: 'code' }];
      case 'break':
        return [{ ...look, text: '\n' }];
      case 'strong':
        return runsOf(node.children, { ...look, style: 'bold' });
      case 'emphasis':
        return runsOf(node.children, { ...look, style: 'italic' });
      case 'link':
        return runsOf(node.children, { ...look, href: node.url });
      default:
        throw new Error(`expected text, bold, italics, code or a link, got ${node.type}`);
    }
  });
}

export const textOf = (runs: Run[]) => runs.map(({ text }) => text).join('');

/** Something that stays on one line: the parts of a word that differ in look. */
interface Word {
  parts: { run: Run; text: string; width: number }[];
  width: number;
  /** The width of the space before it; none where a formula may break. */
  space: number;
  newLine: boolean;
}

/** A formula may break behind an operator or a comma, so that a long one fits a narrow column. */
const FORMULA_BREAK = /(?<=[,&;])(?=[^,&;])/;

function wordsOf(runs: Run[], measure: Measure): Word[] {
  const words: Word[] = [];
  let open: Word | undefined;
  let space = 0;
  let newLine = false;
  for (const run of runs) {
    for (const token of run.text.split(/( +|\n)/)) {
      if (token === '') continue;
      if (token === '\n' || token.startsWith(' ')) {
        open = undefined;
        space = token === '\n' ? 0 : measure(' ', run.style);
        newLine ||= token === '\n';
        continue;
      }
      for (const text of run.style === 'code' ? token.split(FORMULA_BREAK) : [token]) {
        const width = measure(text, run.style);
        if (open && text.length > 0 && !(run.style === 'code' && open.parts.at(-1)?.run === run)) {
          open.parts.push({ run, text, width });
          open.width += width;
        } else {
          open = { parts: [{ run, text, width }], width, space: open ? 0 : space, newLine };
          words.push(open);
          [space, newLine] = [0, false];
        }
      }
    }
  }
  return words;
}

/** What adding up widths may be off. */
const ROUNDING = 0.01;

const signs = new Intl.Segmenter('und');

/** A word that fits `width`, or pieces of it that do, divided between any two signs: nothing sticks out or is lost. */
function fitting(word: Word, width: number, measure: Measure): Word[] {
  if (word.width <= width + ROUNDING) return [word];
  const pieces: Word[] = [];
  let piece: Word = { parts: [], width: 0, space: word.space, newLine: word.newLine };
  for (const { run, text } of word.parts) {
    for (const { segment } of signs.segment(text)) {
      const wide = measure(segment, run.style);
      if (piece.parts.length > 0 && piece.width + wide > width + ROUNDING) {
        pieces.push(piece);
        piece = { parts: [], width: 0, space: 0, newLine: true };
      }
      const last = piece.parts.at(-1);
      if (last?.run === run) {
        last.text += segment;
        last.width += wide;
      } else piece.parts.push({ run, text: segment, width: wide });
      piece.width += wide;
    }
  }
  return [...pieces, piece];
}

/** Lines of at most `width`. */
export function breakLines(runs: Run[], width: number, measure: Measure): Line[] {
  const lines: Line[] = [];
  let line: Line = [];
  let x = 0;
  for (const word of wordsOf(runs, measure).flatMap((one) => fitting(one, width, measure))) {
    if (line.length > 0 && (word.newLine || x + word.space + word.width > width + ROUNDING)) {
      lines.push(line);
      [line, x] = [[], 0];
    } else if (line.length > 0) {
      x += word.space;
    }
    for (const { run, text, width: wide } of word.parts) {
      const last = line.at(-1);
      const gap = last ? x - (last.x + last.width) : 0;
      if (last?.style === run.style && last.href === run.href) {
        last.text += (gap > 0.01 ? ' ' : '') + text;
        last.width = x + wide - last.x;
      } else {
        line.push({ ...run, text, x, width: wide });
      }
      x += wide;
    }
  }
  if (line.length > 0) lines.push(line);
  return lines;
}

/** The narrowest column that holds every word, and the one that holds the text on one line. */
export function widthsOf(runs: Run[], measure: Measure): { least: number; most: number } {
  const words = wordsOf(runs, measure);
  return {
    least: Math.max(0, ...words.map(({ width }) => width)),
    most: words.reduce((sum, { width, space }) => sum + width + space, 0),
  };
}
