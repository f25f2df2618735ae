import { readMarkup } from './markup.ts';

const NESTED = { h2: 'h4', h3: 'h5', h4: 'h6' };

/** A text that stands with others on one page: its headings two ranks lower, without ids, which others may have, too. */
export function nestedHeadings(html: string): string {
  const text = readMarkup(html);
  for (const [name, lower] of Object.entries(NESTED)) {
    for (const heading of text.named(name)) text.replaceTags(heading, `<${lower}>`, `</${lower}>`);
  }
  return text.changed();
}
