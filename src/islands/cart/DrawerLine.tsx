import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { OFFICE_ZONE, startOf, titleOf, type CartLine } from '../../domain/cart/cart.ts';
import { MAX_SEATS_PER_LINE } from '../../domain/catalogue/classes.ts';
import { fill, formatDate, formatMoney, formatNumber, plural } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { $cartDetails } from '../../stores/cart-details.ts';
import { setQuantity } from '../../stores/cart.ts';
import type { CartTexts } from '../header-texts.ts';
import { warningsOf } from './line-warnings.ts';

interface Props {
  line: CartLine;
  locale: Locale;
  texts: CartTexts;
  onRemove: (eventId: string, title: string) => void;
}

export function DrawerLine({ line, locale, texts, onRemove }: Props) {
  const id = useId();
  const { eventId, quantity, language } = line;
  const details = useStore($cartDetails, { keys: [eventId] })[eventId];
  const title = titleOf(line, locale) ?? fill(texts.unnamed, { id: eventId });
  const start = startOf(line);
  const quantities = Array.from({ length: MAX_SEATS_PER_LINE }, (_, index) => index + 1);
  if (quantity > MAX_SEATS_PER_LINE) quantities.push(quantity);
  const warnings = warningsOf(line, details, locale, texts);

  return (
    <li className="py-2">
      <h3 className="font-semibold text-base">{title}</h3>
      {!Number.isNaN(Date.parse(start)) && (
        <p className="text-sm text-gray-600">
          {fill(texts.starts, { date: formatDate(start, locale, line.timeZone ?? OFFICE_ZONE, 'full') })}
          {language && language !== locale && `, ${texts.inLanguage[language]}`}
        </p>
      )}
      <div className="mt-1 flex flex-wrap items-center gap-x-1.5 gap-y-1">
        <label className="sr-only" htmlFor={id}>
          {fill(texts.quantity, { title })}
        </label>
        <select
          id={id}
          className="field w-auto py-0.5"
          value={quantity}
          aria-describedby={warnings.length > 0 ? `${id}-messages` : undefined}
          onChange={(event) => setQuantity(eventId, Number(event.target.value))}
        >
          {quantities.map((seats) => (
            <option key={seats} value={seats}>
              {formatNumber(seats, locale)} {plural(seats, locale, texts.people)}
            </option>
          ))}
        </select>
        <span className="tabular-nums text-sm text-gray-600">
          {fill(texts.each, { price: formatMoney(line.priceCents, locale, { short: true }) })}
        </span>
        <button
          type="button"
          className="link ms-auto min-h-[44px] px-1 text-sm"
          onClick={() => onRemove(eventId, title)}
        >
          {texts.remove}
          <span className="sr-only"> {title}</span>
        </button>
      </div>
      <div id={`${id}-messages`} role="status">
        {warnings.map((message) => (
          <p key={message} className="border-s-4 mt-1 border-amber-700 bg-amber-50 px-1.5 py-1 text-sm">
            {message}
          </p>
        ))}
      </div>
    </li>
  );
}
