/* eslint-disable @typescript-eslint/no-non-null-assertion -- it comes with the markup that it reads; guards would weigh on every page */
import { ADDING_EVENT } from '../../domain/cart/stored-seats.ts';
import { wishOf } from './seat-wish.ts';

const ticket = document.querySelector<HTMLElement>('#ticket');

/** Puts the seats of a row's form into the cart and opens it. The stores are fetched only now. */
async function add(form: HTMLFormElement, button: HTMLElement): Promise<void> {
  if (form.ariaBusy) return;
  form.ariaBusy = 'true';
  const row = button.closest<HTMLElement>('[data-price]')!;
  // The dates of a course have one number of people between them.
  const people = Number(
    (row.querySelector('select') ?? ticket?.querySelector<HTMLInputElement>('[name=quantity]'))?.value ?? 1,
  );
  document.dispatchEvent(new CustomEvent(ADDING_EVENT, { detail: people }));
  document.querySelector('[data-cart] astro-island')?.dispatchEvent(new Event('interaction:start'));
  try {
    const [{ addSeats }, { openCart }] = await Promise.all([
      import('../../stores/cart.ts'),
      import('../../stores/cart-drawer.ts'),
    ]);
    const wish = wishOf(row);
    const outcome = addSeats(wish, people);
    openCart(outcome === 'added' ? undefined : outcome, wish.eventId);
  } catch {
    // The code could not be had: the form goes on to the checkout, as it does without script.
    document.removeEventListener('submit', submit);
    button.click();
  } finally {
    form.ariaBusy = null;
  }
}

function submit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  if (!form.closest('[data-class-list]')) return;
  event.preventDefault();
  void add(form, event.submitter!);
}

document.addEventListener('submit', submit);

document.addEventListener('click', ({ target }) => {
  const choice = (target as Element).closest<HTMLElement>('[data-choice]')?.dataset.choice;
  if (choice) void import('./ticket.ts').then(({ show }) => show(choice));
  const button = (target as Element).closest<HTMLButtonElement>('.stepper button');
  const input = button?.parentElement!.querySelector('input');
  if (!input) return;
  input.stepUp(Number(button!.value));
  input.dispatchEvent(new Event('input', { bubbles: true }));
});

if (ticket) {
  const list = ticket.closest<HTMLElement>('[data-class-list]')!;
  list.addEventListener('input', ({ target }) => {
    if ((target as Element).matches('[name=class],[type=number]'))
      void import('./ticket.ts').then(({ changed }) => changed(target as HTMLInputElement));
  });
  // On a phone an outline is a list of its modules.
  if (innerWidth < 600)
    for (const one of document.querySelectorAll<HTMLDetailsElement>('.outline-list li + li > details'))
      one.open = false;
}
