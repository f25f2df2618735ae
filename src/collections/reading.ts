import type { Locale } from '../i18n/locales.ts';
import { counterpartsOf } from './references.ts';

/** What is read, heard or watched, in one language. */
interface InLanguage {
  locale: Locale;
  /** Where its counterpart in the other language is, if it has one. */
  alternate: string | undefined;
}

type Paired = Parameters<typeof counterpartsOf>[0][number];

/** Where the counterpart of an entry is, by `addressOf`. Fails on a pair that is not one. */
export function alternatesOf<Entry extends Paired>(
  entries: readonly Entry[],
  addressOf: (entry: Entry) => string,
): (entry: Entry) => string | undefined {
  const counterparts = counterpartsOf(entries);
  return ({ id }) => {
    const other = entries.find((one) => one.id === counterparts.get(id));
    return other && addressOf(other);
  };
}

export const inLocale = <One extends InLanguage>(all: readonly One[], locale: Locale): One[] =>
  all.filter((one) => one.locale === locale);

/** What a list of one language shows below its own: what there is in the other language alone. */
export const besides = <One extends InLanguage>(all: readonly One[], locale: Locale): One[] =>
  all.filter((one) => one.locale !== locale && one.alternate === undefined);
