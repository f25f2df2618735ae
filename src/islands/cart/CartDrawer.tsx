import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { byDate, subtotalOf, titleOf, withPrice } from '../../domain/cart/cart.ts';
import { fill, formatMoney, plural } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { $cartDrawer, $cartSide, closeCart, switchCartSide } from '../../stores/cart-drawer.ts';
import { $cartDetails, watchCart } from '../../stores/cart-details.ts';
import { $cart, $cartLost, dismissCartLoss, removeLine } from '../../stores/cart.ts';
import { $storageFailed } from '../../stores/storage.ts';
import type { CartTexts } from '../header-texts.ts';
import { Icon } from '../icons.tsx';
import { DrawerLine } from './DrawerLine.tsx';
import { ShareCart } from './ShareCart.tsx';
import { tellCheckout } from './tell-checkout.ts';

export interface CartProps {
  locale: Locale;
  checkoutHref: string;
  catalogueHref: string;
}

/** The cart, in a dialog at the side of the page. It is only rendered while it is open. */
export function CartDrawer({ locale, texts, checkoutHref, catalogueHref }: CartProps & { texts: CartTexts }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const lines = useStore($cart);
  const details = useStore($cartDetails);
  const now = lines.reduce((all, { eventId, priceCents }) => {
    return withPrice(all, eventId, details[eventId]?.event?.priceCents ?? priceCents);
  }, lines);
  const side = useStore($cartSide);
  const { notice, added } = useStore($cartDrawer);
  const lost = useStore($cartLost);
  const unsaved = useStore($storageFailed);
  const [said, setSaid] = useState('');

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // The dialog's own box holds everything else: a click on the element itself is one on the backdrop.
    element.addEventListener('click', (event) => event.target === element && element.close());
    element.showModal();
    return watchCart();
  }, []);

  // Where it went is shown, and said once the dialog is there to say it.
  useEffect(() => {
    const line = $cart.get().find(({ eventId }) => eventId === added);
    if (!line) return;
    dialog.current?.querySelector('[data-added]')?.scrollIntoView({ block: 'nearest' });
    const seats = plural(line.quantity, locale, texts.seatsOf);
    const timer = setTimeout(() => setSaid(fill(texts.added, { seats, title: titleOf(line, locale) ?? '' })), 200);
    return () => clearTimeout(timer);
  }, [added, locale, texts]);

  const notices = [
    notice === 'too_many' && texts.tooMany,
    notice === 'too_many_lines' && texts.tooManyClasses,
    lost && texts.lost,
    unsaved && texts.notStored,
  ].filter((text) => text !== false);

  function remove(eventId: string, name: string) {
    removeLine(eventId);
    setSaid(fill(texts.removed, { title: name }));
    title.current?.focus();
  }

  return (
    <dialog
      ref={dialog}
      className="cart-drawer bg-white text-base"
      data-side={side}
      aria-labelledby="cart-title"
      onClose={() => {
        if (lost) dismissCartLoss();
        closeCart();
      }}
    >
      <div className="flex min-h-full flex-col">
        <div className="border-b sticky top-0 z-1 flex items-center gap-1 border-blue-100 bg-white px-2 py-1">
          <h2 ref={title} id="cart-title" className="outline-none me-auto text-lg" tabIndex={-1}>
            {texts.title}
          </h2>
          <button
            type="button"
            className="flex size-[44px] items-center justify-center rounded-sm text-blue-700 hover:bg-blue-50 max-sm:hidden"
            aria-label={side === 'right' ? texts.moveLeft : texts.moveRight}
            onClick={switchCartSide}
          >
            <Icon name="swap" />
          </button>
          <button
            type="button"
            className="flex size-[44px] items-center justify-center rounded-sm text-blue-700 hover:bg-blue-50"
            aria-label={texts.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" size={24} />
          </button>
        </div>
        <p role="status" className="sr-only">
          {said}
        </p>
        {notices.map((text) => (
          <p key={text} role="alert" className="border-s-4 border-amber-700 bg-amber-50 px-2 py-1.5 text-sm">
            {text}
          </p>
        ))}
        {lines.length === 0 ? (
          <div className="px-2 py-4">
            <p>{texts.empty}</p>
            <a href={catalogueHref} className="button button-action mt-2">
              {texts.browse}
            </a>
          </div>
        ) : (
          <>
            <ul className="px-1 py-1.5 sm:px-2">
              {byDate(lines).map((line) => (
                <DrawerLine
                  key={line.eventId}
                  line={line}
                  added={line.eventId === added}
                  locale={locale}
                  texts={texts}
                  onRemove={remove}
                />
              ))}
            </ul>
            <div className="border-t sticky bottom-0 mt-auto border-blue-100 bg-white p-2">
              <p className="flex items-baseline justify-between gap-2">
                <span>{texts.subtotal}</span>
                <strong className="tabular-nums text-lg">{formatMoney(subtotalOf(lines), locale)}</strong>
              </p>
              {subtotalOf(now) !== subtotalOf(lines) && (
                <p className="font-semibold flex items-baseline justify-between gap-2 text-amber-700">
                  <span>{texts.subtotalNow}</span>
                  <strong className="tabular-nums text-lg">{formatMoney(subtotalOf(now), locale)}</strong>
                </p>
              )}
              <a
                href={checkoutHref}
                onClick={() => tellCheckout(lines, locale)}
                className="button button-action mt-1.5 w-full"
              >
                {texts.checkout}
              </a>
              <ShareCart lines={lines} checkoutHref={checkoutHref} texts={texts.share} />
            </div>
          </>
        )}
      </div>
    </dialog>
  );
}
