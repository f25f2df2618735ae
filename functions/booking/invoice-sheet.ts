import type { Invoice, InvoiceLine } from '../../src/domain/booking/contract.ts';
import { buyerLines } from '../../src/i18n/addresses.ts';
import { discountLabel } from '../../src/i18n/discount-label.ts';
import { fill, formatMoney, formatPhone, formatPlainDate, formatRate, plural } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { linkTo } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { placeLine, sessionLine } from '../platform/mail/class-lines.ts';

/** An invoice with every text as it is printed: what the HTML and the plain mail have in common. */
export interface InvoiceSheet {
  heading: string;
  supplier: string[];
  facts: { label: string; value: string }[];
  billTo: string[];
  lines: { title: string; details: string[]; quantity: string; unit: string; amount: string; isQuoted: boolean }[];
  sums: { label: string; amount: string }[];
  total: { label: string; amount: string };
  terms: string;
  howToPay: string[];
}

/** `origin` is where the site's own pages are. */
export function invoiceSheet({ number, issuedOn, dueOn, document }: Invoice, origin: string): InvoiceSheet {
  const { language, supplier, contact, billing } = document;
  const { mail, provinceNames, taxNames } = strings(language);
  const texts = mail.invoice;
  const { discount } = document;
  const money = (cents: number) => formatMoney(cents, language);
  const { totalCents, settledCents = 0 } = document;
  const paid = document.paidBy !== undefined || totalCents === settledCents;
  const facts: [string, string][] = [
    [texts.number, number],
    [texts.issuedOn, formatPlainDate(issuedOn, language)],
    [document.paidBy ? texts.paidOn : texts.dueOn, formatPlainDate(dueOn, language)],
    [texts.purchaseOrder, document.purchaseOrder],
    [texts.budgetCode, document.budgetCode],
  ];
  return {
    heading: fill(texts.heading, { number }),
    supplier: [
      supplier.name,
      ...supplier.address,
      supplier.email,
      formatPhone(supplier.phone, language),
      fill(texts.gstHstNumber, { number: supplier.gstHstNumber }),
      fill(texts.qstNumber, { number: supplier.qstNumber }),
    ],
    facts: facts.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value })),
    billTo: buyerLines({ contact, billing }, strings(language)),
    lines: document.lines.map((line) => ({
      title: line.title,
      details: lineDetails(line, language),
      // What is bought together has one price for all of it.
      quantity: String(line.bought?.seats ?? line.quantity),
      unit: line.bought ? '' : money(line.unitCents),
      amount: money(line.lineCents),
      isQuoted: line.quoted !== undefined,
    })),
    sums: [
      ...(discount ? [{ label: discountLabel(discount, texts), amount: money(-discount.cents) }] : []),
      ...(document.addedCents ? [{ label: texts.added, amount: money(document.addedCents) }] : []),
      { label: texts.subtotal, amount: money(document.subtotalCents) },
      ...document.taxes.map((tax) => ({
        label: fill(texts.tax, {
          tax: taxNames[tax.code],
          province: provinceNames[tax.province],
          rate: formatRate(tax.rate, language),
        }),
        amount: money(tax.amountCents),
      })),
      ...(document.exemption ? [{ label: exemptLine(document.exemption, texts), amount: money(0) }] : []),
    ],
    total: { label: texts.total, amount: money(document.totalCents) },
    terms:
      totalCents === settledCents
        ? texts.nothing
        : fill(document.paidBy ? texts.paid : settledCents > 0 ? texts.settled : texts.terms, {
            ...{ date: formatPlainDate(dueOn, language), number },
            ...{ settled: money(settledCents), open: money(totalCents - settledCents) },
          }),
    howToPay: paid ? [] : waysToPay(document, origin),
  };
}

const exemptLine = (
  { kind, number }: NonNullable<Invoice['document']['exemption']>,
  { exempt }: { exempt: Record<typeof kind, string> },
) => fill(exempt[kind], { number });

/** How what is open can be paid, a line each. */
export function waysToPay(
  { language, supplier }: Pick<Invoice['document'], 'language' | 'supplier'>,
  origin: string,
): string[] {
  const texts = strings(language).mail.invoice;
  return [
    fill(texts.online, { address: origin + linkTo('payment', language).href }),
    fill(texts.transfer, { email: supplier.email, phone: formatPhone(supplier.phone, language) }),
    fill(texts.cheque, { name: supplier.name }),
  ];
}

function lineDetails(line: InvoiceLine, language: Locale): string[] {
  const { class: texts, invoice } = strings(language).mail;
  const seats = (count: number) => plural(count, language, invoice.coveredSeats);
  if (line.quoted) return line.quoted.details;
  if (line.bought) {
    const date = formatPlainDate(line.bought.expiresOn, language);
    return [fill(invoice.bought, { seats: seats(line.bought.seats), date })];
  }
  return [
    line.place ? placeLine(line.place, language) : texts.online,
    texts.taughtIn[line.language],
    ...line.sessions.map((session) => sessionLine(session, line.timeZone, language)),
    ...(line.participants?.length ? [fill(invoice.participants, { names: line.participants.join(', ') })] : []),
    ...(line.coveredBy
      ? [fill(invoice.covered, { seats: seats(line.coveredBy.seats * line.quantity), title: line.coveredBy.title })]
      : []),
  ];
}
