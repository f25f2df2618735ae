/* eslint-disable @typescript-eslint/no-non-null-assertion -- it comes with the markup that it reads; guards would weigh on every page */
// Fetches the search as soon as the address asks for something, or somebody does.
const form = document.querySelector<HTMLFormElement>('#search-form')!;
const box = form.querySelector('input')!;
const offers = document.querySelector<HTMLElement>('#search-offers')!;
const found = document.querySelector<HTMLElement>('#search-found')!;
const spoken = document.querySelector<HTMLElement>('#search-status')!;
const parts = document.querySelectorAll<HTMLElement>('.awaits-search');

/** Loading is told only when it takes longer than this. Milliseconds. */
const LOADING_DELAY_MS = 200;
let loading: ReturnType<typeof setTimeout> | undefined;

async function fetchSearch() {
  form.removeEventListener('focusin', touch);
  const { showResults } = await import('../../islands/search/results-page.tsx');
  // From here on the search says it.
  clearTimeout(loading);
  showResults(form);
}

const touch = () => void fetchSearch();

function show() {
  for (const part of parts) part.dataset.shown = '';
}

/** On a slow line the page says at once what it is looking for, and soon that it is on its way. */
function saySearching(query: string) {
  const heading = document.querySelector<HTMLElement>('#search-heading')!;
  heading.textContent = heading.dataset.searching!.replace('{query}', () => query);
  offers.hidden = true;
  found.ariaBusy = 'true';
  loading = setTimeout(() => (spoken.textContent = spoken.dataset.loading!), LOADING_DELAY_MS);
}

box.value ||= new URLSearchParams(location.search).get('q') ?? '';
const query = box.value.trim();
if (query) {
  saySearching(query);
  show();
  void fetchSearch().catch((error: unknown) => {
    offers.hidden = false;
    found.ariaBusy = null;
    clearTimeout(loading);
    spoken.textContent = '';
    throw error;
  });
} else {
  form.addEventListener('focusin', touch);
  show();
}
