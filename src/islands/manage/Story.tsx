import { useState } from 'react';
import { api } from '../../api/client.ts';
import { OFFICE_ZONE } from '../../domain/cart/cart.ts';
import type { EventActor } from '../../domain/booking/events.ts';
import { firstDue } from '../../domain/changes/due.ts';
import { resendBooking } from '../../domain/changes/calls.ts';
import { bookingAccount } from '../../domain/payments/calls.ts';
import { fill, formatDate, formatMoney, formatPlainDate } from '../../i18n/format.ts';
import { errorText } from '../../i18n/form-words.ts';
import { Sep } from '../Dotted.tsx';
import { PayOpen } from '../booking/PayOpen.tsx';
import { standingTexts } from '../booking/standing-texts.ts';
import { useAnswer } from '../use-answer.ts';
import { WaitingButton } from '../Waits.tsx';
import { useManage } from './context.ts';
import { NameOrder } from './NameOrder.tsx';
import { sessionLines } from './words.ts';

/** What was invoiced, credited and paid of the booking, and what is left to pay. */
export function Standing() {
  const { booking, locale, texts } = useManage();
  const { money, documents } = booking;
  const t = texts.money;
  const waits = booking.lines.some(({ quantity, waived }) => quantity > 0 && waived === 'cancelled');
  const due = waits ? undefined : firstDue(booking);
  const [today] = useState(() => new Intl.DateTimeFormat('en-CA', { timeZone: OFFICE_ZONE }).format());
  const late = due !== undefined && due < today;
  const notes = documents.filter(({ kind }) => kind === 'credit_note').map(({ number }) => number);
  const rows = [
    [t.invoiced, money.invoicedCents],
    [`${t.credited} (${notes.join(', ')})`, money.creditedCents],
    [t.paid, money.paidCents],
    [t.returned, money.returnedCents],
  ] as const;
  return (
    <dl className="tabular-nums mt-1 grid max-w-[440px] grid-cols-[1fr_auto] gap-x-2 gap-y-0.5">
      {rows
        .filter(([, cents], index) => index === 0 || cents > 0)
        .map(([label, cents]) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="text-end">{formatMoney(cents, locale)}</dd>
          </div>
        ))}
      {money.openCents > 0 && (
        <div className={late ? 'contents font-bold text-red-600' : 'contents font-bold'}>
          <dt className="border-t border-blue-200 pt-0.5">
            {due === undefined
              ? waits
                ? standingTexts[locale].undecided
                : t.open
              : fill(late ? t.overdue : t.openBy, { date: formatPlainDate(due, locale) })}
          </dt>
          <dd className="border-t border-blue-200 pt-0.5 text-end">{formatMoney(money.openCents, locale)}</dd>
        </div>
      )}
    </dl>
  );
}

/** How the booking stands in money, with its documents. */
export function Money() {
  const { booking, secret, locale, texts } = useManage();
  const { money } = booking;
  const t = texts.money;
  return (
    <section aria-labelledby="money-title" className="mt-4">
      <h2 id="money-title" className="text-lg">
        {t.title}
      </h2>
      <Standing />
      {money.openCents <= 0 && <p className="mt-0.5">{t.settled}</p>}
      {money.openCents < 0 && <Owed />}
      {money.creditBalanceCents > 0 && (
        <p className="mt-1 max-w-text">{fill(t.credit, { amount: formatMoney(money.creditBalanceCents, locale) })}</p>
      )}
      <ul className="mt-1">
        {booking.documents.map(({ kind, number, issuedOn, totalCents }) => (
          <li key={number} className="flex flex-wrap gap-x-2">
            <a href={`#${secret}/${number}`} className="link py-0.5">
              {fill(texts.documents[kind], { number, date: formatPlainDate(issuedOn, locale) })}
            </a>
            <span className="tabular-nums py-0.5">
              {formatMoney(kind === 'credit_note' ? -totalCents : totalCents, locale)}
            </span>
          </li>
        ))}
      </ul>
      <NameOrder />
      {money.openCents > 0 && <WaysToPay />}
      {booking.state === 'confirmed' && booking.proofDueAt === null && booking.lines.length > 0 && (
        <Resend label={texts.resend} />
      )}
    </section>
  );
}

