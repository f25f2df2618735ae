import { useStore } from '@nanostores/react';
import { OFFICE_ZONE, startOf, titleOf, type CartLine } from '../../domain/cart/cart.ts';
import { coveredSteps } from '../../domain/packages/offer.ts';
import type { EventDetail } from '../../domain/catalogue/classes.ts';
import { cancellationText } from '../../i18n/cancellation-text.ts';
import { fill, formatMoney, plural } from '../../i18n/format.ts';
import { $cartDetails } from '../../stores/cart-details.ts';
import { $codeFound, $covered } from '../../stores/booking-code.ts';
import { removeLine } from '../../stores/cart.ts';
import { $hold, type Refusal } from '../../stores/hold.ts';
import { $offered } from '../../stores/offered-seats.ts';
import { hoursOf, whereOf } from '../class-facts.ts';
import { MiniTicket } from '../cart/MiniTicket.tsx';
import { Stepper } from '../team/Stepper.tsx';
import { useSeats } from '../team/use-seats.ts';
import { WaysNote } from '../team/WaysNote.tsx';
import { useCheckout } from './context.ts';
import { RefusalNote } from './RefusalNote.tsx';
import { payableText, stepsFor } from './steps-for.ts';

interface Props {
  line: CartLine;
  refusal: Refusal | undefined;
  /** The price of a seat, where the server has told another one since. */
  nowCents: number | undefined;
  /** Whether the buyer pays at the first session. */
  atFirstSession: boolean;
}

/** Seats that this visitor can have: the free ones and those that are held for her; what the server refused says it better. */
function useFree(
  { eventId }: CartLine,
  event: EventDetail | undefined,
  refusal: Refusal | undefined,
): number | undefined {
  const hold = useStore($hold);
  const offered = useStore($offered);
  if (refusal?.reason === 'full') return 0;
  if (refusal?.reason === 'fewer_left' && refusal.seatsLeft !== undefined) return refusal.seatsLeft;
  if (hold.state !== 'held' || !event) return undefined;
  const held = hold.hold.lines.find((one) => one.eventId === eventId)?.quantity ?? 0;
  return event.seatsLeft + Math.max(held, offered?.eventId === eventId && !offered.gone ? offered.quantity : 0);
}

/** How the class is paid, and what cancelling it costs. */
function SaleTerms({
  event,
  atFirstSession,
  covered,
}: {
  event: EventDetail;
  atFirstSession: boolean;
  covered: boolean;
}) {
  const { locale, termsOfClass } = useCheckout();
  const steps = stepsFor(event, atFirstSession);
  return (
    <p>
      {!covered && payableText(event, atFirstSession, termsOfClass.payment)}
      <span className="block">
        {cancellationText(covered ? coveredSteps(steps) : steps, locale, termsOfClass.cancelling)}
      </span>
    </p>
  );
}

/** That a package pays for the seats of this class, or why it or a promo code does nothing for it. */
function CodeNote({ line }: { line: CartLine }) {
  const { locale, packages } = useCheckout();
  const found = useStore($codeFound);
  if (found.state !== 'applied') return null;
  const { view } = found;
  if (view.kind === 'promo') {
    if (view.eventIds.includes(line.eventId)) return null;
    return (
      <p className="border-s-4 mt-1 border-amber-700 bg-amber-50 px-2 py-1 text-sm">
        {fill(packages.cover.promo.notForThis, { code: view.code })}
      </p>
    );
  }
  const own = view.lines.find(({ eventId }) => eventId === line.eventId);
  if (!own) return null;
  const covered = 'seats' in own;
  return (
    <p
      className={`border-s-4 mt-1 px-2 py-1 text-sm ${covered ? 'border-green-700 bg-green-50' : 'border-amber-700 bg-amber-50'}`}
    >
      {covered
        ? fill(packages.cover.covered, {
            title: view.title[locale],
            seats: plural(own.seats * line.quantity, locale, packages.seats),
          })
        : packages.cover.refused[own.reason]}
    </p>
  );
}

export function Line({ line, refusal, nowCents, atFirstSession }: Props) {
  const { texts, locale, termsOfClass } = useCheckout();
  const t = texts.classes;
  const { facts } = termsOfClass;
  const eventId = line.eventId;
  const details = useStore($cartDetails, { keys: [eventId] })[eventId];
  const isCovered = useStore($covered).has(eventId);
  const title = titleOf(line, locale) ?? fill(t.unnamed, { id: eventId });
  const event = details?.event;
  const sold = event && event.availability !== 'closed' && event.payment.length > 0;
  const free = useFree(line, event, refusal);
  const { seats, onSeats } = useSeats(line);
  const seatCents = isCovered ? 0 : (nowCents ?? line.priceCents);
  const money = (cents: number) => formatMoney(cents, locale);

  function remove() {
    removeLine(eventId);
    document.getElementById('classes-title')?.focus();
  }

  return (
    <MiniTicket
      locale={locale}
      start={startOf(line)}
      timeZone={line.timeZone ?? OFFICE_ZONE}
      title={title}
      facts={[
        hoursOf(line, locale, facts),
        whereOf(line, event, locale, facts) || (details?.code ? t.unknownLine : ''),
      ]}
      people={
        <>
          <Stepper seats={seats} free={free} label={fill(t.quantity, { title })} locale={locale} onSeats={onSeats} />
          <span aria-hidden="true">
            <span className="hidden print:inline">{line.quantity} </span>
            {plural(line.quantity, locale, facts.people)}
          </span>
        </>
      }
      cents={seatCents * line.quantity}
      each={fill(t.each, { price: money(seatCents) })}
      remove={
        <button type="button" className="link min-h-[44px]" onClick={remove}>
          {t.remove}
          <span className="sr-only"> {title}</span>
        </button>
      }
    >
      {event && event.payment.length > 0 && (
        <SaleTerms event={event} atFirstSession={atFirstSession} covered={isCovered} />
      )}
      {nowCents !== undefined && nowCents !== line.priceCents && !isCovered && (
        <p className="border-s-4 mt-1 border-amber-700 bg-amber-50 px-2 py-1">
          {fill(t.was, { price: money(line.priceCents) })}
        </p>
      )}
      <CodeNote line={line} />
      {refusal && <RefusalNote refusal={refusal} courseId={event?.courseIds[locale]} onRemove={remove} />}
      {sold && !isCovered && (
        <WaysNote line={line} event={event} people={seats.wanted ?? line.quantity} free={free} locale={locale} />
      )}
    </MiniTicket>
  );
}
