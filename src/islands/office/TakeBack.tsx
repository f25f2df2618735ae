import { api } from '../../api/client.ts';
import type { OfficeBooking } from '../../domain/office/bookings.ts';
import { recordedPayments, takePaymentBack, undoTakenBack } from '../../domain/payments/office-calls.ts';
import { recordedMethods } from '../../domain/payments/recorded.ts';
import { takeBackForm, type Became, type Recorded, type WhyTakenBack } from '../../domain/payments/taken-back.ts';
import { REMINDER_DAYS } from '../../domain/reminding/stages.ts';
import { fill, formatDate, formatMoney } from '../../i18n/format.ts';
import { callOffice } from '../../stores/office-gate.ts';
import { useAnswer } from '../use-answer.ts';
import { ActForm } from './ActForm.tsx';
import { auditTexts } from './audit-texts.ts';
import { bookingTexts } from './bookings-texts.ts';
import { useOffice } from './context.ts';
import { moneyTexts } from './money-texts.ts';
import { NotLoaded } from './NotLoaded.tsx';
import { Undo } from './Undo.tsx';

/** Whether a payment is one that staff wrote down. */
export const isRecorded = (method: string | null): boolean => recordedMethods.some((one) => one === method);

interface Props {
  booking: Pick<OfficeBooking, 'id' | 'openCents'>;
  timeZone: string;
  reload: () => void;
  onDone: (text: string) => void;
}

/** The cheques and transfers of a booking, each of which can be taken back; and what was, as long as it can be undone. */
export function TakeBack({ booking, timeZone, reload, onDone }: Props) {
  const { locale } = useOffice();
  const { id } = booking;
  const { result, retry } = useAnswer(id, (about) => callOffice(() => api(recordedPayments)(about)));
  const t = bookingTexts[locale].taken;
  const again = () => {
    retry();
    reload();
  };
  if (!result) return null;
  if (!result.ok) return <NotLoaded locale={locale} code={result.code} retry={retry} />;
  return (
    <>
      <Undo
        acts={result.value.undo}
        names={auditTexts[locale].acts}
        texts={moneyTexts[locale].together.undo}
        undo={(act, key) => callOffice(() => api(undoTakenBack)(id, { undo: act }, key))}
        onUndone={(told) => (told.ok ? onDone(t.undone) : again())}
      />
      {result.value.payments.map((payment) => (
        <One key={payment.id} {...{ booking, payment, timeZone, onDone }} reload={again} />
      ))}
    </>
  );
}

/** What goes with it, and what is owed beside what it paid. */
function BecameOf({ became: { creditCents, leftCents, stoppedCents, sentCents } }: { became: Became }) {
  const { locale } = useOffice();
  const { taken: t } = bookingTexts[locale];
  const money = (amount: number) => formatMoney(amount, locale);
  return (
    <>
      {creditCents > 0 && (
        <p>
          {fill(t.became, { amount: money(creditCents), left: money(leftCents) })}
          {leftCents < creditCents && ` ${fill(t.spent, { amount: money(creditCents - leftCents) })}`}
        </p>
      )}
      {stoppedCents > 0 && <p>{fill(t.stopped, { amount: money(stoppedCents) })}</p>}
      {sentCents > 0 && <p>{fill(t.sent, { amount: money(sentCents) })}</p>}
    </>
  );
}

function One({ booking: { id, openCents }, payment, timeZone, reload, onDone }: Props & { payment: Recorded }) {
  const { locale } = useOffice();
  const { taken: t, file } = bookingTexts[locale];
  const { method, cents, at, hindrance, wholeHindrance, parts } = payment;
  const money = (amount: number) => formatMoney(amount, locale);
  const title = { method: file.methods[method], amount: money(cents), date: formatDate(at, locale, timeZone) };
  const isShared = parts.length > 1;
  const asksWhich = isShared && wholeHindrance === null;
  const became = asksWhich ? payment.wholeBecame : payment.became;

  async function send({ why, note, which }: WhyTakenBack, key: string) {
    const body = { why, note, whole: asksWhich && which === 'whole', openCents };
    const result = await api(takePaymentBack)(id, payment.id, body, key);
    if (!result.ok && (result.code === 'booking_changed' || result.code === 'closed')) reload();
    return result;
  }
  return (
    <details className="mt-2 print:hidden">
      <summary className="unfolds">{fill(t.title, title)}</summary>
      {hindrance !== null ? (
        <p className="max-w-text">{t.hindrances[hindrance]}</p>
      ) : (
        <ActForm
          id={`take-back ${payment.id} ${openCents}`}
          form={takeBackForm(asksWhich)}
          words={t}
          submit={t.submit}
          send={send}
          onDone={() => onDone(t.done)}
          before={
            <div className="max-w-text space-y-1">
              <p>{fill(t.intro, { days: REMINDER_DAYS[0] })}</p>
              {isShared && (
                <>
                  <p>{fill(t.parts, { amount: money(parts.reduce((sum, part) => sum + part.cents, 0)) })}</p>
                  <ul className="list-disc ps-3">
                    {parts.map((part) => (
                      <li key={part.invoice}>
                        {fill(t.part, { ...part, booking: part.booking ?? '', amount: money(part.cents) })}
                      </li>
                    ))}
                  </ul>
                </>
              )}
              {isShared && wholeHindrance !== null && <p>{t.wholeHindrance}</p>}
              {became && <BecameOf became={became} />}
              <p>{t.told}</p>
            </div>
          }
        />
      )}
    </details>
  );
}
