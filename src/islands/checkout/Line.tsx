import { useStore } from '@nanostores/react';
import { OFFICE_ZONE, startOf, titleOf, type CartLine } from '../../domain/cart/cart.ts';
import { MAX_SEATS_PER_LINE } from '../../domain/catalogue/classes.ts';
import { fill, formatDate, formatMoney, formatNumber, plural } from '../../i18n/format.ts';
import { $cartDetails } from '../../stores/cart-details.ts';
import { removeLine, setQuantity } from '../../stores/cart.ts';
import type { Refusal } from '../../stores/hold.ts';
import { useCheckout } from './context.ts';
import { RefusalNote } from './RefusalNote.tsx';

export function Line({ line, refusal }: { line: CartLine; refusal: Refusal | undefined }) {
  const { texts, locale } = useCheckout();
  const t = texts.classes;
  const eventId = line.eventId;
  const id = `line-${eventId}`;
  const details = useStore($cartDetails, { keys: [eventId] })[eventId];
  const title = titleOf(line, locale) ?? fill(t.unnamed, { id: eventId });
  const start = startOf(line);
  const place = details?.event?.place;
  const quantities = Array.from({ length: MAX_SEATS_PER_LINE }, (_, index) => index + 1);
  if (line.quantity > MAX_SEATS_PER_LINE) quantities.push(line.quantity);

  function remove() {
    removeLine(eventId);
    document.getElementById('classes-title')?.focus();
  }

  return (
    <li className="py-2">
      <div className="flex flex-wrap gap-x-3 gap-y-1">
        <div className="min-w-[240px] flex-1">
          <h3 className="font-semibold text-base">{title}</h3>
          <p className="text-sm text-gray-600">
            {!Number.isNaN(Date.parse(start)) &&
              fill(plural(line.sessions?.length ?? 1, locale, t.sessions), {
                date: formatDate(start, locale, line.timeZone ?? OFFICE_ZONE, 'full'),
              })}
          </p>
          <p className="min-h-[1.5em] text-sm text-gray-600">
            {details?.event && (place ? `${place.city[locale]}, ${place.name[locale]}` : t.online)}
            {details?.event && line.language && line.language !== locale && `, ${t.inLanguage[line.language]}`}
            {details?.code && !details.event && t.unknownLine}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-1.5">
          <label className="sr-only" htmlFor={id}>
            {fill(t.quantity, { title })}
          </label>
          <select
            id={id}
            className="field w-auto"
            value={line.quantity}
            onChange={(event) => setQuantity(eventId, Number(event.target.value))}
          >
            {quantities.map((quantity) => (
              <option key={quantity} value={quantity}>
                {formatNumber(quantity, locale)} {plural(quantity, locale, t.people)}
              </option>
            ))}
          </select>
          <span className="tabular-nums text-sm">
            {fill(t.each, { price: formatMoney(line.priceCents, locale, { short: true }) })}
          </span>
          <button type="button" className="link min-h-[44px] px-1 text-sm" onClick={remove}>
            {t.remove}
            <span className="sr-only"> {title}</span>
          </button>
        </div>
      </div>
      {refusal && <RefusalNote refusal={refusal} onRemove={remove} />}
    </li>
  );
}
