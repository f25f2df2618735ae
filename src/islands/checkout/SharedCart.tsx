import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import { api } from '../../api/client.ts';
import { eventDetail } from '../../domain/catalogue/calls.ts';
import type { EventDetail } from '../../domain/catalogue/classes.ts';
import { seatsOf } from '../../domain/cart/cart.ts';
import type { SharedLine } from '../../domain/cart/shared-cart.ts';
import { fill, formatDate, formatMoney, plural } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';
import { $cart, addSeats, clearCart } from '../../stores/cart.ts';
import { useSlow } from '../use-slow.ts';

/** A line of the link, and what the server says of its class: `gone` where there is none, nothing where it could not be asked. */
interface Told extends SharedLine {
  event?: EventDetail;
  gone?: boolean;
}

async function tell(line: SharedLine): Promise<Told> {
  const result = await api(eventDetail)(line.eventId);
  return result.ok ? { ...line, event: result.value } : { ...line, gone: result.code === 'not_found' };
}

/** Seats that can be had of a class: never more than are free. */
function seatsFor({ quantity, event }: Told): number {
  if (!event || event.availability === 'closed' || event.payment.length === 0) return 0;
  return Math.min(quantity, event.seatsLeft);
}

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
  locale: Locale;
  texts: Dictionary['cart']['shared'];
  /** The link has been answered: the cart is the visitor's own or the one of the link. */
  onDone: () => void;
}

/** A cart that came by a link: what it is of is shown first, and nothing is held or overwritten before the visitor says so. */
export function SharedCart({ lines, locale, texts, onDone }: Props) {
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
    <section aria-labelledby="shared-title" className="max-w-text">
      <h2 id="shared-title" className="text-xl">
        {texts.title}
      </h2>
      <p className="mt-1">{texts.text}</p>
      <ul className="divide-y border-t mt-2 divide-blue-200 border-blue-200">
        {told.map((line) => (
          <SharedClass key={line.eventId} line={line} locale={locale} texts={texts} />
        ))}
      </ul>
      {seats > 0 && (
        <p className="border-t py-2 text-lg">
          <strong>
            {fill(texts.total, { seats: plural(seats, locale, texts.seats), total: formatMoney(total, locale) })}
          </strong>
        </p>
      )}
      {unasked && <p role="alert">{texts.unasked}</p>}
      {own > 0 && <p className="mt-1">{plural(own, locale, texts.own)}</p>}
      <p className="mt-2 flex flex-wrap gap-2">
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
      </p>
    </section>
  );
}

function SharedClass({ line, locale, texts }: { line: Told } & Pick<Props, 'locale' | 'texts'>) {
  const { event, quantity, gone, eventId } = line;
  if (!event) return <li className="py-2">{gone ? fill(texts.gone, { id: eventId }) : eventId}</li>;
  const free = seatsFor(line);
  const where = event.place?.city[locale] ?? texts.online;
  return (
    <li className="py-2">
      <strong className="block">{event.titles[locale] ?? event.titleCourse}</strong>
      <span className="block">
        {formatDate(event.sessions[0]?.start ?? '', locale, event.timeZone, 'full')} · {where}
      </span>
      <span className="block">
        {plural(quantity, locale, texts.seats)} · {formatMoney(event.priceCents, locale, { short: true })}
      </span>
      {free < quantity && (
        <span className="font-semibold block">{free === 0 ? texts.none : plural(free, locale, texts.fewer)}</span>
      )}
    </li>
  );
}
