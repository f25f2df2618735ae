import { hosts } from '~/api/hosts.ts';
import { PAYMENT_WAYS_PATH } from '~/domain/payments/paths.ts';

// The form is there once it is known that cards are taken; the rest of it is fetched when it is touched.

/** Longer counts as no. Milliseconds. */
const TIMEOUT_MS = 10_000;

async function takesCards(): Promise<boolean> {
  const answer = await fetch(hosts.site + PAYMENT_WAYS_PATH, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const { ways } = (await answer.json()) as { ways?: unknown };
  return Array.isArray(ways) && ways.includes('card');
}

const section = document.querySelector('[data-pay-by-card]')!; // eslint-disable-line @typescript-eslint/no-non-null-assertion -- it comes with its markup
const form = section.querySelector('form')!; // eslint-disable-line @typescript-eslint/no-non-null-assertion -- as above
const looking = section.querySelector<HTMLElement>('[data-looking]')!; // eslint-disable-line @typescript-eslint/no-non-null-assertion -- as above

let waking: Promise<void> | undefined;
let live = false;
const wake = () =>
  (waking ??= import('./live-pay-by-card.ts')
    .then(({ enlivenPayByCard }) => enlivenPayByCard(form))
    .then(() => void (live = true)));
const touch = () => void wake().catch(() => (waking = undefined));

form.addEventListener('focusin', touch, { once: true });
form.addEventListener('submit', (event) => {
  if (live) return;
  event.preventDefault();
  void wake().then(
    () => form.requestSubmit(),
    () => (waking = undefined),
  );
});

void takesCards()
  .catch(() => false)
  .then((taken) => {
    form.hidden = !taken;
    looking.textContent = taken ? '' : (looking.dataset.closed ?? '');
    looking.hidden = taken;
  });

export {};
