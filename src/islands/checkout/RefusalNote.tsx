import { fill, formatMoney, plural } from '../../i18n/format.ts';
import { acceptPrice, setQuantity } from '../../stores/cart.ts';
import type { Refusal } from '../../stores/hold.ts';
import { Icon } from '../icons.tsx';
import { ANY_COURSE, useCheckout } from './context.ts';

interface Props {
  refusal: Refusal;
  /** Of the class, in the reader's language; `undefined` where there is none or it is not known yet. */
  courseId: string | undefined;
  onRemove: () => void;
}

/** Why a class cannot be held as asked, and the one click that mends it. The seats are then asked for again. */
export function RefusalNote({ refusal, courseId, onRemove }: Props) {
  const { texts, locale, phone, waitHref, courseHref } = useCheckout();
  const { eventId, reason, seatsLeft, priceCents } = refusal;

  function fix() {
    if (reason === 'price_changed' && priceCents !== undefined) {
      return {
        label: fill(texts.fix.accept, { price: formatMoney(priceCents, locale) }),
        act: () => acceptPrice(eventId, priceCents),
      };
    }
    if ((reason === 'fewer_left' || reason === 'too_many') && seatsLeft !== undefined && seatsLeft > 0) {
      return { label: plural(seatsLeft, locale, texts.fix.reduce), act: () => setQuantity(eventId, seatsLeft) };
    }
    return { label: texts.fix.remove, act: onRemove };
  }
  const { label, act } = fix();

  return (
    <div className="border-s-4 mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 border-red-600 bg-red-50 px-2 py-1">
      <p className="font-semibold flex items-center gap-1 text-sm text-red-600">
        <Icon name="warning" />
        {texts.refusal[reason]}
      </p>
      {reason === 'too_soon' && (
        <a href={`tel:${phone.number}`} className="link nobr py-0.5">
          {phone.label}
        </a>
      )}
      <button type="button" className="button py-0.5" onClick={act}>
        {label}
      </button>
      {(reason === 'full' || reason === 'fewer_left') && (
        <a href={`${waitHref}?class=${encodeURIComponent(eventId)}`} className="link py-0.5 print:hidden">
          {texts.fix.wait}
        </a>
      )}
      {courseId !== undefined && reason !== 'price_changed' && reason !== 'too_many' && (
        <a href={courseHref.replace(ANY_COURSE, encodeURIComponent(courseId))} className="link py-0.5 print:hidden">
          {texts.fix.dates}
        </a>
      )}
    </div>
  );
}
