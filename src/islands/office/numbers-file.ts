import { addressOf } from '../../domain/api/address.ts';
import { officeNumbersFile } from '../../domain/numbers/calls.ts';
import type { NumberTable } from '../../domain/numbers/numbers.ts';
import type { Locale } from '../../i18n/locales.ts';

/** Where a table of the numbers is as a file in a language; the query as JSON. */
export const fileHref = (table: NumberTable, query: string, lang: Locale): string =>
  `${addressOf(officeNumbersFile, { table })}?${new URLSearchParams({ ...(JSON.parse(query) as Record<string, string>), lang })}`;
