import { createHash } from 'node:crypto';
import { getCollection } from 'astro:content';
import { locales, type Locale } from '../../i18n/locales.ts';
import { policies } from '../policies/load.ts';
import { ContentError } from '../problem.ts';

/** Digits of the text's hash that tell two versions of one day apart. */
const DIGITS = 8;

/**
 * What the terms and conditions are called in each language, `2026-11-21-3fa1c2d9`: the day of their last change, and what
 * their text and the policy that their tables show come to. A buyer accepts one of them by this name.
 */
export async function termsVersions(): Promise<Record<Locale, string>> {
  const [entries, { cancellation, invoice, payAtFirstSession }] = await Promise.all([
    getCollection('pages'),
    policies(),
  ]);
  const versionOf = (locale: Locale) => {
    const entry = entries.find(({ id }) => id === `${locale}/terms`);
    if (!entry) throw new ContentError({ file: `content/pages/${locale}/terms.md` }, 'the file to exist');
    const { updated, intro, sections } = entry.data;
    const text = JSON.stringify([entry.body, intro, sections, cancellation, invoice, payAtFirstSession]);
    return `${updated}-${createHash('sha256').update(text).digest('hex').slice(0, DIGITS)}`;
  };
  return Object.fromEntries(locales.map((locale) => [locale, versionOf(locale)])) as Record<Locale, string>;
}
