import { hosts } from '../../api/hosts.ts';
import { addressOf } from '../../domain/api/address.ts';
import { invoicePdf } from '../../domain/booking/calls.ts';
import type { Invoice as IssuedInvoice } from '../../domain/booking/contract.ts';
import type { ManagedDocument } from '../../domain/changes/contract.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';
import { DocumentSheet, type DocumentTexts } from '../manage/DocumentSheet.tsx';
import { Loaded, type Reach, type StateTexts } from '../Loaded.tsx';
import { LinkNeeded, type LinkNeededProps } from './LinkNeeded.tsx';
import { InvoicePayment } from './InvoicePayment.tsx';
import { useBooking } from './use-booking.ts';

export interface InvoiceProps {
  locale: Locale;
  states: StateTexts;
  reach: Reach;
  texts: Dictionary['booking']['invoice'];
  linkNeeded: LinkNeededProps['texts'];
  /** In both languages: an invoice is in that of its booking, whatever the page's. */
  documents: Record<Locale, DocumentTexts>;
  printText: string;
  pdfText: string;
  receiptText: string;
  confirmationHref: string;
  /** Of the office. */
  timeZone: string;
}

/** The invoice of a booking, for the screen and for letter paper. */
export default function Invoice(props: InvoiceProps) {
  const { reference, result, retry } = useBooking();
  const own = props.texts;
  if (result?.ok === false && result.details) {
    const { locale, states, linkNeeded } = props;
    return (
      <LinkNeeded {...{ locale, errors: states.errors, texts: linkNeeded, secret: reference }} seen={result.details} />
    );
  }
  return (
    <Loaded result={result} retry={retry} texts={props.states} reach={props.reach}>
      {(booking) => (
        <>
          {booking.invoice ? (
            <>
              <DocumentSheet shown={asShown(booking.invoice)} texts={props.documents} pageLocale={props.locale} />
              <div className="mt-3 max-w-[800px]">
                <InvoicePayment
                  booking={booking}
                  secret={reference}
                  locale={props.locale}
                  texts={own.paid}
                  receiptText={props.receiptText}
                  errors={props.states.errors}
                  timeZone={props.timeZone}
                />
              </div>
            </>
          ) : (
            <p>{own.none}</p>
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
            {booking.lines.length > 0 && (
              <a href={`${props.confirmationHref}#${encodeURIComponent(reference)}`} className="link">
                {own.back}
              </a>
            )}
          </div>
        </>
      )}
    </Loaded>
  );
}

/** As it was issued, whatever became of its classes since. */
function asShown({ number, issuedOn, dueOn, document }: IssuedInvoice): ManagedDocument {
  return {
    ...{ kind: 'invoice', number, issuedOn, dueOn, invoice: null, totalCents: document.totalCents },
    ...{ refundCents: 0, creditCents: 0, toCreditsCents: 0 },
    document: { ...document, feeCents: 0, otherNotesCents: 0 },
  };
}
