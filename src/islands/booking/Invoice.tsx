import type { Locale } from '../../i18n/locales.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';
import { DocumentSheet, type DocumentTexts } from '../manage/DocumentSheet.tsx';
import { useManaged } from '../manage/use-managed.ts';
import { BookingState, type Reach, type StateTexts } from './BookingState.tsx';

export interface InvoiceProps {
  locale: Locale;
  states: StateTexts;
  reach: Reach;
  texts: Dictionary['booking']['invoice'];
  /** In both languages: an invoice is in that of its booking, whatever the page's. */
  documents: Record<Locale, DocumentTexts>;
  printText: string;
  confirmationHref: string;
}

/** The invoice that a booking was made with, as it was issued: what was changed since has documents of its own. */
export default function Invoice(props: InvoiceProps) {
  const { secret, result, retry } = useManaged();
  return (
    <BookingState result={result} retry={retry} texts={props.states} reach={props.reach}>
      {({ documents }) => {
        const invoice = documents.find(({ kind }) => kind === 'invoice');
        return (
          <>
            {invoice ? (
              <DocumentSheet shown={invoice} texts={props.documents} pageLocale={props.locale} />
            ) : (
              <p>{props.texts.none}</p>
            )}
            <div className="mt-4 flex flex-wrap items-center gap-2 print:hidden">
              {invoice && (
                <button type="button" className="button button-primary" onClick={() => print()}>
                  {props.printText}
                </button>
              )}
              <a href={`${props.confirmationHref}#${encodeURIComponent(secret)}`} className="link">
                {props.texts.back}
              </a>
            </div>
          </>
        );
      }}
    </BookingState>
  );
}
