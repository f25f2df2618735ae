import type { SeatWish } from '../../domain/cart.ts';
import { showOwnTimes, showSeats } from './live.ts';

/** Puts the seats of a row's form into the cart and opens it. The stores are fetched only now. */
async function add(form: HTMLFormElement): Promise<void> {
  if (form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  try {
    const wish = JSON.parse(form.dataset['wish']!) as SeatWish;
    const quantity = Number(new FormData(form).get('quantity'));
    const [{ addSeats }, { openCart }] = await Promise.all([
      import('../../stores/cart.ts'),
      import('../../stores/cart-drawer.ts'),
    ]);
    const outcome = addSeats(wish, quantity);
    openCart(outcome === 'added' ? undefined : outcome);
    document.querySelector('[data-cart] astro-island')?.dispatchEvent(new Event('interaction:start'));
  } catch {
    // The code could not be had: the form goes to the checkout with its class, as it does without script.
    form.submit();
  } finally {
    form.ariaBusy = null;
  }
}

document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (!form.dataset['wish']) return;
  event.preventDefault();
  void add(form);
});

function live() {
  for (const list of document.querySelectorAll<HTMLElement>('[data-class-list]')) {
    showOwnTimes(list);
    showSeats(list);
  }
}

// A page that is prerendered asks for seats only when it is looked at.
if ((document as { prerendering?: boolean }).prerendering) {
  document.addEventListener('prerenderingchange', live, { once: true });
} else live();
