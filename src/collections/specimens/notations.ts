/** What an author marks in a text with two signs on both sides. */
export interface Part {
  text: string;
  /** `**heavy**` or new, `~~struck~~`: wrong, or no longer needed. */
  sign?: 'strong' | 'struck';
}

/** A text cut at `**…**` and `~~…~~`. What is opened and not closed stays as it was typed. */
export function partsOf(text: string): Part[] {
  const parts = text.split(/(\*\*.+?\*\*|~~.+?~~)/).filter((part) => part !== '');
  return parts.map((part) => {
    if (/^\*\*.+\*\*$/.test(part)) return { text: part.slice(2, -2), sign: 'strong' };
    if (/^~~.+~~$/.test(part)) return { text: part.slice(2, -2), sign: 'struck' };
    return { text: part };
  });
}

const seen = (parts: readonly Part[]) => parts.map(({ text }) => text).join('');

/** A line of a page or of a slide. */
export interface PageLine {
  kind: 'title' | 'heading' | 'item' | 'paragraph';
  parts: Part[];
}

const openings = [
  ['# ', 'title'],
  ['## ', 'heading'],
  ['- ', 'item'],
] as const;

const filled = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** The lines of a page's tiny Markdown; empty ones only make it easier to read for who writes it. */
export const pageLines = (text: string): PageLine[] =>
  filled(text).map((line) => {
    const trimmed = line.trim();
    const found = openings.find(([opening]) => trimmed.startsWith(opening));
    return found
      ? { kind: found[1], parts: partsOf(trimmed.slice(found[0].length).trim()) }
      : { kind: 'paragraph', parts: partsOf(trimmed) };
  });

/** A line of a tree: `  Figure (no text) !` is a fault one level in, ` +` new or right. */
export interface TreeLine {
  text: string;
  depth: number;
  sign?: 'fault' | 'new';
}

/** The lines of a tree. Spaces that are no pair count as half a level, which the schema refuses. */
export const treeLines = (text: string): TreeLine[] =>
  filled(text).map((line) => {
    const [, spaces = '', label = '', sign] = /^( *)(.*?)(?: ([!+]))?\s*$/.exec(line) ?? [];
    return {
      text: label.trim(),
      depth: spaces.length / 2,
      ...(sign !== undefined && { sign: sign === '!' ? 'fault' : 'new' }),
    };
  });

/** `Sam: You never answer.` in English, `Sam : …` in French; nothing where nobody speaks. */
export function turnOf(line: string): { speaker: string; text: string } | undefined {
  const [, speaker, text] = /^([^:]{1,24}?)[ \u00A0\u202F]*:\s+(\S.*)$/s.exec(line) ?? [];
  return speaker === undefined || text === undefined ? undefined : { speaker, text: text.trim() };
}

/** `Over $500 ?` is a decision, `Retype the list !` is done by hand. */
export function stepOf(line: string): { text: string; sign?: 'decision' | 'manual' } {
  const [, text = '', sign] = /^(.*?)(?:[ \u00A0]([?!]))?$/.exec(line.trim()) ?? [];
  return { text: text.trim(), ...(sign !== undefined && { sign: sign === '?' ? 'decision' : 'manual' }) };
}

/** `1,204`, `1 204,50 $`, `−3 %`: what a worksheet sets to the right. */
export const isFigure = (cell: string): boolean => /^[-−+(]?[$€]?\d[\d\s.,]*[$€%)]?$/.test(cell.trim());

/** The figure that a cell shows in a language: `1 204,50 $` → 1204.5. */
export function figureIn(cell: string, locale: 'en' | 'fr'): number {
  const digits = cell.replaceAll(/[^\d.,−-]/g, '').replace('−', '-');
  return Number(locale === 'fr' ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', ''));
}

/** A cell's place in its worksheet, from nought: `B3` → column 1, row 2. */
export function placeOf(mark: string): { column: number; row: number } | undefined {
  const [, letter, number] = /^([A-Z])([1-9]\d?)$/.exec(mark) ?? [];
  return letter === undefined ? undefined : { column: letter.charCodeAt(0) - 65, row: Number(number) - 1 };
}

/** A text as it is read: without the signs of its Markdown. */
export const textSeen = (text: string): string =>
  pageLines(text)
    .map(({ parts }) => seen(parts))
    .join('');

export const titleSeen = (title: string): string => seen(partsOf(title));
