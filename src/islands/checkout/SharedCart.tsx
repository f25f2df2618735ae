import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import { api } from '../../api/client.ts';
import { eventDetail } from '../../domain/catalogue/calls.ts';
import type { EventDetail } from '../../domain/catalogue/classes.ts';
import { seatsOf } from '../../domain/cart/cart.ts';
import type { SharedLine } from '../../domain/cart/shared-cart.ts';
import { fill, formatMoney, plural } from '../../i18n/format.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';
import { $cart, addSeats, clearCart } from '../../stores/cart.ts';
import { useSlow } from '../use-slow.ts';
import { WaitingButton } from '../Waits.tsx';
import { SharedClass, type SharedPage, type Told } from './SharedClass.tsx';

async function tell(line: SharedLine): Promise<Told> {
  const result = await api(eventDetail)(line.eventId);
  return result.ok ? { ...line, event: result.value } : { ...line, gone: result.code === 'not_found' };
}

const isOnSale = (event: EventDetail) => event.availability !== 'closed' && event.payment.length > 0;

/** Seats that can be had of a class: never more than are free. */
function seatsFor({ quantity, event }: Told): number {
  return event && isOnSale(event) ? Math.min(quantity, event.seatsLeft) : 0;
}

/** Seats are missing that may be free again in a while: whoever sent the cart may hold them herself. */
const mayBeHeld = (line: Told) => line.event !== undefined && isOnSale(line.event) && seatsFor(line) < line.quantity;

function take(lines: readonly Told[]): void {
  clearCart();
  for (const line of lines) {
    const { event } = line;
    const quantity = seatsFor(line);
    if (!event || quantity === 0) continue;
    const { id: eventId, priceCents, language, titles, timeZone, sessions } = event;
    addSeats({ eventId, start: sessions[0]?.start ?? '', priceCents, language, titles, timeZone }, quantity);
  }
}

interface Props {
  lines: readonly SharedLine[];
  page: SharedPage;
  texts: Dictionary['cart']['shared'];
  /** The link has been answered: the cart is the visitor's own or the one of the link. */
  onDone: () => void;
}

/** A cart that came by a link: what it is of is shown first, and nothing is held or overwritten before the visitor says so. */
export function SharedCart({ lines, page, texts, onDone }: Props) {
  const { locale } = page;
  const own = seatsOf(useStore($cart));
  const [told, setTold] = useState<Told[]>();
  const slow = useSlow(told === undefined);
  useEffect(() => {
    let left = false;
    void Promise.all(lines.map(tell)).then((all) => {
      if (!left) setTold(all);
    });
    return () => {
      left = true;
    };
  }, [lines]);

  if (!told) return <p role="status">{slow ? texts.loading : ''}</p>;
  const seats = told.reduce((sum, line) => sum + seatsFor(line), 0);
  const total = told.reduce((sum, line) => sum + seatsFor(line) * (line.event?.priceCents ?? 0), 0);
  const unasked = told.some(({ event, gone }) => !event && !gone);
  return (
    <section aria-labelledby="shared-title">
      <h2 id="shared-title" className="text-xl">
        {texts.title}
      </h2>
      <p className="mt-1 max-w-text">{texts.text}</p>
      <ul className="mini-wide mt-2">
        {told.map((line) => (
          <SharedClass
            key={line.eventId}
            line={line}
            free={seatsFor(line)}
            held={mayBeHeld(line)}
            {...{ page, texts }}
          />
        ))}
      </ul>
      {seats > 0 && (
        <p className="py-2 text-lg">
          <strong>
            {fill(texts.total, { seats: plural(seats, locale, texts.seats), total: formatMoney(total, locale) })}
          </strong>
        </p>
      )}
      {unasked && <p role="alert">{texts.unasked}</p>}
      {own > 0 && <p className="mt-1">{plural(own, locale, texts.own)}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        {(unasked || told.some(mayBeHeld)) && (
          <WaitingButton
            className={`button ${seats === 0 ? 'button-action' : ''}`}
            label={texts.again}
            waiting={texts.loading}
            act={async () => setTold(await Promise.all(lines.map(tell)))}
          />
        )}
        {seats > 0 && !unasked && (
          <button
            type="button"
            className="button button-action"
            onClick={() => {
              take(told);
              onDone();
            }}
          >
            {own > 0 ? texts.replace : texts.take}
          </button>
        )}
        <button type="button" className="button" onClick={onDone}>
          {own > 0 ? texts.keep : texts.leave}
        </button>
      </div>
    </section>
  );
}
