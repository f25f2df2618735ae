import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { OFFICE_ZONE, startOf, titleOf, type CartLine } from '../../domain/cart/cart.ts';
import { cancellationText } from '../../i18n/cancellation-text.ts';
import { fill, formatMoney, plural } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { $cartDetails } from '../../stores/cart-details.ts';
import { acceptPrice } from '../../stores/cart.ts';
import { hoursOf, paymentText, whereOf } from '../class-facts.ts';
import { termsTexts, type CartTexts } from '../header-texts.ts';
import { Stepper } from '../team/Stepper.tsx';
import { useSeats } from '../team/use-seats.ts';
import { WaysNote } from '../team/WaysNote.tsx';
import { warningsOf } from './line-warnings.ts';
import { MiniTicket } from './MiniTicket.tsx';

interface Props {
  line: CartLine;
  locale: Locale;
  texts: CartTexts;
  /** Its seats have just been put in. */
  added: boolean;
  onRemove: (eventId: string, title: string) => void;
}

export function DrawerLine({ line, locale, texts, added, onRemove }: Props) {
  const id = useId();
  const { eventId, quantity } = line;
  const details = useStore($cartDetails, { keys: [eventId] })[eventId];
  const title = titleOf(line, locale) ?? fill(texts.unnamed, { id: eventId });
  const event = details?.event;
  const terms = termsTexts[locale];
  const sold = event && event.availability !== 'closed' && event.payment.length > 0;
  const priceNow = sold && event.priceCents !== line.priceCents ? event.priceCents : undefined;
  const free = sold ? event.seatsLeft : undefined;
  const { seats, onSeats } = useSeats(line);
  const warnings = warningsOf(line, details, locale, texts);

  return (
    <MiniTicket
      locale={locale}
      added={added}
      start={startOf(line)}
      timeZone={line.timeZone ?? OFFICE_ZONE}
      title={title}
      facts={[hoursOf(line, locale, terms.facts), whereOf(line, event, locale, terms.facts)]}
      people={
        <>
          <Stepper
            seats={seats}
            free={free}
            label={fill(texts.quantity, { title })}
            locale={locale}
            describedBy={warnings.length > 0 ? `${id}-messages` : undefined}
            onSeats={onSeats}
          />
          <span aria-hidden="true">{plural(quantity, locale, terms.facts.people)}</span>
        </>
      }
      cents={line.priceCents * quantity}
      each={fill(texts.each, { price: formatMoney(line.priceCents, locale) })}
      remove={
        <button type="button" className="link min-h-[44px]" onClick={() => onRemove(eventId, title)}>
          {texts.remove}
          <span className="sr-only"> {title}</span>
        </button>
      }
    >
      {sold && (
        <p className="text-gray-600">
          {paymentText([event], terms.payment)}
          <span className="block">{cancellationText(event.cancellation, locale, terms.cancelling)}</span>
        </p>
      )}
      <div id={`${id}-messages`} role="status">
        {warnings.map((message) => (
          <p key={message} className="border-s-4 mt-1 border-amber-700 bg-amber-50 px-1.5 py-1">
            {message}
          </p>
        ))}
      </div>
      {sold && <WaysNote line={line} event={event} people={seats.wanted ?? quantity} free={free} locale={locale} />}
      {priceNow !== undefined && (
        <button type="button" className="button mt-1 py-0.5" onClick={() => acceptPrice(eventId, priceNow)}>
          {fill(texts.accept, { price: formatMoney(priceNow, locale) })}
        </button>
      )}
    </MiniTicket>
  );
}
