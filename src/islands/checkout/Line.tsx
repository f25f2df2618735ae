import { useStore } from '@nanostores/react';
import { titleOf, type CartLine } from '../../domain/cart/cart.ts';
import { coveredSteps } from '../../domain/packages/offer.ts';
import { MAX_SEATS_PER_LINE, type EventDetail } from '../../domain/catalogue/classes.ts';
import { cancellationText } from '../../i18n/cancellation-text.ts';
import { fill, formatMoney, formatNumber, plural } from '../../i18n/format.ts';
import { $cartDetails } from '../../stores/cart-details.ts';
import { $codeFound, $covered } from '../../stores/booking-code.ts';
import { removeLine, setQuantity } from '../../stores/cart.ts';
import type { Refusal } from '../../stores/hold.ts';
import { paymentText, whenOf, whereOf } from '../class-facts.ts';
import { useCheckout } from './context.ts';
import { RefusalNote } from './RefusalNote.tsx';
import { stepsFor } from './steps-for.ts';

interface Props {
  line: CartLine;
  refusal: Refusal | undefined;
  /** The price of a seat, where the server has told another one since. */
  nowCents: number | undefined;
  /** Whether the buyer pays at the first session. */
  atFirstSession: boolean;
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
    <p className="mt-0.5 text-sm">
      {!covered && paymentText([event], termsOfClass.payment)}
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
  const id = `line-${eventId}`;
  const details = useStore($cartDetails, { keys: [eventId] })[eventId];
  const isCovered = useStore($covered).has(eventId);
  const title = titleOf(line, locale) ?? fill(t.unnamed, { id: eventId });
  const sessions = line.sessions?.length ?? 1;
  const quantities = Array.from({ length: MAX_SEATS_PER_LINE }, (_, index) => index + 1);
  if (line.quantity > MAX_SEATS_PER_LINE) quantities.push(line.quantity);
  const price = (cents: number) => formatMoney(cents, locale, { short: true });

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
            {whenOf(line, locale, facts)}
            {sessions > 1 && ` (${plural(sessions, locale, facts.sessions)})`}
          </p>
          <p className="min-h-[1.5em] text-sm text-gray-600">
            {whereOf(line, details?.event, locale, facts)}
            {details?.code && !details.event && t.unknownLine}
          </p>
          {details?.event && details.event.payment.length > 0 && (
            <SaleTerms event={details.event} atFirstSession={atFirstSession} covered={isCovered} />
          )}
        </div>
        <div className="flex flex-wrap items-center gap-1.5 self-start">
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
            {fill(t.each, { price: price(isCovered ? 0 : (nowCents ?? line.priceCents)) })}
          </span>
          <button type="button" className="link min-h-[44px] px-1 text-sm" onClick={remove}>
            {t.remove}
            <span className="sr-only"> {title}</span>
          </button>
        </div>
      </div>
      {nowCents !== undefined && nowCents !== line.priceCents && !isCovered && (
        <p className="border-s-4 mt-1 border-amber-700 bg-amber-50 px-2 py-1 text-sm">
          {fill(t.was, { price: price(line.priceCents) })}
        </p>
      )}
      <CodeNote line={line} />
      {refusal && <RefusalNote refusal={refusal} courseId={details?.event?.courseIds[locale]} onRemove={remove} />}
    </li>
  );
}
