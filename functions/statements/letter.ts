import { agedOf } from '../../src/domain/accounting/ages.ts';
import type { StatementLetter } from '../../src/domain/statements/contract.ts';
import { fill, formatMoney, formatPlainDate, plural } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { waysToPay } from '../booking/index.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { closing, greetingOf } from '../platform/mail/layout.ts';
import { supplierIn } from '../platform/supplier.ts';
import { sumOf, type Content } from './content.ts';
import { BOOKINGS_TOLD } from './sql.ts';

type Needs = Pick<Dependencies, 'db' | 'siteData' | 'origin'>;

export interface Told {
  id: string;
  reference: string;
  own: 0 | 1;
  who: string;
}

export interface Reader {
  language: Locale;
  firstName: string;
  /** Of the e-mail. */
  key: string;
}

/** The bookings of what is told, by their ids. */
export async function bookingsTold({ db }: Pick<Needs, 'db'>, { invoices }: Content, { key }: Reader) {
  const ids = JSON.stringify(invoices.map(({ bookingId }) => bookingId));
  const { results } = await db.prepare(BOOKINGS_TOLD).bind(ids, key).all<Told>();
  return new Map(results.map((row) => [row.id, row]));
}

type Invoice = Content['invoices'][number];

function invoiceLine(invoice: Invoice, told: Told | undefined, language: Locale): string {
  const t = strings(language).statementMail;
  const { number, issuedOn, dueOn, openCents, days, booking, purchaseOrder } = invoice;
  const main = fill(t.invoice, {
    ...{ number, date: formatPlainDate(issuedOn, language), due: formatPlainDate(dueOn, language) },
    amount: formatMoney(openCents, language),
  });
  const more = [
    ...(days > 0 ? [fill(plural(days, language, t.overdue), { count: days })] : []),
    ...(booking === null ? [] : [fill(t.booking, { number: booking })]),
    ...(told === undefined || told.own || told.who === '' ? [] : [fill(t.who, { name: told.who })]),
    ...(purchaseOrder === '' ? [] : [fill(t.order, { order: purchaseOrder })]),
  ];
  return more.length === 0 ? main : `${main} (${more.join(', ')})`;
}

/** What is open by its age, as far as something is, and all of it. */
function ageLines({ invoices }: Content, language: Locale): string[] {
  const t = strings(language).statementMail;
  const aged = agedOf(invoices).filter(({ cents }) => cents > 0);
  const lines = aged.map(({ age, cents }) => fill(t.ages[age], { amount: formatMoney(cents, language) }));
  return [...lines, fill(t.total, { amount: formatMoney(sumOf(invoices), language) })];
}

/** All of a statement but what the office adds to it, in the language of its reader. */
export function letterOf(
  { siteData, origin }: Pick<Needs, 'siteData' | 'origin'>,
  content: Content,
  { language, firstName }: Reader,
  told: ReadonlyMap<string, Told>,
): StatementLetter {
  const { statementMail: t, paymentMail } = strings(language);
  const { day, organisation, invoices, owedCents, calledOffCents = 0 } = content;
  const supplier = supplierIn(siteData.supplier, language);
  const date = formatPlainDate(day, language);
  const amount = formatMoney(sumOf(invoices), language);
  const owed = formatMoney(owedCents, language);
  const isOwed = invoices.length === 0;
  const isOwn = ({ bookingId }: Invoice) => told.get(bookingId)?.own === 1;
  return {
    subject: isOwed
      ? fill(t.owedAlone.subject, { date, amount: owed })
      : fill(plural(invoices.length, language, t.subject), { date, amount, count: invoices.length }),
    greeting: greetingOf(language, firstName).text,
    noteLabel: t.note,
    intro: isOwed
      ? fill(t.owedAlone.intro, { date, amount: owed })
      : organisation === ''
        ? fill(t.intro, { date })
        : fill(t.ofOrganisation, { date, organisation }),
    invoices: invoices.map((invoice) => ({
      bookingId: invoice.bookingId,
      text: invoiceLine(invoice, told.get(invoice.bookingId), language),
      link: isOwn(invoice) ? fill(t.link, { number: invoice.number }) : '',
    })),
    unlinked: invoices.every(isOwn) ? '' : t.unlinked,
    agesTitle: isOwed ? '' : t.agesTitle,
    ages: isOwed ? [] : ageLines(content, language),
    calledOff:
      !isOwed && calledOffCents > 0 ? fill(t.calledOff, { amount: formatMoney(calledOffCents, language) }) : '',
    owed: !isOwed && owedCents > 0 ? fill(t.owed, { amount: owed }) : '',
    waysTitle: isOwed ? '' : paymentMail.taken_back.ways,
    ways: isOwed ? [] : waysToPay({ language, supplier }, origin),
    crossed: isOwed ? '' : fill(t.crossed, { date }),
    closing: closing(siteData.supplier, language).text,
  };
}
