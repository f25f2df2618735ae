import { elementsIn, type MarkupElement } from './markup.ts';

/** Elements beside whose tags a space shows nothing: each is a box of its own. No style makes one of them stand in a line. */
const BOXES = new Set(
  (
    'html head body title meta link header main footer nav section article aside div form fieldset ' +
    'h1 h2 h3 h4 p ul ol li dl dt dd details summary table thead tbody tr th td caption figure figcaption blockquote address select option'
  ).split(' '),
);

/** What keeps its spaces: text that shows them, and what React will compare with its own. */
const KEPT = new Set(['pre', 'textarea', 'script', 'style', 'astro-island']);

const isKept = (element: MarkupElement | undefined): boolean =>
  element !== undefined && (KEPT.has(element.name) || isKept(element.parent));

/** A page without the spaces that its boxes have around them: some ninety bytes of what is sent. */
export function tight(html: string): string {
  const isSpace = (at: number) => /\s/.test(html[at] ?? '');
  const cuts: [start: number, end: number][] = [];
  const before = (end: number) => {
    let start = end;
    while (isSpace(start - 1)) start -= 1;
    if (start < end) cuts.push([start, end]);
  };
  const behind = (start: number) => {
    let end = start;
    while (isSpace(end)) end += 1;
    if (start < end) cuts.push([start, end]);
  };
  for (const element of elementsIn(html)) {
    if (!BOXES.has(element.name) || isKept(element)) continue;
    before(element.start);
    behind(element.contentStart);
    before(element.contentEnd);
    behind(element.end);
  }
  let at = 0;
  let text = '';
  for (const [start, end] of cuts.toSorted(([a], [b]) => a - b)) {
    if (end <= at) continue;
    text += html.slice(at, Math.max(start, at));
    at = end;
  }
  return text + html.slice(at);
}
