import { z } from 'astro/zod';
import { asYaml, fragment } from '../fields.ts';
import { ContentError, markdownFile } from '../problem.ts';
import { eitherWay, shown } from '../specimens/side.ts';

export const specimens = asYaml(
  z.record(fragment, z.strictObject(shown).superRefine(eitherWay)).default({}),
  'What the text shows, by names that stand in it as `[[name]]`, as AUTHORS.md describes it',
);

/** A line of a text that has a specimen in its place: `[[tax]]`. */
const PLACE = /^\[\[(.*)\]\]$/gm;

/** The same line as Markdown makes it a paragraph. */
const PARAGRAPH = /<p>\[\[(.*?)\]\]<\/p>/;

/** Each specimen of an article has one place in its text, and each place its specimen. */
export function checkPlaces(entry: { collection: string; id: string; body?: string }, names: readonly string[]): void {
  const at = { file: markdownFile(entry), field: 'specimens' };
  const places = [...(entry.body ?? '').matchAll(PLACE)].map(([, name = '']) => name);
  for (const name of places) {
    if (!names.includes(name)) throw new ContentError(at, `${name}, which the text names as [[${name}]]`);
  }
  for (const name of names) {
    const { length } = places.filter((place) => place === name);
    if (length !== 1) throw new ContentError(at, `one line [[${name}]] in the text, got ${length}`);
  }
}

/** A rendered text cut at its specimens: HTML and names by turns. */
export const piecesOf = (html: string): string[] => html.split(PARAGRAPH);
