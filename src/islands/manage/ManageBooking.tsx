import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../api/client.ts';
import { hosts } from '../../api/hosts.ts';
import { addressOf } from '../../domain/api/address.ts';
import { documentPdf } from '../../domain/changes/calls.ts';
import { overlapsIn } from '../../domain/booking/overlaps.ts';
import type { ManagedBooking } from '../../domain/changes/contract.ts';
import { frozenTable } from '../../domain/money/credit.ts';
import { bookingAccount } from '../../domain/payments/calls.ts';
import { fill, formatPlainDate } from '../../i18n/format.ts';
import type { FormTexts } from '../../i18n/form-words.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';
import { Loaded, type Reach, type StateTexts } from '../Loaded.tsx';
import { Overlaps } from '../booking/Overlaps.tsx';
import { LinkNeeded, type LinkNeededProps } from '../booking/LinkNeeded.tsx';
import { PaymentNote } from '../booking/PaymentNote.tsx';
import { ReceiptLink } from '../booking/ReceiptLink.tsx';
import { useAnswer } from '../use-answer.ts';
import { titleOf } from './words.ts';
import { ManageProvider, useManage } from './context.ts';
import { DocumentSheet, type DocumentTexts } from './DocumentSheet.tsx';
import { Heading } from './Heading.tsx';
import { Line } from './Line.tsx';
import { History, Money, Standing, WaysToPay } from './Story.tsx';
import { Unproved } from './Unproved.tsx';
import { Whose } from './Whose.tsx';
import { useManaged } from './use-managed.ts';

export interface ManageBookingProps {
  locale: Locale;
  states: StateTexts;
  reach: Reach;
  texts: Dictionary['manage'];
  linkNeeded: LinkNeededProps['texts'];
  cancelling: Dictionary['termsOfClass']['cancelling'];
  paste: Dictionary['checkout']['participants']['paste'];
  formTexts: FormTexts;
  documents: Record<Locale, DocumentTexts>;
  printText: string;
  pdfText: string;
  receiptText: string;
}

/** A booking, to be looked at and changed by whoever has its secret. */
export default function ManageBooking(props: ManageBookingProps) {
  const { locale, texts, formTexts } = props;
  const { secret, shown, result, reload, retry } = useManaged();
  const [said, say] = useState({ text: '', times: 0 });
  const reloadNow = useCallback(() => void reload(), [reload]);
  if (result?.ok === false && result.details) {
    return (
      <LinkNeeded {...{ locale, secret, errors: props.states.errors, texts: props.linkNeeded }} seen={result.details} />
    );
  }

  return (
    <Loaded result={result} retry={retry} texts={props.states} reach={props.reach}>
      {(booking) => {
        const changed = (text: string) => void reload().then(() => say(({ times }) => ({ text, times: times + 1 })));
        const table = frozenTable(booking.taxes);
        const document = booking.documents.find(({ number }) => number === shown);
        return (
          <ManageProvider
            value={{
              locale,
              secret,
              booking,
              table,
              texts,
              formTexts,
              addresses: props.documents[locale],
              cancelling: props.cancelling,
              paste: props.paste,
              pay: { texts: props.documents[locale].invoice.paid, errors: props.states.errors },
              changed,
              reload: reloadNow,
            }}
          >
            <PaymentNote
              reference={secret}
              locale={locale}
              texts={props.documents[locale].invoice.paid}
              refresh={reloadNow}
            />
            <Heading
              text={
                document
                  ? fill(texts.documents[document.kind], {
                      number: document.number,
                      date: formatPlainDate(document.issuedOn, locale),
                    })
                  : texts.title
              }
            />
            {document ? (
              <>
                <DocumentSheet shown={document} texts={props.documents} pageLocale={locale} />
                {document.kind === 'invoice' && booking.money.openCents > 0 && (
                  <>
                    {booking.money.openCents !== document.totalCents && <Standing />}
                    <WaysToPay />
                  </>
                )}
                <div className="mt-4 flex flex-wrap items-center gap-2 print:hidden">
                  <a
                    href={hosts.site + addressOf(documentPdf, { secret, number: document.number })}
                    className="button button-primary"
                  >
                    {props.pdfText}
                  </a>
                  <button type="button" className="button" onClick={() => print()}>
                    {props.printText}
                  </button>
                  <Receipt reference={secret} invoice={document.number} text={props.receiptText} />
                  <a href={`#${secret}`} className="link">
                    {texts.documents.back}
                  </a>
                </div>
              </>
            ) : (
              <Booking booking={booking} said={said} />
            )}
          </ManageProvider>
        );
      }}
    </Loaded>
  );
}

/** Nothing until it is known whether there is one: the account of a booking never keeps its page waiting. */
function Receipt({ reference, invoice, text }: { reference: string; invoice: string; text: string }) {
  const { result: account } = useAnswer(reference, api(bookingAccount));
  return account?.ok ? (
    <ReceiptLink account={account.value} reference={reference} invoice={invoice} text={text} />
  ) : null;
}

function Booking({ booking, said }: { booking: ManagedBooking; said: { text: string; times: number } }) {
  const { texts, locale } = useManage();
  const { contact, number, reference, state } = booking;
  const lines = booking.lines.filter(({ quantity }) => quantity > 0);
  const eventOf = (eventId: string) => lines.find((line) => line.eventId === eventId)?.event;
  const sessionsOf = (eventId: string) => eventOf(eventId)?.sessions;
  const titleOfClass = (eventId: string) => {
    const event = eventOf(eventId);
    return event ? titleOf(event, locale) : eventId;
  };
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (said.times > 0) note.current?.focus();
  }, [said]);

  return (
    <>
      <p className="text-lg font-bold">{fill(texts.number, { number: number ?? reference })}</p>
      <p className="text-gray-600">
        {booking.asksWhose
          ? contact.email
          : fill(texts.contact, { name: `${contact.firstName} ${contact.lastName}`, email: contact.email })}
      </p>
      {said.text !== '' && (
        <p
          ref={note}
          role="status"
          tabIndex={-1}
          className="border-s-4 mt-2 max-w-text border-green-700 bg-green-50 px-2 py-1.5"
        >
          {said.text}
        </p>
      )}
      {state === 'cancelled' && (
        <p className="border-s-4 mt-2 max-w-text border-amber-700 bg-amber-50 px-2 py-1.5">{texts.cancelledBooking}</p>
      )}
      {booking.asksWhose ? <Whose /> : booking.proofDueAt !== null && <Unproved until={booking.proofDueAt} />}
      {booking.lines.length > 0 && (
        <section aria-labelledby="classes-title" className="mt-3">
          <h2 id="classes-title" className="text-lg">
            {texts.classes}
          </h2>
          {lines.length === 0 && <p>{texts.none}</p>}
          <Overlaps found={overlapsIn(booking.participants, sessionsOf)} locale={locale} titleOf={titleOfClass} />
          <ul className="mini-wide mt-1">
            {lines.map((line) => (
              <Line key={line.eventId} line={line} />
            ))}
          </ul>
        </section>
      )}
      {booking.documents.length > 0 && <Money />}
      <History />
    </>
  );
}
