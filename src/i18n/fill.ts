import { languageTags, type Locale } from './locales.ts';

/** `{name}` placeholders of a dictionary's text, filled in. A sentence that ends with “p.m.” has one period. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text
    .replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole))
    .replaceAll('.m..', '.m.');
}

const counting: Partial<Record<Locale, [Intl.PluralRules, Intl.NumberFormat]>> = {};

/** The form of a counted noun; French counts 0 as singular. */
export function plural(count: number, locale: Locale, forms: { one: string; other: string }): string {
  const tag = languageTags[locale];
  // A menu alone asks a hundred times, and each takes longer to make than to use.
  const [rules, numbers] = (counting[locale] ??= [new Intl.PluralRules(tag), new Intl.NumberFormat(tag)]);
  return fill(forms[rules.select(count) === 'one' ? 'one' : 'other'], { count: numbers.format(count) });
}
