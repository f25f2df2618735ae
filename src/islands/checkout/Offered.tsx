import { useStore } from '@nanostores/react';
import { fill, formatDate, formatTime, formatTimeZone } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { offeredSeats as en } from '../../i18n/strings/en/offered-seats.ts';
import { offeredSeats as fr } from '../../i18n/strings/fr/offered-seats.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';
import { $cart } from '../../stores/cart.ts';
import { $hold } from '../../stores/hold.ts';
import { $offered, endsSooner } from '../../stores/offered-seats.ts';
import { useCheckout } from './context.ts';

const texts: Record<Locale, Dictionary['offeredSeats']> = { en, fr };

/** Until when seats that were offered are kept, where the hold of all the cart ends sooner; or that they are kept no more. */
export function Offered() {
  const { locale } = useCheckout();
  const offered = useStore($offered);
  const hold = useStore($hold);
  const lines = useStore($cart);
  if (!offered || !lines.some(({ eventId }) => eventId === offered.eventId)) return null;
  const { until, timeZone, gone } = offered;
  if (gone)
    return (
      <p role="alert" className="border-s-4 mb-3 border-amber-700 bg-amber-50 px-2 py-1">
        {texts[locale].gone}
      </p>
    );
  if (hold.state !== 'expired' && !(hold.state === 'held' && endsSooner(hold.hold, offered))) return null;
  const time = `${formatTime(until, locale, timeZone)} ${formatTimeZone(until, locale, timeZone)}`;
  return (
    <p className="border-s-4 mb-3 border-teal-700 bg-teal-50 px-2 py-1">
      {fill(texts[locale].kept, { date: formatDate(until, locale, timeZone), time })}
    </p>
  );
}
