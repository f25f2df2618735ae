import { elementsIn, type MarkupElement } from './markup.ts';

/** Elements beside whose tags a space shows nothing: each is a box of its own. No style makes one of them stand in a line. */
const BOXES = new Set(
  (
    'html head body title meta link header main footer nav section article aside div form fieldset ' +
    'h1 h2 h3 h4 p ul ol li dl dt dd details summary table thead tbody tr th td caption figure figcaption blockquote address select option'
  ).split(' '),
);

/** Elements of a drawing, between which no text stands. */
const SHAPES = new Set('g defs path circle ellipse line polyline polygon rect use'.split(' '));

/** Elements of a line that are a box within it: space shows beside them, and none at the begin and the end of what they hold. */
const INNER = new Set(['button', 'svg']);

/** Elements of a line. One that begins or ends a box's line has no space there, as the line has none. */
const WORDS = new Set('a b strong i em span small time label'.split(' '));

/** What keeps its spaces: text that shows them, and what React will compare with its own. */
const KEPT = new Set(['pre', 'textarea', 'script', 'style', 'astro-island']);

const isKept = (element: MarkupElement | undefined): boolean =>
  element !== undefined && (KEPT.has(element.name) || isKept(element.parent));

/** A page without the spaces that show nothing: some hundred and fifty bytes of what is sent. */
export function tight(html: string): string {
  const isSpace = (at: number) => /[ \t\n\f\r]/.test(html[at] ?? '');
  const cuts: [start: number, end: number][] = [];
  /** Where the space begins that ends there. */
  const spaceBefore = (end: number) => {
    let start = end;
    while (isSpace(start - 1)) start -= 1;
    return start;
  };
  const spaceBehind = (start: number) => {
    let end = start;
    while (isSpace(end)) end += 1;
    return end;
  };
  const elements = elementsIn(html).filter((element) => !isKept(element));
  /** Where a line begins, and where one ends. */
  const begins = new Set<number>();
  const ends = new Set<number>();
  for (const { name, start, contentStart, contentEnd, end } of elements) {
    const box = BOXES.has(name) || SHAPES.has(name);
    if (box || INNER.has(name)) {
      begins.add(contentStart);
      ends.add(contentEnd);
    }
    if (box) {
      begins.add(end);
      ends.add(start);
    }
  }
  // An element comes before those that it holds, whose line begins and ends with its own.
  for (const { name, start, contentStart, contentEnd, end } of elements) {
    if (!WORDS.has(name)) continue;
    // Of spaces on both sides of a tag one shows: that beside the element, which is no part of a link or of a box of its own.
    if (begins.has(spaceBefore(start)) || isSpace(start - 1)) begins.add(contentStart);
    if (ends.has(spaceBehind(end)) || isSpace(end)) ends.add(contentEnd);
  }
  for (const place of begins) cuts.push([place, spaceBehind(place)]);
  for (const place of ends) cuts.push([spaceBefore(place), place]);
  let at = 0;
  let text = '';
  for (const [start, end] of cuts.toSorted(([a], [b]) => a - b)) {
    if (end <= at) continue;
    text += html.slice(at, Math.max(start, at));
    at = end;
  }
  return text + html.slice(at);
}
