import {
  openOfBalance,
  summaryOf,
  taxSums,
  totalsOf,
  type Amounts,
  type Balance,
  type BookKind,
  type Books,
  type Movement,
  type Sale,
  type Standing,
  type WriteOff,
} from '../../src/domain/accounting/books.ts';
import type { Period } from '../../src/domain/accounting/contract.ts';
import type { Cell } from '../../src/domain/csv.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { books as en } from '../../src/i18n/strings/en/office/books.ts';
import { books as fr } from '../../src/i18n/strings/fr/office/books.ts';
import { provinceNames } from '../../src/i18n/strings/fr/addresses.ts';

/** What the tables are made of: rows that one of them shows, and for the others the sums of the same rows. */
export interface Parts {
  sales: readonly Sale[];
  amounts: readonly Amounts[];
  movements: readonly Movement[];
  moved: Books['movements'];
  writeOffs: readonly WriteOff[];
  writtenOff: Books['writeOffs'];
  standings: readonly Standing[];
  before: readonly Balance[];
  after: readonly Balance[];
}

interface Table {
  head: readonly string[];
  rows: Cell[][];
}

const texts = { en, fr };

const money = (cents: number) => ({ cents });

/** A rate as a percentage, `9.975`. */
const percent = (rate: number) => rate / 1000;

/** What stands for a word of ours; what is none stays as it is. */
const say = (words: Readonly<Record<string, string>>, word: string) => words[word] ?? word;

/** What a period comes to. */
export const totalsIn = ({ amounts: sales, moved: movements, writtenOff: writeOffs, before, after }: Parts) =>
  totalsOf(summaryOf({ sales, movements, writeOffs, before, after }));

/** Their English is what a bookkeeper's program takes: names of columns and words in them do not change. */
export const booksTable: Record<BookKind, (parts: Parts, period: Period, lang: Locale) => Table> = {
  sales: ({ sales }, _, lang) => {
    const { heads, kinds } = texts[lang];
    return {
      head: Object.values(heads.sales),
      rows: sales.map((sale) => {
        const tax = (code: string) =>
          money(sale.taxes.reduce((sum, one) => (one.code === code ? sum + one.amountCents : sum), 0));
        return [
          ...[sale.day, say(kinds, sale.kind), sale.number, sale.invoice, sale.booking, sale.client],
          ...[money(sale.netCents), tax('GST'), tax('HST'), tax('QST'), money(sale.totalCents)],
          ...[sale.firstDay, sale.lastDay],
        ];
      }),
    };
  },
  taxes: ({ amounts }, _, lang) => {
    const { heads, taxes, notTaxed } = texts[lang];
    const provinces = lang === 'fr' ? provinceNames : {};
    return {
      head: Object.values(heads.taxes),
      rows: taxSums(amounts).map(({ province, code, rate, baseCents, amountCents }) => [
        ...[say(provinces, province), code ? say(taxes, code) : notTaxed],
        ...[percent(rate), money(baseCents), money(amountCents)],
      ]),
    };
  },
  payments: ({ movements }, _, lang) => {
    const { heads, kinds, methods, states } = texts[lang];
    return {
      head: Object.values(heads.payments),
      rows: movements.map((row) => [
        ...[row.day, say(kinds, row.kind), say(methods, row.method), say(states, row.state), row.booking, row.invoice],
        ...[row.client, money(row.cents), row.reference],
      ]),
    };
  },
  write_offs: ({ writeOffs }, _, lang) => ({
    head: Object.values(texts[lang].heads.writeOffs),
    rows: writeOffs.map(({ day, kind, booking, client, cents }) => [
      ...[day, say(texts[lang].kinds, kind), booking, client, money(cents)],
    ]),
  }),
  open: ({ standings }, _, lang) => ({
    head: Object.values(texts[lang].heads.open),
    rows: standings.map((row) => [
      ...[row.booking, row.client, row.dueOn, money(row.invoicedCents), money(row.creditedCents), money(row.paidCents)],
      ...[money(row.returnedCents), money(row.writtenOffCents), money(openOfBalance(row))],
    ]),
  }),
  summary: (parts, { from, to }, lang) => {
    const { heads, sums } = texts[lang];
    return {
      head: Object.values(heads.summary),
      rows: totalsIn(parts).map(({ what, cents }) => [from, to, sums[what], money(cents)]),
    };
  },
};
