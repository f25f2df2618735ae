// The form is answered in place once its script is there; until then, and without it, by a page.
for (const form of document.querySelectorAll<HTMLFormElement>('.newsletter')) {
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
}
