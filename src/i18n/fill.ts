import { languageTags, type Locale } from './locales.ts';

/** `{name}` placeholders of a dictionary's text, filled in. A sentence that ends with “p.m.” has one period. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text
    .replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole))
    .replaceAll('.m..', '.m.');
}

/** The form of a counted noun; French counts 0 as singular. */
export function plural(count: number, locale: Locale, forms: { one: string; other: string }): string {
  const tag = languageTags[locale];
  const rule = new Intl.PluralRules(tag).select(count) === 'one' ? 'one' : 'other';
  return fill(forms[rule], { count: new Intl.NumberFormat(tag).format(count) });
}
