import type { IssuedDocument, ManagedDocument } from '../../domain/changes/contract.ts';
import { buyerLines } from '../../i18n/addresses.ts';
import { discountLabel } from '../../i18n/discount-label.ts';
import {
  fill,
  formatDate,
  formatMoney,
  formatNumber,
  formatPhone,
  formatPlainDate,
  formatRate,
  plural,
} from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';

/** What the documents of one language say. */
export interface DocumentTexts {
  invoice: Dictionary['booking']['invoice'];
  documents: Dictionary['manage']['documents'];
  provinceNames: Dictionary['provinceNames'];
  countryNames: Dictionary['countryNames'];
  taxNames: Dictionary['taxNames'];
}

interface Props {
  shown: ManagedDocument;
  /** In both languages: a document is in that of its booking, whatever the page's. */
  texts: Record<Locale, DocumentTexts>;
  pageLocale: Locale;
}

/** An invoice or a credit note as it was issued, for the screen and for letter paper. */
export function DocumentSheet({ shown, texts, pageLocale }: Props) {
  const { document } = shown;
  const { language: locale, supplier, contact, billing, settledCents = 0 } = document;
  const openCents = document.totalCents - settledCents;
  const own = texts[locale];
  const { invoice: t, documents } = own;
  const heading = fill(documents[shown.kind], {
    number: shown.number,
    date: formatPlainDate(shown.issuedOn, locale),
  });
  const money = (cents: number) => formatMoney(cents, locale);
  const buyer = buyerLines({ contact, billing }, own);
  const facts = [
    [t.due, shown.dueOn === null ? '' : formatPlainDate(shown.dueOn, locale)],
    [t.purchaseOrder, document.purchaseOrder],
    [t.budgetCode, document.budgetCode],
  ].filter(([, value]) => value !== '');
  const back = [
    ...(shown.refundCents > 0 ? [fill(documents.refund, { amount: money(shown.refundCents) })] : []),
    ...(shown.creditCents > 0 ? [fill(documents.credit, { amount: money(shown.creditCents) })] : []),
    ...(shown.toCreditsCents > 0 ? [fill(documents.toCredits, { amount: money(shown.toCreditsCents) })] : []),
  ];

  return (
    <article lang={locale === pageLocale ? undefined : locale} className="max-w-[800px] text-sm">
      <p className="text-lg font-bold text-blue-900">{supplier.name}</p>
      <address className="not-italic">
        {[...supplier.address, `${supplier.email}, ${formatPhone(supplier.phone, locale)}`].map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <p className="mt-0.5 text-gray-600">
        {fill(t.gstHst, { number: supplier.gstHstNumber })}
        <br />
        {fill(t.qst, { number: supplier.qstNumber })}
      </p>
      <h2 className="mt-3 text-lg">{heading}</h2>
      {shown.invoice !== null && <p>{fill(documents.ofInvoice, { number: shown.invoice })}</p>}
      <div className="mt-2 grid gap-3 sm:grid-cols-2 print:grid-cols-2">
        <div>
          <h3 className="text-base">{shown.invoice === null ? t.billTo : documents.creditedTo}</h3>
          <address className="not-italic">
            {buyer.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </div>
        <dl className="grid grid-cols-[auto_1fr] content-start gap-x-2">
          {facts.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-gray-600">{label}</dt>
              <dd className="font-semibold break-all">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Lines document={document} texts={own} locale={locale} />
      <Sums document={document} texts={own} locale={locale} />
      {openCents === 0 && shown.kind === 'invoice' && <p className="mt-3">{t.nothing}</p>}
      {shown.dueOn !== null && document.paidBy === undefined && openCents > 0 && (
        <p className="mt-3">
          {fill(settledCents > 0 ? t.settled : t.terms, {
            date: formatPlainDate(shown.dueOn, locale),
            settled: money(settledCents),
            open: money(openCents),
          })}
        </p>
      )}
      {back.map((text) => (
        <p key={text} className="mt-2">
          {text}
        </p>
      ))}
    </article>
  );
}

interface PartProps {
  document: IssuedDocument;
  texts: DocumentTexts;
  locale: Locale;
}

/** What stands below the name of a line: the days and place of a class and who pays for it, or what was bought together. */
function detailsOf(line: IssuedDocument['lines'][number], t: DocumentTexts['invoice'], locale: Locale): string[] {
  const seats = (count: number) => plural(count, locale, t.seatsBought);
  if (line.quoted) return line.quoted.details;
  if (line.bought) {
    const date = formatPlainDate(line.bought.expiresOn, locale);
    return [fill(t.bought, { seats: seats(line.bought.seats), date })];
  }
  const { coveredBy } = line;
  return [
    ...line.sessions.map(({ start }) => formatDate(start, locale, line.timeZone)),
    line.place?.city[locale] ?? t.online,
    ...(line.participants ?? []),
    ...(coveredBy ? [fill(t.covered, { seats: seats(coveredBy.seats * line.quantity), title: coveredBy.title })] : []),
  ];
}

function Lines({ document, texts: { invoice: t }, locale }: PartProps) {
  const amount = 'py-1 ps-2 text-end align-top tabular-nums';
  const isOrder = document.lines.length > 0 && document.lines.every(({ quoted }) => quoted);
  const head = [isOrder ? t.pieces : t.quantity, t.price, t.amount];
  return (
    <table className="border-collapse mt-3 w-full">
      <thead>
        <tr className="border-b-2 border-blue-900">
          <th scope="col" className="py-0.5 text-start">
            {isOrder ? t.item : t.class}
          </th>
          {head.map((label) => (
            <th key={label} scope="col" className="py-0.5 ps-2 text-end">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {document.lines.map((line) => (
          <tr key={line.eventId} className="border-b border-blue-200">
            <th scope="row" className="font-normal py-1 text-start align-top [overflow-wrap:anywhere]">
              {line.title}
              {[...detailsOf(line, t, locale)].map((text, index) => (
                <span key={index} className="block text-gray-600">
                  {text}
                </span>
              ))}
            </th>
            <td className={amount}>{formatNumber(line.bought?.seats ?? line.quantity, locale)}</td>
            <td className={amount}>{line.bought ? '' : formatMoney(line.unitCents, locale)}</td>
            <td className={amount}>{formatMoney(line.lineCents, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sums({ document, texts: { invoice: t, documents, provinceNames, taxNames }, locale }: PartProps) {
  const { discount, exemption, addedCents = 0, feeCents, otherNotesCents, reductionCents = 0 } = document;
  const rows = [
    ...(discount ? [[discountLabel(discount, t), -discount.cents] as const] : []),
    ...(
      [
        [feeCents < 0 ? documents.feeBack : documents.fee, -feeCents],
        [documents.otherNotes, -otherNotesCents],
        [reductionCents > 0 ? documents.reduction : documents.reduced, reductionCents],
        [documents.added, addedCents],
      ] as const
    ).filter(([, cents]) => cents !== 0),
    [t.subtotal, document.subtotalCents] as const,
    ...document.taxes.map((tax) => {
      const province = provinceNames[tax.province];
      const label = fill(t.tax, { tax: taxNames[tax.code], rate: formatRate(tax.rate, locale), province });
      return [label, tax.amountCents] as const;
    }),
    ...(exemption ? [[fill(documents.exempt[exemption.kind], { number: exemption.number }), 0] as const] : []),
  ];
  return (
    <dl className="tabular-nums ms-auto mt-2 grid max-w-[440px] grid-cols-[1fr_auto] gap-y-0.5">
      {rows.map(([label, cents]) => (
        <div key={label} className="contents">
          <dt>{label}</dt>
          <dd className="ps-3 text-end">{formatMoney(cents, locale)}</dd>
        </div>
      ))}
      <dt className="border-t border-blue-200 pt-0.5 text-base font-bold">{t.total}</dt>
      <dd className="border-t border-blue-200 ps-3 pt-0.5 text-end text-base font-bold">
        {formatMoney(document.totalCents, locale)}
      </dd>
    </dl>
  );
}
