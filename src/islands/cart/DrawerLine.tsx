import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { titleOf, type CartLine } from '../../domain/cart/cart.ts';
import { MAX_SEATS_PER_LINE } from '../../domain/catalogue/classes.ts';
import { cancellationText } from '../../i18n/cancellation-text.ts';
import { fill, formatMoney, formatNumber, plural } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { $cartDetails } from '../../stores/cart-details.ts';
import { acceptPrice, setQuantity } from '../../stores/cart.ts';
import { paymentText, whenOf, whereOf } from '../class-facts.ts';
import { termsTexts, type CartTexts } from '../header-texts.ts';
import { warningsOf } from './line-warnings.ts';

interface Props {
  line: CartLine;
  locale: Locale;
  texts: CartTexts;
  onRemove: (eventId: string, title: string) => void;
}

export function DrawerLine({ line, locale, texts, onRemove }: Props) {
  const id = useId();
  const { eventId, quantity } = line;
  const details = useStore($cartDetails, { keys: [eventId] })[eventId];
  const title = titleOf(line, locale) ?? fill(texts.unnamed, { id: eventId });
  const event = details?.event;
  const terms = termsTexts[locale];
  const when = whenOf(line, locale, terms.facts);
  const sold = event && event.availability !== 'closed' && event.payment.length > 0;
  const priceNow = sold && event.priceCents !== line.priceCents ? event.priceCents : undefined;
  const quantities = Array.from({ length: MAX_SEATS_PER_LINE }, (_, index) => index + 1);
  if (quantity > MAX_SEATS_PER_LINE) quantities.push(quantity);
  const warnings = warningsOf(line, details, locale, texts);

  return (
    <li className="py-2">
      <h3 className="font-semibold text-base">{title}</h3>
      <p className="text-sm text-gray-600">
        {when}
        {(line.sessions?.length ?? 1) > 1 && ` (${plural(line.sessions?.length ?? 1, locale, terms.facts.sessions)})`}
        <span className="block min-h-[1.5em]">{whereOf(line, event, locale, terms.facts)}</span>
      </p>
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
      {sold && (
        <p className="mt-1 text-sm text-gray-600">
          {paymentText([event], terms.payment)}
          <span className="block">{cancellationText(event.cancellation, locale, terms.cancelling)}</span>
        </p>
      )}
      <div id={`${id}-messages`} role="status">
        {warnings.map((message) => (
          <p key={message} className="border-s-4 mt-1 border-amber-700 bg-amber-50 px-1.5 py-1 text-sm">
            {message}
          </p>
        ))}
      </div>
      {priceNow !== undefined && (
        <button type="button" className="button mt-1 py-0.5" onClick={() => acceptPrice(eventId, priceNow)}>
          {fill(texts.accept, { price: formatMoney(priceNow, locale, { short: true }) })}
        </button>
      )}
    </li>
  );
}
