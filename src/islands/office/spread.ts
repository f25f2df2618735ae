import { centsOf } from '../../domain/money/money.ts';
import { proposedParts, type OpenInvoice, type Part } from '../../domain/payments/together.ts';
import type { Locale } from '../../i18n/locales.ts';
import { typedAmount } from '../../domain/money/typed-amount.ts';

/** What is typed of one payment for several invoices. */
export interface Spreading {
  amount: string;
  /** Invoices that it is not for. */
  left: readonly string[];
  /** Parts that are changed by hand, by their invoices. */
  typed: Readonly<Record<string, string>>;
}

/** An open invoice, whether it is paid by this payment, and with how much of it. */
export interface SpreadRow extends OpenInvoice {
  isChosen: boolean;
  /** As it is typed. */
  text: string;
  /** `null` where what is typed is no amount. */
  partCents: number | null;
}

export interface Spread {
  rows: SpreadRow[];
  /** The amount; 0 while it is none. */
  cents: number;
  placedCents: number;
  /** More than is open of the invoices. */
  overCents: number;
  /** Whether the parts are all of the amount. */
  isWhole: boolean;
  parts: Part[];
}

/** One amount over the invoices that are chosen: the oldest are paid first, unless a part is typed. */
export function spreadOf(invoices: readonly OpenInvoice[], { amount, left, typed }: Spreading, locale: Locale): Spread {
  const cents = centsOf(amount) ?? 0;
  const chosen = invoices.filter(({ invoice }) => !left.includes(invoice));
  const proposed = new Map(proposedParts(cents, chosen).map((part, index) => [chosen[index]?.invoice, part]));
  const rows = invoices.map((one): SpreadRow => {
    const own = proposed.get(one.invoice);
    const isChosen = own !== undefined;
    const text = isChosen ? (typed[one.invoice] ?? (own === 0 ? '' : typedAmount(own, locale))) : '';
    return { ...one, isChosen, text, partCents: text.trim() === '' ? 0 : centsOf(text) };
  });
  const sum = (of: (row: SpreadRow) => number) => rows.reduce((all, row) => all + of(row), 0);
  const placedCents = sum(({ partCents }) => partCents ?? 0);
  return {
    ...{ rows, cents, placedCents },
    overCents: sum(({ openCents, partCents }) => Math.max(0, (partCents ?? 0) - openCents)),
    isWhole: cents > 0 && placedCents === cents && rows.every(({ partCents }) => partCents !== null),
    parts: rows.flatMap(({ invoice, openCents, partCents }): Part[] =>
      partCents ? [{ invoice, openCents, cents: partCents }] : [],
    ),
  };
}
