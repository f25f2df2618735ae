import { useStore } from '@nanostores/react';
import { useRef, type MouseEvent } from 'react';
import { $cartDrawer, openCart } from '../../stores/cart-drawer.ts';
import '../header-sheet.ts';
import { cartTexts } from '../header-texts.ts';
import { Icon } from '../icons.tsx';
import { useReady } from '../use-ready.ts';
import { CartDrawer, type CartProps } from './CartDrawer.tsx';

/** The cart's icon, a link to the checkout until the drawer is there. */
export default function Cart(props: CartProps) {
  const root = useRef<HTMLAnchorElement>(null);
  const { open } = useStore($cartDrawer, { ssr: 'initial' });
  useReady(root);

  function show(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openCart();
  }

  return (
    <>
      <a
        ref={root}
        href={props.checkoutHref}
        className="flex size-[44px] items-center justify-center rounded-sm text-blue-700 hover:bg-blue-50"
        aria-label={cartTexts[props.locale].open}
        aria-describedby="cart-count"
        aria-haspopup="dialog"
        onClick={show}
      >
        <Icon name="cart" size={24} />
      </a>
      {open && <CartDrawer {...props} texts={cartTexts[props.locale]} />}
    </>
  );
}
