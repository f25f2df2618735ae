import { hosts } from '../../api/hosts.ts';
import { addressOf } from '../../domain/api/address.ts';
import { invoicePdf } from '../../domain/booking/calls.ts';
import type { Invoice as IssuedInvoice } from '../../domain/booking/contract.ts';
import { fill, formatMoney, formatPhone, formatPlainDate, formatRate } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';
import { BookingState, type Reach, type StateTexts } from './BookingState.tsx';
import { InvoicePayment } from './InvoicePayment.tsx';
import { InvoiceLines } from './InvoiceLines.tsx';
import { useBooking } from './use-booking.ts';

interface InvoiceTexts {
  texts: Dictionary['booking']['invoice'];
  provinceNames: Dictionary['provinceNames'];
  taxNames: Dictionary['taxNames'];
}

export interface InvoiceProps {
  locale: Locale;
  states: StateTexts;
  reach: Reach;
  /** In both languages: an invoice is in that of its booking, whatever the page's. */
  invoice: Record<Locale, InvoiceTexts>;
  printText: string;
  pdfText: string;
  confirmationHref: string;
  /** Of the office. */
  timeZone: string;
}

/** The invoice of a booking, for the screen and for letter paper. */
export default function Invoice(props: InvoiceProps) {
  const { reference, result, retry } = useBooking();
  const own = props.invoice[props.locale].texts;
  return (
    <BookingState result={result} retry={retry} texts={props.states} reach={props.reach}>
      {(booking) => (
        <>
          {booking.invoice ? <Sheet {...props} issued={booking.invoice} /> : <p>{own.none}</p>}
          {booking.invoice && (
            <div className="mt-3 max-w-[800px]">
              <InvoicePayment
                booking={booking}
                locale={props.locale}
                texts={own.paid}
                errors={props.states.errors}
                timeZone={props.timeZone}
              />
            </div>
          )}
          <div className="mt-4 flex flex-wrap items-center gap-2 print:hidden">
            {booking.invoice && (
              <>
                <a href={hosts.site + addressOf(invoicePdf, { reference })} className="button button-primary">
                  {props.pdfText}
                </a>
                <button type="button" className="button" onClick={() => print()}>
                  {props.printText}
                </button>
              </>
            )}
            <a href={`${props.confirmationHref}#${encodeURIComponent(reference)}`} className="link">
              {own.back}
            </a>
          </div>
        </>
      )}
    </BookingState>
  );
}

/** From what was frozen when it was issued, whatever became of its classes since. */
function Sheet({ locale: pageLocale, invoice, issued }: InvoiceProps & { issued: IssuedInvoice }) {
  const { number, issuedOn, dueOn, document } = issued;
  const { language: locale, supplier, billing, contact } = document;
  const { texts: t, provinceNames, taxNames } = invoice[locale];
  const money = (cents: number) => formatMoney(cents, locale);
  const facts = [
    [t.number, number],
    [t.date, formatPlainDate(issuedOn, locale)],
    [t.due, formatPlainDate(dueOn, locale)],
    [t.purchaseOrder, document.purchaseOrder],
    [t.budgetCode, document.budgetCode],
  ].filter(([, value]) => value !== '');
  const buyer = [
    contact.organisation,
    `${contact.firstName} ${contact.lastName}`,
    billing.line1,
    billing.line2,
    `${billing.city}${billing.province ? ` (${provinceNames[billing.province]})` : ''} ${billing.postalCode}`,
    t.countries[billing.country],
  ].filter((line) => line !== '');

  return (
    <article lang={locale === pageLocale ? undefined : locale} className="max-w-[800px] text-sm">
      <p className="text-lg font-bold text-blue-900">{supplier.name}</p>
      <address className="not-italic">
        {supplier.address.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <span className="block">
          {supplier.email}, {formatPhone(supplier.phone)}
        </span>
      </address>
      <p className="mt-0.5 text-gray-600">
        {fill(t.gstHst, { number: supplier.gstHstNumber })}
        <br />
        {fill(t.qst, { number: supplier.qstNumber })}
      </p>

      <div className="mt-3 grid gap-3 sm:grid-cols-2 print:grid-cols-2">
        <div>
          <h2 className="text-base">{t.billTo}</h2>
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

      <InvoiceLines locale={locale} texts={t} lines={document.lines} />

      <dl className="tabular-nums ms-auto mt-2 grid max-w-[440px] grid-cols-[1fr_auto] gap-y-0.5">
        <dt>{t.subtotal}</dt>
        <dd className="ps-3 text-end">{money(document.subtotalCents)}</dd>
        {document.taxes.map((tax) => (
          <div key={tax.province + tax.code} className="contents">
            <dt>
              {fill(t.tax, {
                tax: taxNames[tax.code],
                rate: formatRate(tax.rate, locale),
                province: provinceNames[tax.province],
              })}
            </dt>
            <dd className="ps-3 text-end">{money(tax.amountCents)}</dd>
          </div>
        ))}
        <dt className="border-t border-blue-200 pt-0.5 text-base font-bold">{t.total}</dt>
        <dd className="border-t border-blue-200 ps-3 pt-0.5 text-end text-base font-bold">
          {money(document.totalCents)}
        </dd>
      </dl>
      {document.paidBy === undefined && (
        <p className="mt-3">{fill(t.terms, { date: formatPlainDate(dueOn, locale) })}</p>
      )}
    </article>
  );
}
