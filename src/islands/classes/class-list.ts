/* eslint-disable @typescript-eslint/no-non-null-assertion -- it comes with the markup that it reads; guards would weigh on every page */
import { showOwnTimes, showSeats } from './live-rows.ts';
import { copyNextClass } from './next-class.ts';
import { wishOf } from './seat-wish.ts';

/** Puts the seats of a row's form into the cart and opens it. The stores are fetched only now. */
async function add(form: HTMLFormElement): Promise<void> {
  if (form.ariaBusy) return;
  form.ariaBusy = 'true';
  const row = form.closest('li')!;
  try {
    const [{ addSeats }, { openCart }] = await Promise.all([
      import('../../stores/cart.ts'),
      import('../../stores/cart-drawer.ts'),
    ]);
    const outcome = addSeats(wishOf(row), Number(row.querySelector('select')!.value));
    openCart(outcome === 'added' ? undefined : outcome);
    document.querySelector('[data-cart] astro-island')?.dispatchEvent(new Event('interaction:start'));
  } catch {
    // The code could not be had: the form goes on to the checkout, as it does without script.
    document.removeEventListener('submit', submit);
    row.querySelector('button')!.click();
  } finally {
    form.ariaBusy = null;
  }
}

function submit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  if (!form.closest('[data-class-list]')) return;
  event.preventDefault();
  void add(form);
}

document.addEventListener('submit', submit);

const filter = document.querySelector<HTMLElement>('#class-filter');
const list = document.querySelector<HTMLElement>('[data-class-list]');
if (filter && list) {
  // Fetched when the address asks for something, or when somebody is about to.
  let fetched = false;
  const fetchFilter = async () => {
    if (fetched) return;
    fetched = true;
    (await import('./class-filter.ts')).filterClasses(filter, list);
  };
  if (location.search) void fetchFilter();
  for (const type of ['focusin', 'pointerover', 'change'])
    filter.addEventListener(type, () => void fetchFilter(), { once: true });
}
copyNextClass();

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
