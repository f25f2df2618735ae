import type { MarkupElement } from '../../build/markup.ts';

/** Data blocks are no scripts to a policy; speculation rules have a keyword of their own. */
const DATA = ['application/ld+json', 'application/json', 'speculationrules'];

/** Whether an element is a script that stands in the page itself. */
export const runsInline = ({ name, attributes }: MarkupElement): boolean =>
  name === 'script' && !('src' in attributes) && !DATA.includes(attributes.type ?? '');
