import type { ReactNode } from 'react';
import type { OfficeBooking } from '../../domain/office/bookings.ts';
import { fill, formatDate, formatMoney, formatPlainDate, formatTime, plural } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { titleOf } from '../private/ClassFacts.tsx';
import { privateTexts } from '../private/texts.ts';
import { addressOf } from '../../domain/api/address.ts';
import { officeDocument } from '../../domain/changes/office-calls.ts';
import { mailtoOf } from '../../domain/fields.ts';
import { officeReceipt } from '../../domain/payments/office-calls.ts';
import type { BookingTexts } from './bookings-texts.ts';
import { useOffice } from './context.ts';
import { buyerHref, classHref, statementHref } from './file-links.ts';
import { mailName } from './mail-names.ts';
import { Movements } from './Movements.tsx';
import { Part } from './Part.tsx';
import { Moments } from './parts.tsx';

export interface BookingPartProps {
  booking: OfficeBooking;
  timeZone: string;
  locale: Locale;
  t: BookingTexts;
  /** What is done here. */
  children?: ReactNode;
}

export const moment = (at: string, { locale, timeZone }: Pick<BookingPartProps, 'locale' | 'timeZone'>) =>
  `${formatDate(at, locale, timeZone)}, ${formatTime(at, locale, timeZone)}`;

export function BookedClasses({ booking, locale, t }: BookingPartProps) {
  const { links } = useOffice();
  return (
    <Part title={t.file.classes}>
      {booking.lines.length === 0 && <p>{t.file.noClasses}</p>}
      {booking.namesOf && (
        <p>
          {t.file.names}{' '}
          <a className="link" href={`${links.places.bookings}/${encodeURIComponent(booking.namesOf.id)}`}>
            {fill(t.file.namesOrder, { number: booking.namesOf.number ?? '' })}
          </a>
        </p>
      )}
      <ul className={booking.lines.length === 0 ? '' : 'divide-y divide-blue-200 border-y border-blue-200'}>
        {booking.lines.map(({ event, quantity, unitCents, keptCents, participants }) => (
          <li key={event.id} className="py-1.5">
            <p>
              <a className="link font-semibold" href={classHref(links, event.id)}>
                {titleOf(event, locale)}
              </a>
              {event.sessions[0] && `, ${formatDate(event.sessions[0].start, locale, event.timeZone)}`}
            </p>
            <p>
              {fill(plural(quantity, locale, t.file.seats), { count: quantity })},{' '}
              {fill(t.file.each, { price: formatMoney(unitCents, locale) })}
              {keptCents > 0 && `, ${fill(t.file.kept, { amount: formatMoney(keptCents, locale) })}`}
            </p>
            <ol className="list-decimal ps-3 text-gray-600">
              {participants.map(({ id, firstName, lastName, email }) => (
                <li key={id}>
                  {`${firstName} ${lastName}`.trim() || t.file.unnamed}
                  {email && `, ${email}`}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function sumOf(openCents: number, t: BookingTexts, locale: Locale): string {
  if (openCents === 0) return t.file.settled;
  const amount = formatMoney(Math.abs(openCents), locale);
  return fill(openCents < 0 ? t.file.owed : t.file.open, { amount });
}

export function Money({ booking, locale, timeZone, t, children }: BookingPartProps) {
  const { openCents, returningCents, invoices, creditNotes } = booking;
  const { file } = t;
  const papers = [
    ...invoices.map((paper) => ({ ...paper, name: fill(file.invoice, { number: paper.number }) })),
    ...creditNotes.map((paper) => ({ ...paper, name: fill(file.creditNote, { number: paper.number }) })),
  ];
  const { id, receipts } = booking;
  const day = (date: string) => formatPlainDate(date, locale, 'short');
  return (
    <Part title={file.money}>
      <p className="font-semibold">{sumOf(openCents, t, locale)}</p>
      {openCents < 0 && returningCents > 0 && (
        <p>{fill(file.returning, { amount: formatMoney(Math.min(returningCents, -openCents), locale) })}</p>
      )}
      <Moments
        rows={papers.map(({ name, number, issuedOn, dueOn, cents }) => ({
          at: day(issuedOn),
          what: (
            <>
              <a className="link" href={addressOf(officeDocument, { id, number })}>
                {name}
              </a>
              {`, ${formatMoney(cents, locale)}`}
              {dueOn !== null && `, ${fill(t.due, { date: day(dueOn) })}`}
              {receipts.includes(number) && (
                <>
                  {', '}
                  <a className="link" href={addressOf(officeReceipt, { id, number })}>
                    {file.receipt}
                  </a>
                </>
              )}
            </>
          ),
        }))}
      />
      <Movements {...{ booking, locale, timeZone, t }} />
      {children}
    </Part>
  );
}

export function Mails({ booking, locale, timeZone, t }: BookingPartProps) {
  const states: Readonly<Record<string, string>> = t.file.mailStates;
  return (
    <Part title={t.file.mails}>
      {booking.mails.length === 0 && <p>{t.file.noMails}</p>}
      <Moments
        rows={booking.mails.map(({ kind, to, at, state }) => ({
          at: moment(at, { locale, timeZone }),
          what: `${mailName(kind, locale)}, ${to}, ${states[state] ?? state}`,
        }))}
      />
    </Part>
  );
}

export function Notes({ booking, locale, timeZone, t, children }: BookingPartProps) {
  return (
    <Part title={t.file.notes}>
      {booking.notes.length === 0 && <p>{t.file.noNotes}</p>}
      <ul className="space-y-1">
        {booking.notes.map(({ at, name, text }, index) => (
          <li key={index}>
            <p className="text-gray-600">
              {moment(at, { locale, timeZone })}
              {name && `, ${name}`}
            </p>
            <p className="whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-2 print:hidden">{children}</div>
    </Part>
  );
}

export function Buyer({ booking, locale, t, children }: BookingPartProps) {
  const { links } = useOffice();
  const { file } = t;
  const { provinceNames } = privateTexts[locale];
  const { contact, billing, purchaseOrder, budgetCode, promoCode, quote, provedBy, language, exemption } = booking;
  const { line1, line2, city, province, postalCode } = billing;
  const address = [line1, line2, city, province ? provinceNames[province] : '', postalCode].filter(Boolean).join(', ');
  const proved: Readonly<Record<string, string>> = file.proved;
  const facts = [
    file.language[language],
    provedBy === null ? '' : (proved[provedBy] ?? ''),
    purchaseOrder && fill(file.order, { order: purchaseOrder }),
    budgetCode && fill(file.budget, { code: budgetCode }),
    exemption ? fill(t.exempt, { number: exemption.number }) : '',
    promoCode === null ? '' : fill(file.promo, { code: promoCode }),
    quote === null ? '' : fill(file.quote, { code: quote }),
  ].filter(Boolean);
  return (
    <Part title={file.buyer}>
      <p>
        <a className="link font-semibold" href={buyerHref(links, booking.id)}>
          {contact.firstName} {contact.lastName}
        </a>
      </p>
      {contact.organisation && <p>{contact.organisation}</p>}
      <p>
        <a className="link" href={mailtoOf(contact.email)}>
          {contact.email}
        </a>
      </p>
      <p>
        <a className="link" href={`tel:${contact.phone}`}>
          {contact.phone}
        </a>
      </p>
      <p className="mt-1">{address}</p>
      <ul className="mt-1 text-gray-600">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p className="mt-1">
        <a className="link inline-block py-0.5" href={statementHref(links, booking.id)}>
          {file.statement}
        </a>
      </p>
      {children}
    </Part>
  );
}
