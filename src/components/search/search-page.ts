/* eslint-disable @typescript-eslint/no-non-null-assertion -- it comes with the markup that it reads; guards would weigh on every page */
// Fetches the search as soon as the address asks for something, or somebody does.
const form = document.querySelector<HTMLFormElement>('#search-form')!;
const box = form.querySelector('input')!;
const offers = document.querySelector<HTMLElement>('#search-offers')!;
const parts = document.querySelectorAll<HTMLElement>('.awaits-search');

async function fetchSearch() {
  form.removeEventListener('focusin', touch);
  const { showResults } = await import('../../islands/search/results-page.tsx');
  showResults(form);
}

const touch = () => void fetchSearch();

function show() {
  for (const part of parts) part.dataset.shown = '';
}

/** On a slow line the page says at once what it is looking for. */
function saySearching(query: string) {
  const heading = document.querySelector<HTMLElement>('#search-heading')!;
  heading.textContent = heading.dataset.searching!.replace('{query}', () => query);
  offers.hidden = true;
}

box.value ||= new URLSearchParams(location.search).get('q') ?? '';
const query = box.value.trim();
if (query) {
  saySearching(query);
  show();
  void fetchSearch().catch((error: unknown) => {
    offers.hidden = false;
    throw error;
  });
} else {
  form.addEventListener('focusin', touch);
  show();
}
