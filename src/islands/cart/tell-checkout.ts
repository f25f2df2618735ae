import { titleOf, type CartLine } from '../../domain/cart/cart.ts';
import { BEGIN_CHECKOUT_EVENT, beginCheckout } from '../../domain/measuring/ecommerce.ts';
import type { Locale } from '../../i18n/locales.ts';

/** Whoever is allowed to measure hears of it here: nobody else's script runs at the checkout. */
export function tellCheckout(lines: readonly CartLine[], locale: Locale): void {
  const detail = beginCheckout(
    lines.map((line) => ({
      ...{ eventId: line.eventId, priceCents: line.priceCents, quantity: line.quantity },
      title: titleOf(line, 'en') ?? line.eventId,
      language: line.language ?? locale,
    })),
  );
  document.dispatchEvent(new CustomEvent(BEGIN_CHECKOUT_EVENT, { detail }));
}
