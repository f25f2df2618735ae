import { api } from '../../api/client.ts';
import { reasonForm } from '../../domain/changes/reason-form.ts';
import type { OfficeBooking } from '../../domain/office/bookings.ts';
import { refundSent, takeRefundBack, undoRefundBack } from '../../domain/payments/office-calls.ts';
import { sentForm } from '../../domain/payments/returned-forms.ts';
import { takeBackForm } from '../../domain/payments/taken-back.ts';
import { fill, formatDate, formatMoney } from '../../i18n/format.ts';
import { callOffice } from '../../stores/office-gate.ts';
import { ActForm } from './ActForm.tsx';
import { auditTexts } from './audit-texts.ts';
import { bookingTexts } from './bookings-texts.ts';
import { useOffice } from './context.ts';
import { Folded } from './Folded.tsx';
import { moneyTexts } from './money-texts.ts';
import { Undo } from './Undo.tsx';

interface Props {
  booking: Pick<OfficeBooking, 'id' | 'refunds' | 'undo'>;
  timeZone: string;
  reload: () => void;
  onDone: (text: string) => void;
}

/** What the office sends by itself: noted as sent, or not sent after all; and what of that it can take back, or undo. */
export function RefundsByHand({ booking: { id, refunds, undo }, timeZone, reload, onDone }: Props) {
  const { locale } = useOffice();
  const t = bookingTexts[locale];
  return (
    <>
      <Undo
        acts={undo}
        names={auditTexts[locale].acts}
        texts={moneyTexts[locale].together.undo}
        undo={(act, key) => callOffice(() => api(undoRefundBack)(id, { undo: act }, key))}
        onUndone={(told) => (told.ok ? onDone(t.cameBack.undone) : reload())}
      />
      {refunds
        .filter(({ byHand }) => byHand)
        .map(({ id: refund, cents, at, state }) => {
          const amount = formatMoney(cents, locale);
          return state === 'done' ? (
            <div key={refund} className="mt-2">
              <Folded title={fill(t.cameBack.title, { amount, date: formatDate(at, locale, timeZone) })}>
                <ActForm
                  id={`came-back ${refund}`}
                  form={takeBackForm(false)}
                  words={t.cameBack}
                  submit={t.cameBack.submit}
                  send={({ why, note }, key) => api(takeRefundBack)(id, { refund, why, note }, key)}
                  onDone={() => onDone(t.cameBack.done)}
                  before={<p className="max-w-text">{t.cameBack.intro}</p>}
                />
              </Folded>
            </div>
          ) : (
            <div key={refund} className="mt-2 space-y-2">
              <Folded title={fill(t.sent.title, { amount })}>
                <ActForm
                  id={`sent ${refund}`}
                  form={sentForm}
                  words={t.sent}
                  submit={t.sent.submit}
                  send={({ note }, key) => api(refundSent)(id, { refund, note }, key)}
                  onDone={() => onDone(t.sent.done)}
                />
              </Folded>
              <Folded title={fill(t.notSent.title, { amount })}>
                <ActForm
                  id={`not-sent ${refund}`}
                  form={reasonForm}
                  words={t.changes.form}
                  submit={t.notSent.submit}
                  send={({ reason }, key) => api(takeRefundBack)(id, { refund, why: 'stopped', note: reason }, key)}
                  onDone={() => onDone(t.notSent.done)}
                  before={<p className="max-w-text">{t.notSent.text}</p>}
                />
              </Folded>
            </div>
          );
        })}
    </>
  );
}
