import type { EventDetail } from '../../domain/catalogue/classes.ts';
import type { SharedLine } from '../../domain/cart/shared-cart.ts';
import { DOT } from '../../i18n/dot.ts';
import { fill, formatMoney, plural } from '../../i18n/format.ts';
import { cancellationText } from '../../i18n/cancellation-text.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';
import { MiniTicket } from '../cart/MiniTicket.tsx';
import { hoursOf, paymentText, whereOf } from '../class-facts.ts';
import { ANY_COURSE, type CheckoutProps } from './context.ts';

/** A line of the link, and what the server says of its class: `gone` where there is none, nothing where it could not be asked. */
export interface Told extends SharedLine {
  event?: EventDetail;
  gone?: boolean;
}

export type SharedPage = Pick<CheckoutProps, 'locale' | 'termsOfClass' | 'waitHref' | 'courseHref'>;

interface Props {
  line: Told;
  /** Seats of it that can be had now. */
  free: number;
  /** The others may be free again in a while. */
  held: boolean;
  page: SharedPage;
  texts: Dictionary['cart']['shared'];
}

/** A class of a cart that came by a link, as the ticket of the cart: for who decides about it, with what cancelling costs. */
export function SharedClass({ line, free, held, page, texts }: Props) {
  const { event, quantity, gone, eventId } = line;
  const { locale, termsOfClass, waitHref, courseHref } = page;
  const { facts } = termsOfClass;
  if (!event) return <li className="py-2">{gone ? fill(texts.gone, { id: eventId }) : eventId}</li>;
  const courseId = event.courseIds[locale];
  const course = courseId === undefined ? undefined : courseHref.replace(ANY_COURSE, encodeURIComponent(courseId));
  // Named in the page's language, too: whoever decides has not chosen it.
  const inLanguage = event.language === locale ? facts.inLanguage[locale] : '';
  return (
    <MiniTicket
      locale={locale}
      start={event.sessions[0]?.start ?? ''}
      timeZone={event.timeZone}
      title={event.titles[locale] ?? event.titleCourse}
      facts={[
        hoursOf(event, locale, facts),
        [whereOf(event, event, locale, facts), inLanguage].filter(Boolean).join(DOT),
      ]}
      people={plural(quantity, locale, texts.seats)}
      each={fill(texts.times, { count: quantity, price: formatMoney(event.priceCents, locale) })}
      cents={event.priceCents * quantity}
    >
      {event.payment.length > 0 && (
        <p>
          {paymentText([event], termsOfClass.payment)}
          <span className="block">{cancellationText(event.cancellation, locale, termsOfClass.cancelling)}</span>
        </p>
      )}
      {free < quantity && (
        <div role="status" className="border-s-4 mt-1 border-amber-700 bg-amber-50 px-2 py-1">
          <p className="font-semibold">
            {free > 0 ? plural(free, locale, texts.fewer) : held ? texts.noneNow : texts.none}
          </p>
          {held && <p>{texts.held}</p>}
          {held && (
            <a href={`${waitHref}?class=${encodeURIComponent(eventId)}`} className="link me-2 inline-block py-0.5">
              {texts.wait}
            </a>
          )}
          {course !== undefined && (
            <a href={course} className="link inline-block py-0.5">
              {texts.dates}
            </a>
          )}
        </div>
      )}
      {course !== undefined && free >= quantity && (
        <a href={course} className="link inline-block py-0.5">
          {texts.course}
        </a>
      )}
    </MiniTicket>
  );
}
