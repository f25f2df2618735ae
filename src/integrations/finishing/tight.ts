/** Where white space means something, or is another's: React compares its own markup with what it finds. */
const KEPT = /(<(script|style|pre|textarea|astro-island)\b[^]*?<\/\2>)/;

/** What begins and ends a line of its own, so that white space beside its tags is never seen. */
const BLOCK =
  'article|body|caption|dd|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|head|header|html|legend|li|link|main|meta|nav|ol|p|section|table|tbody|td|th|thead|title|tr|ul';
const BESIDE = new RegExp(`\\s+(?=</?(?:${BLOCK})\\b)|(?<=</?(?:${BLOCK})\\b[^<>]*>)\\s+`, 'g');

/** A page without the white space that nobody sees. */
export function tight(html: string): string {
  return html
    .split(KEPT)
    .filter((_, index) => index % 3 !== 2)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(BESIDE, '')))
    .join('');
}
