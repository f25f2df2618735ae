import type { OfficeNumbers } from '../../domain/numbers/numbers.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { NumbersTexts } from './numbers-texts.ts';
import type { Column } from './Rows.tsx';

/** What each part of the numbers is drawn from. */
export interface Tools {
  numbers: OfficeNumbers;
  query: string;
  t: NumbersTexts;
  locale: Locale;
}

/** Of many, the first are drawn; the table has them all. */
export const DRAWN = 8;

export const numberColumn = <Row>(key: string, head: string, cell: (row: Row) => string): Column<Row> => ({
  ...{ key, head, cell },
  isNumber: true,
});
