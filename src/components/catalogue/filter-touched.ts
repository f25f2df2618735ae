/* eslint-disable @typescript-eslint/no-non-null-assertion -- it comes with the markup that it reads; guards would weigh on every page */
// The filter comes when its address asks for something, or when it is touched; until then the whole list stands there.
const filter = document.querySelector<HTMLElement>('.catalogue-filter')!;
const form = filter.querySelector('form')!;
let waking: Promise<unknown> | undefined;
let ready = false;
const wake = () => (waking ??= import('./filter-courses.ts').then(() => (ready = true)));
const touch = () => void wake().catch(() => (waking = undefined));

// What is typed before the filter is there is kept for it, and what is pressed is pressed again.
form.addEventListener('input', () => {
  form.dataset.changed = '';
  touch();
});
form.addEventListener('submit', (event) => {
  if (ready) return;
  event.preventDefault();
  wake().then(
    () => form.requestSubmit(),
    () => form.submit(),
  );
});
filter.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('[data-tab]');
  if (ready || !link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  wake().then(
    () => link.click(),
    () => location.assign(link.href),
  );
});
for (const type of ['pointerover', 'touchstart', 'focusin']) filter.addEventListener(type, touch, { passive: true });
if (location.search) touch();
else document.querySelector<HTMLElement>('#catalogue-list')!.dataset.filtered = '';

export {};