/** What we owe, as far as no card gets it back by itself. */
function Owed() {
  const { booking, secret, locale } = useManage();
  const { result: account } = useAnswer(`${secret} ${booking.money.openCents}`, () => api(bookingAccount)(secret));
  if (account?.ok !== true || account.value.owedCents <= 0) return null;
  const amount = formatMoney(account.value.owedCents, locale);
  return <p className="font-semibold mt-0.5 max-w-text">{fill(standingTexts[locale].owed, { amount })}</p>;
}

/** How to pay what is open. By card only once it is known that cards are taken. */
export function WaysToPay() {
  const { booking, secret, locale, pay, reload } = useManage();
  const { openCents, paidCents } = booking.money;
  // Asked anew with each balance.
  const { result: account } = useAnswer(`${secret} ${openCents}`, () => api(bookingAccount)(secret));
  const issued = booking.documents[0];
  if (!issued) return null;
  const { next, calledOff } = account?.ok === true ? account.value : { next: null, calledOff: false };
  if (calledOff) return <p className="mt-1 max-w-text">{standingTexts[locale].calledOff}</p>;
  return (
    <div className="mt-1">
      <PayOpen
        {...{ ...pay, reference: secret, next, locale, paidCents, retry: reload }}
        supplier={issued.document.supplier}
      />
    </div>
  );
}

/** Sends the contact again what the booking waits for, or what was confirmed. */
export function Resend({ label }: { label: string }) {
  const { booking, secret, texts, formTexts } = useManage();
  const [said, say] = useState<string>();
  async function resend() {
    say(undefined);
    const result = await api(resendBooking)(secret);
    const sent = booking.proofDueAt === null ? texts.resent : texts.unproved.resent;
    if (result.ok) say(fill(sent, { email: booking.contact.email }));
    else say(result.code === 'closed' ? texts.closed : errorText(formTexts, result.code));
  }
  return (
    <div className="mt-1 print:hidden">
      <WaitingButton label={label} waiting={formTexts.eachForm.sending} act={resend} />
      <p role="status" className="mt-0.5">
        {said}
      </p>
    </div>
  );
}

/** Who acts for the company; what it does to a class says so by itself. */
const offices: ReadonlySet<string> = new Set<EventActor>(['staff', 'owner']);

/** What has happened to the booking, in its order, and what of it our office did. */
export function History() {
  const { booking, locale, texts } = useManage();
  const t: Readonly<Record<string, string>> = texts.history;
  const told = booking.history.filter(({ kind }) => t[kind] !== undefined);
  if (told.length === 0) return null;
  return (
    <section aria-labelledby="history-title" className="mt-4">
      <h2 id="history-title" className="text-lg">
        {texts.history.title}
      </h2>
      <ol className="mt-1 space-y-0.5 text-sm">
        {told.map(({ kind, at, who, title = '', seats = 1, cents = 0, was }, index) => (
          <li key={index} className="grid gap-x-2 sm:grid-cols-[10rem_1fr]">
            <time dateTime={at} className="text-gray-600">
              {formatDate(at, locale, 'America/Toronto')}
            </time>{' '}
            <span>
              {fill(t[kind] ?? '', { title, seats, amount: formatMoney(cents, locale) })}
              {was && (
                <span className="block text-gray-600">
                  {fill(t.was ?? '', { days: sessionLines(was, { locale, texts }).join('; ') })}
                </span>
              )}
              {offices.has(who) && !kind.startsWith('class_') && (
                <span className="text-gray-600">
                  <Sep />
                  {t.byOffice}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
