import { api } from '../../api/client.ts';
import { promoCodeUses } from '../../domain/promo-codes/office-calls.ts';
import { formatDate, formatMoney } from '../../i18n/format.ts';
import { callOffice } from '../../stores/office-gate.ts';
import { useAnswer } from '../use-answer.ts';
import { bookingTexts } from './bookings-texts.ts';
import { useOffice } from './context.ts';
import { NotLoaded } from './NotLoaded.tsx';

/** Who used a code, each with the booking. */
export function PromoCodeUses({ code, timeZone }: { code: string; timeZone: string }) {
  const { locale, links } = useOffice();
  const { result, retry } = useAnswer(code, (about) => callOffice(() => api(promoCodeUses)(about)));
  if (result && !result.ok) return <NotLoaded locale={locale} code={result.code} retry={retry} />;
  return (
    <ul className="divide-y divide-blue-100">
      {result?.value.uses.map(({ bookingId, number, name, organisation, at, discountCents }) => (
        <li key={bookingId} className="py-1">
          <a className="link" href={`${links.places.bookings}/${encodeURIComponent(bookingId)}`}>
            {number ?? bookingTexts[locale].unproved}
          </a>
          {['', formatDate(at, locale, timeZone), formatMoney(discountCents, locale)].join(', ')}
          <span className="block text-gray-600">{[organisation, name].filter(Boolean).join(', ')}</span>
        </li>
      ))}
    </ul>
  );
}
