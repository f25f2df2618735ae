/* eslint-disable @typescript-eslint/no-non-null-assertion -- it comes with the markup that it reads; guards would weigh on every page */
// Pages are built ahead of time: what has begun since is no longer offered, and times are added by the visitor's clock.
for (const offer of document.querySelectorAll<HTMLElement>('[data-until]')) {
  offer.hidden = Date.parse(offer.dataset.until!) <= Date.now();
}
for (const after of document.querySelectorAll<HTMLElement>('[data-after]')) {
  after.hidden = Date.parse(after.dataset.after!) > Date.now();
}
const list = document.querySelector('[data-webinars]');
const none = document.querySelector<HTMLElement>('[data-none]');
if (list && none) none.hidden = list.querySelector('[data-until]:not([hidden])') !== null;

const places = document.querySelectorAll<HTMLElement>('[data-own-time]');
if (places.length > 0) void import('./own-times.ts').then(({ tellOwnTimes }) => tellOwnTimes(places));

// A chapter plays here; without script its link opens the film there. An address may name the second: `?t=95`.
const film = document.querySelector<HTMLVideoElement>('#film');
function seek(seconds: number): void {
  if (!film || !Number.isFinite(seconds)) return;
  if (film.readyState > 0) film.currentTime = seconds;
  else {
    film.addEventListener('loadedmetadata', () => (film.currentTime = seconds), { once: true });
    film.preload = 'metadata';
  }
}
for (const link of document.querySelectorAll<HTMLElement>('[data-at]')) {
  link.addEventListener('click', (event) => {
    if (!film || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    seek(Number(link.dataset.at));
    film.focus();
    // Refused where a browser wants a touch on the film itself; it stands at the chapter then.
    film.play().catch(() => undefined);
  });
}
const asked = new URLSearchParams(location.search).get('t');
if (film && asked !== null) {
  seek(Number(asked));
  film.scrollIntoView({ block: 'center' });
}
