import { useStore } from '@nanostores/react';
import type { CartLine } from '../../domain/cart/cart.ts';
import { MAX_SEATS_PER_LINE, type EventDetail } from '../../domain/catalogue/classes.ts';
import { shortage, waysFor, type Shortage, type Ways } from '../../domain/team/ways.ts';
import { wishedPlace } from '../../domain/team/quote-wish.ts';
import { shortDay } from '../../i18n/class-words.ts';
import { fill, formatMoney, plural } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { PRIVATE_CLASS_PATHS } from '../../i18n/private-class-paths.ts';
import { $cart, addSeats, removeLine, setQuantity } from '../../stores/cart.ts';
import { waysTexts } from './texts.ts';
import { useOtherDates } from './use-other-dates.ts';

interface Props {
  line: CartLine;
  event: EventDetail;
  /** For how many people it is: more than the line's seats where there are too few. */
  people: number;
  free: number | undefined;
  locale: Locale;
}

const wishFor = ({ id: eventId, sessions, priceCents, language, titles, timeZone }: EventDetail) => ({
  ...{ eventId, priceCents, language, titles, timeZone },
  start: sessions[0]?.start ?? '',
});

/** Does what the advice says: the line goes to another date, or shares its people with one. */
function follow(
  advice: Exclude<Shortage, { kind: 'private' }>,
  line: CartLine,
  people: number,
  dates: readonly EventDetail[],
) {
  const id = advice.kind === 'another' ? advice.id : advice.parts[1]?.id;
  const other = dates.find((one) => one.id === id);
  if (!other) return;
  if (advice.kind === 'another') {
    removeLine(line.eventId);
    addSeats(wishFor(other), people);
  } else {
    setQuantity(line.eventId, advice.parts[0]?.seats ?? 1);
    addSeats(wishFor(other), advice.parts[1]?.seats ?? 1);
  }
}

/** What costs less than seats do for so many people; nothing where seats cost least. */
function cheaper(people: number, ways: Ways, locale: Locale): string {
  const t = waysTexts[locale].cart;
  const money = (cents: number) => formatMoney(cents, locale);
  const seats = { seats: plural(people, locale, t.seats), cost: money(ways.seatsCents) };
  if (ways.best === 'private') return fill(t.private, { ...seats, price: money(ways.privateCents ?? 0) });
  if (ways.best === 'package' && ways.package)
    return fill(t.package, { ...seats, count: ways.package.seats, price: money(ways.package.totalCents) });
  return '';
}

/** Beside a line of the cart: what costs less for so many people, and where they can go when seats are short. */
export function WaysNote({ line, event, people, free, locale }: Props) {
  const t = waysTexts[locale];
  const short = free !== undefined && people > Math.min(free, MAX_SEATS_PER_LINE);
  const dates = useOtherDates(event, short);
  const lines = useStore($cart);
  const inCart = (id: string) => lines.find(({ eventId }) => eventId === id)?.quantity ?? 0;
  const ways = event.team && waysFor(people, { ...event.team, seatCents: event.priceCents });
  const says = ways ? cheaper(people, ways, locale) : '';
  const others = dates.map(({ id, seatsLeft }) => ({
    id,
    seatsLeft: Math.min(seatsLeft, MAX_SEATS_PER_LINE) - inCart(id),
  }));
  // That a line has more people than seats is said beside it.
  const title =
    free === undefined || free === 0 || people <= line.quantity
      ? ''
      : free > MAX_SEATS_PER_LINE
        ? fill(t.cart.most, { count: MAX_SEATS_PER_LINE })
        : plural(free, locale, t.live.short.title);
  const advice = short ? shortage(people, { id: event.id, seatsLeft: free }, others, MAX_SEATS_PER_LINE) : [];
  const dayOf = (id: string) => {
    const one = id === event.id ? event : dates.find((other) => other.id === id);
    if (!one) return '';
    const where = one.place?.city[locale] ?? t.live.online;
    const language = one.language === locale ? [] : [t.cart.inLanguage[one.language]];
    return [shortDay(one.sessions[0]?.start ?? '', locale, one.timeZone), where, ...language].join(', ');
  };
  const wording = (one: Shortage) =>
    one.kind === 'another'
      ? fill(plural(people, locale, t.live.short.another), { date: dayOf(one.id) })
      : one.kind === 'split'
        ? fill(t.live.short.split, {
            ...{ here: one.parts[0]?.seats ?? 0, first: dayOf(one.parts[0]?.id ?? '') },
            ...{ there: one.parts[1]?.seats ?? 0, second: dayOf(one.parts[1]?.id ?? '') },
          })
        : t.live.short.private;
  const course = event.courseIds[locale];
  const query = new URLSearchParams({
    ...(course && { course }),
    people: String(people),
    language: event.language,
    ...wishedPlace(event.place?.city[locale] ?? ''),
  });
  const quote = `${PRIVATE_CLASS_PATHS[locale]}?${query}#quote`;

  return (
    <div role="status" className="text-sm">
      {says && (
        <p className="mt-1">
          {says}{' '}
          {ways?.best === 'private' && (
            <a href={quote} className="link">
              {t.ask}
            </a>
          )}
        </p>
      )}
      {short && (
        <div className="border-s-4 mt-1 border-amber-700 bg-amber-50 px-1.5 py-1">
          {title && <p>{title}</p>}
          {advice.map((one) =>
            one.kind === 'private' ? (
              <a key={one.kind} href={quote} className="link block py-0.5">
                {wording(one)}
              </a>
            ) : (
              <button
                key={one.kind}
                type="button"
                className="link block py-0.5 text-start"
                onClick={() => follow(one, line, people, dates)}
              >
                {wording(one)}
              </button>
            ),
          )}
        </div>
      )}
    </div>
  );
}
