/* eslint-disable @typescript-eslint/no-non-null-assertion -- it comes with the markup that it reads; guards would weigh on every page */
// A question is opened by its address, an open one writes its own into the address bar, and words filter the list.
const field = document.querySelector<HTMLInputElement>('#faq-words')!;
const count = document.querySelector<HTMLElement>('#faq-count')!;
const empty = document.querySelector<HTMLElement>('#faq-empty')!;
const questions = [...document.querySelectorAll<HTMLDetailsElement>('.faq details')];
const plural = new Intl.PluralRules(document.documentElement.lang);

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function arrive() {
  let id = location.hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // Written wrong: no question of ours.
  }
  const asked = document.getElementById(id);
  if (!(asked instanceof HTMLDetailsElement)) return;
  asked.open = true;
  asked.scrollIntoView();
}

function filter() {
  const words = fold(field.value).split(/\s+/);
  let found = 0;
  for (const question of questions) {
    const text = fold(question.textContent);
    if (!(question.hidden = !words.every((word) => text.includes(word)))) found += 1;
  }
  for (const subject of document.querySelectorAll<HTMLElement>('.faq-subject')) {
    subject.hidden = !subject.querySelector('details:not([hidden])');
  }
  empty.hidden = found > 0;
  count.textContent = count.dataset[plural.select(found)]!.replace('{count}', `${found}`);
}

for (const question of questions) {
  question.querySelector('summary')!.addEventListener('click', () => {
    if (!question.open) history.replaceState(null, '', `#${question.id}`);
  });
}
field.addEventListener('input', filter);
addEventListener('hashchange', arrive);
arrive();

export {};
