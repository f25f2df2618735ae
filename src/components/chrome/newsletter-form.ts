// The form is answered in place once its script is there; until then, and without it, by a page.
// eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- the form brings this script
const form = document.querySelector<HTMLFormElement>('.newsletter')!;
let sending = false;

form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (sending) return;
  sending = true;
  import('./newsletter.ts')
    .then(({ subscribe }) => subscribe(form))
    // Without a connection everything stays as typed; the page says so.
    .catch(() => navigator.onLine && form.submit())
    .finally(() => (sending = false));
});
