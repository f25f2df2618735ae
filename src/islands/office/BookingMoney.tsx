import { useState } from 'react';
import { api } from '../../api/client.ts';
import type { Result } from '../../api/result.ts';
import { officeResend } from '../../domain/changes/office-calls.ts';
import { resendable, type ResendMails } from '../../domain/changes/office-contract.ts';
import { reasonForm } from '../../domain/changes/reason-form.ts';
import type { OfficeBooking } from '../../domain/office/bookings.ts';
import { refundPayment, takeWriteOffBack, writeOff } from '../../domain/payments/office-calls.ts';
import { refundForm } from '../../domain/payments/returned-forms.ts';
import { fill, formatMoney, plural } from '../../i18n/format.ts';
import { accountForms } from '../../stores/account-forms.ts';
import { callOffice } from '../../stores/office-gate.ts';
import { ActForm } from './ActForm.tsx';
import { bookingTexts } from './bookings-texts.ts';
import { useOffice } from './context.ts';
import { Folded } from './Folded.tsx';
import { isRecorded } from './TakeBack.tsx';
import { officeError } from './texts.ts';

/** Hands an answer on, and reads the booking anew where somebody was faster. */
export type Seen = <Answer, Details>(answer: Promise<Result<Answer, Details>>) => Promise<Result<Answer, Details>>;

interface Props {
  booking: OfficeBooking;
  onDone: (text: string) => void;
}

type MoneyProps = Props & { seen: Seen };

/** What goes back of what was paid, and what is given up. */
export function MoneyActs({ booking, seen, onDone }: MoneyProps) {
  const { locale, session } = useOffice();
  const t = bookingTexts[locale];
  const { id, openCents, returningCents, writtenOffCents } = booking;
  const money = (cents: number) => formatMoney(cents, locale);
  const dueCents = openCents - writtenOffCents;
  return (
    <>
      {writtenOffCents > 0 && <p>{fill(t.writeOff.written, { amount: money(writtenOffCents) })}</p>}
      {openCents + returningCents < 0 && <Refund {...{ booking, seen, onDone }} />}
      {writtenOffCents > 0 && session.role === 'owner' && (
        <details className="mt-2 print:hidden">
          <summary className="unfolds">{t.takeBack.title}</summary>
          <ActForm
            id={`take-back ${id} ${writtenOffCents}`}
            form={reasonForm}
            words={t.changes.form}
            submit={t.takeBack.submit}
            send={({ reason }, key) => seen(api(takeWriteOffBack)(id, { writtenOffCents, reason }, key))}
            onDone={() => onDone(t.takeBack.done)}
            before={<p>{fill(t.takeBack.text, { amount: money(writtenOffCents) })}</p>}
          />
        </details>
      )}
      {dueCents > 0 && session.role === 'owner' && (
        <details className="mt-2 print:hidden">
          <summary className="unfolds">{t.writeOff.title}</summary>
          <ActForm
            id={`write-off ${id} ${dueCents}`}
            form={reasonForm}
            words={t.changes.form}
            submit={t.writeOff.submit}
            send={({ reason }, key) => seen(api(writeOff)(id, { openCents: dueCents, reason }, key))}
            onDone={() => onDone(t.writeOff.done)}
            before={<p>{fill(t.writeOff.text, { amount: money(dueCents) })}</p>}
          />
        </details>
      )}
    </>
  );
}

function Refund({ booking, seen, onDone }: MoneyProps) {
  const { locale } = useOffice();
  const t = bookingTexts[locale];
  const { id, openCents } = booking;
  // What a card has refused comes first in the way that is left.
  const ways = booking.payments
    .filter(({ leftCents = 0 }) => leftCents > 0)
    .flatMap((one) => (one.refused ? [true, false] : [false]).map((byHand) => ({ ...one, byHand })));
  const [chosen, choose] = useState(0);
  const { id: payment = '', byHand = false, method } = ways[chosen] ?? {};
  const isByHand = byHand || isRecorded(method ?? null);
  const amount = formatMoney(-openCents, locale);
  const words = { ...t.refund, hints: { ...t.refund.hints, amount: fill(t.refund.hints.amount, { amount }) } };
  return (
    <details className="mt-2 print:hidden">
      <summary className="unfolds">{t.refund.title}</summary>
      <ActForm
        id={`refund ${id} ${openCents} ${payment} ${byHand}`}
        form={refundForm}
        words={words}
        submit={t.refund.submit}
        send={(typed, key) => seen(api(refundPayment)(id, { ...typed, payment, byHand, openCents }, key))}
        onDone={() => onDone(isByHand ? t.refund.byHand : t.refund.done)}
        before={
          <label className="block max-w-[24rem]">
            <span>{t.refund.which}</span>
            <select className="field" value={chosen} onChange={({ target }) => choose(Number(target.value))}>
              {ways.map(({ id: one, method, byHand, leftCents = 0 }, index) => (
                <option key={`${one} ${byHand}`} value={index}>
                  {[method && t.file.methods[method], formatMoney(leftCents, locale), byHand && t.refund.refused]
                    .filter(Boolean)
                    .join(', ')}
                </option>
              ))}
            </select>
          </label>
        }
      />
    </details>
  );
}

/** Sends mails of the booking again. */
export function Resend({ booking, onDone }: Props) {
  const { locale } = useOffice();
  const [failed, setFailed] = useState('');
  const [sending, setSending] = useState(false);
  const t = bookingTexts[locale].resend;
  const { id } = booking;
  const seats = booking.lines.flatMap(({ participants }) => participants).filter(({ email }) => email !== '');

  async function send(body: ResendMails) {
    if (sending) return;
    setSending(true);
    setFailed('');
    const result = await callOffice(() =>
      accountForms.sendOnce(`resend ${id}`, body, (key) => api(officeResend)(id, body, key)),
    );
    setSending(false);
    if (result.ok) return onDone(fill(plural(result.value.mails, locale, t.done), { count: result.value.mails }));
    setFailed(result.code === 'closed' ? t.none : officeError(locale, result.code));
  }
  return (
    <div className="mt-2 print:hidden">
      <h4 className="font-semibold">{t.title}</h4>
      <div className="mt-1 flex flex-wrap gap-1">
        {resendable.map((what) => (
          <button
            key={what}
            type="button"
            className="button"
            aria-disabled={sending || undefined}
            onClick={() => void send({ what })}
          >
            {t.kinds[what]}
          </button>
        ))}
      </div>
      {seats.length > 1 && (
        <Folded title={t.toOne}>
          <ul className="flex flex-wrap gap-1">
            {seats.map(({ id: seat, firstName, lastName, email }) => (
              <li key={seat}>
                <button
                  type="button"
                  className="button"
                  aria-disabled={sending || undefined}
                  onClick={() => void send({ what: 'joining', seat })}
                >
                  {`${firstName} ${lastName}`.trim() || email}
                </button>
              </li>
            ))}
          </ul>
        </Folded>
      )}
      {failed && (
        <p role="alert" className="form-alert mt-1">
          {failed}
        </p>
      )}
    </div>
  );
}
