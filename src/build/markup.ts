import { Parser } from 'htmlparser2';

/** An element of a text of HTML or SVG. Its offsets count in that text. */
export interface MarkupElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parent: MarkupElement | undefined;
  readonly start: number;
  readonly contentStart: number;
  /** Where the content ends; where it begins for an element that can have none. */
  readonly contentEnd: number;
  /** Behind the end tag. */
  readonly end: number;
}

type Open = { -readonly [Field in keyof MarkupElement]: MarkupElement[Field] };

/** Every element of a text, in its order. */
export function elementsIn(text: string): MarkupElement[] {
  const elements: Open[] = [];
  const open: Open[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const { startIndex: start, endIndex } = parser;
      const behind = endIndex + 1;
      const element = {
        name,
        attributes,
        parent: open.at(-1),
        start,
        contentStart: behind,
        contentEnd: behind,
        end: behind,
      };
      elements.push(element);
      open.push(element);
    },
    onclosetag(_name, implied) {
      const element = open.pop();
      // One without content is closed by its own start tag.
      if (!element || element.start === parser.startIndex) return;
      element.contentEnd = parser.startIndex;
      element.end = implied ? parser.startIndex : parser.endIndex + 1;
    },
  });
  parser.end(text);
  return elements;
}

/** Where an attribute stands in a text that is one start tag, with the space before it. */
function attributeRange(tag: string, wanted: string): [start: number, end: number] | undefined {
  let range: [number, number] | undefined;
  const parser = new Parser({
    onattribute(name) {
      if (name === wanted) range ??= [parser.startIndex - 1, parser.endIndex];
    },
  });
  parser.write(tag);
  return range;
}

/** A text of HTML or SVG, and what is to be changed in it. What is not changed stays byte for byte. */
export interface Markup {
  readonly elements: readonly MarkupElement[];
  /** The elements of a name, in their order. */
  named: (name: string) => readonly MarkupElement[];
  /** What stands between an element's tags, as it was read. */
  inner: (element: MarkupElement) => string;
  /** The same as it is going to be; `undefined` for an element that goes. */
  innerThen: (element: MarkupElement) => string | undefined;
  setInner: (element: MarkupElement, text: string) => void;
  /** Puts a text in the place of an element; an empty one takes it out. */
  replace: (element: MarkupElement, text: string) => void;
  /** Puts other tags around what the element holds. */
  replaceTags: (element: MarkupElement, start: string, end: string) => void;
  /** Puts text, ` name="value"` or nothing, in the place of an attribute, where there is one. */
  replaceAttribute: (element: MarkupElement, name: string, text: string) => void;
  /** The text with every change. Changes that overlap are a mistake of those who make them. */
  changed: () => string;
}

interface Change {
  start: number;
  end: number;
  text: string;
}

function withChanges(text: string, changes: readonly Change[]): string {
  let changed = '';
  let at = 0;
  for (const change of changes.toSorted((a, b) => a.start - b.start)) {
    if (change.start < at) throw new Error(`two changes of one place: ${text.slice(change.start, change.end)}`);
    changed += text.slice(at, change.start) + change.text;
    at = change.end;
  }
  return changed + text.slice(at);
}

export function readMarkup(text: string): Markup {
  const elements = elementsIn(text);
  const byName = Map.groupBy(elements, ({ name }) => name);
  const changes: Change[] = [];
  const inners = new Map<MarkupElement, string | undefined>();
  const inner = ({ contentStart, contentEnd }: MarkupElement) => text.slice(contentStart, contentEnd);
  return {
    elements,
    named: (name) => byName.get(name) ?? [],
    inner,
    innerThen: (element) => (inners.has(element) ? inners.get(element) : inner(element)),
    setInner(element, content) {
      inners.set(element, content);
      changes.push({ start: element.contentStart, end: element.contentEnd, text: content });
    },
    replace(element, replacement) {
      inners.set(element, undefined);
      changes.push({ start: element.start, end: element.end, text: replacement });
    },
    replaceTags({ start, contentStart, contentEnd, end }, startTag, endTag) {
      changes.push({ start, end: contentStart, text: startTag }, { start: contentEnd, end, text: endTag });
    },
    replaceAttribute(element, name, replacement) {
      const range = attributeRange(text.slice(element.start, element.contentStart), name);
      if (!range) return;
      changes.push({ start: element.start + range[0], end: element.start + range[1], text: replacement });
    },
    changed: () => (changes.length === 0 ? text : withChanges(text, changes)),
  };
}
