import { useState } from 'react';
import { api } from '../../api/client.ts';
import type { Result } from '../../api/result.ts';
import { confirmWait, leaveWaitlist } from '../../domain/waitlist/calls.ts';
import type { WaitView } from '../../domain/waitlist/contract.ts';
import { fill, formatDate, formatTime, formatTimeZone, plural } from '../../i18n/format.ts';
import { addSeats, setQuantity } from '../../stores/cart.ts';
import { adoptHold } from '../../stores/hold.ts';
import { $offered } from '../../stores/offered-seats.ts';
import { offeredSeats as en } from '../../i18n/strings/en/offered-seats.ts';
import { offeredSeats as fr } from '../../i18n/strings/fr/offered-seats.ts';
import { errorTexts } from '../header-texts.ts';
import { ClassFacts, titleOf } from '../private/ClassFacts.tsx';
import { WaitingButton } from '../Waits.tsx';
import type { WaitlistProps } from './props.ts';

const offeredTexts = { en, fr };

interface Props extends WaitlistProps {
  token: string;
  view: WaitView;
  onChange: (result: Result<WaitView>) => void;
}

/** Where a party stands, and what it can do. */
export function Place({ locale, texts: t, token, view, onChange, checkoutHref, catalogueHref }: Props) {
  const { event, quantity, state, position, offerEndsAt, reference } = view;
  const asks = state === 'waiting' && !view.proved;
  const [failed, setFailed] = useState<string>();
  const [hadOffer, setHadOffer] = useState(false);
  const ends = offerEndsAt ?? view.serverTime;
  const text = fill(asks ? t.unproved : t.state[state], {
    seats: plural(quantity, locale, t.seats),
    date: formatDate(ends, locale, event.timeZone),
    time: `${formatTime(ends, locale, event.timeZone)} ${formatTimeZone(ends, locale, event.timeZone)}`,
  });
  async function say(call: (token: string) => Promise<Result<WaitView>>) {
    setFailed(undefined);
    const result = await call(token);
    if (!result.ok) return setFailed(errorTexts[locale][result.code]);
    const left = state === 'offered' && result.value.state === 'left';
    setHadOffer(left);
    // What this tab has taken to the checkout is told of there once it is looked at.
    if (!left && result.value.state !== 'offered') $offered.set(null);
    onChange(result);
  }
  const leave = () => say(api(leaveWaitlist));
  /** The offer is a hold already: the checkout goes on with it. */
  function book(held: string) {
    const { id, sessions, priceCents, language, titles, timeZone } = event;
    addSeats({ eventId: id, start: sessions[0]?.start ?? '', priceCents, language, titles, timeZone }, quantity);
    setQuantity(id, quantity);
    $offered.set({ eventId: id, quantity, until: ends, timeZone });
    adoptHold(held);
    location.assign(checkoutHref);
  }
  const lives = state === 'waiting' || state === 'offered';

  return (
    <div className="max-w-text">
      <div
        role="status"
        className={`border-s-4 px-2 py-1.5 ${lives && !asks ? 'border-green-700 bg-green-50' : 'border-amber-700 bg-amber-50'}`}
      >
        {position !== null && !asks && <p className="font-semibold text-lg">{fill(t.position, { position })}</p>}
        <p>{text}</p>
        {hadOffer && <p>{offeredTexts[locale].givenBack}</p>}
      </div>
      <h2 className="mt-3 text-lg">{titleOf(event, locale)}</h2>
      <ClassFacts event={event} locale={locale} />
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {asks && (
          <WaitingButton
            className="button button-action"
            label={t.confirm}
            waiting={t.leaving}
            act={() => say(api(confirmWait))}
          />
        )}
        {reference !== null && (
          <button type="button" className="button button-action" onClick={() => book(reference)}>
            {t.book}
          </button>
        )}
        {lives ? (
          <WaitingButton
            label={state === 'offered' ? t.leaveOffer : asks ? t.notMine : t.leave}
            waiting={t.leaving}
            act={leave}
          />
        ) : (
          <a href={catalogueHref} className="button">
            {t.again}
          </a>
        )}
      </div>
      {failed !== undefined && (
        <p role="alert" className="form-alert mt-2">
          {failed}
        </p>
      )}
    </div>
  );
}
