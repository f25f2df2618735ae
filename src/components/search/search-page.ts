/* eslint-disable @typescript-eslint/no-non-null-assertion -- it comes with the markup that it reads; guards would weigh on every page */
// Fetches the search as soon as the address asks for something, or somebody does.
const form = document.querySelector<HTMLFormElement>('#search-form')!;
const box = form.querySelector('input')!;
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

box.value ||= new URLSearchParams(location.search).get('q') ?? '';
if (box.value.trim()) void fetchSearch().finally(show);
else {
  form.addEventListener('focusin', touch);
  show();
}
