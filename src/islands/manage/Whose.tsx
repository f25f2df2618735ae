import { useRef, useState } from 'react';
import { api } from '../../api/client.ts';
import { proveBooking } from '../../domain/changes/calls.ts';
import { OFFICE_ZONE } from '../../domain/cart/cart.ts';
import { fill, formatDate, formatMoney, formatTime, formatTimeZone } from '../../i18n/format.ts';
import { WaitingButton } from '../Waits.tsx';
import { useManage } from './context.ts';
import { refusalText } from './words.ts';

/**
 * Asks who was led here by a mail or a session whether the booking below is theirs, since a stranger may have typed the
 * address: what it costs, and both answers. Neither is given by opening the page.
 */
export function Whose() {
  const manage = useManage();
  const { booking, secret, locale, texts, changed, reload } = manage;
  const t = texts.whose;
  const [failed, setFailed] = useState<string>();
  const answered = useRef(false);
  const { proofDueAt: until } = booking;
  const { email } = booking.contact;

  async function say(mine: boolean) {
    if (answered.current) return;
    answered.current = true;
    setFailed(undefined);
    const result = await api(proveBooking)(secret, { mine });
    answered.current = false;
    if (result.ok) return changed(mine ? fill(texts.provedNow, { email }) : t.ended);
    // As they are now, the classes stand below.
    if (result.code === 'class_changed') reload();
    setFailed(refusalText(result, manage));
  }
  return (
    <section
      aria-labelledby="whose-title"
      className="border-s-4 mt-2 max-w-text border-amber-700 bg-amber-50 px-2 py-1.5"
    >
      <h2 id="whose-title" className="text-lg">
        {t.title}
      </h2>
      <p>{fill(t.intro, { email })}</p>
      <p className="font-semibold mt-0.5">{fill(t.total, { amount: formatMoney(booking.totalCents, locale) })}</p>
      {until !== null && (
        <p className="mt-0.5">
          {fill(texts.unproved.until, {
            date: formatDate(until, locale, OFFICE_ZONE, 'full'),
            time: formatTime(until, locale, OFFICE_ZONE),
            zone: formatTimeZone(until, locale, OFFICE_ZONE),
          })}
        </p>
      )}
      {failed !== undefined && (
        <p role="alert" className="form-alert mt-1">
          {failed}
        </p>
      )}
      <div className="mt-1 flex flex-wrap gap-1 print:hidden">
        <WaitingButton
          label={t.yes}
          waiting={manage.formTexts.eachForm.sending}
          act={() => say(true)}
          className="button button-action"
        />
        <WaitingButton label={t.no} waiting={manage.formTexts.eachForm.sending} act={() => say(false)} />
      </div>
    </section>
  );
}
