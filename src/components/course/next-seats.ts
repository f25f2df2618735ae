// Seats and the visitor's own time of the next class stand at the top too: copies of what its row in the list says.
function copy(name: 'seatsOf' | 'ownTimeOf', selector: string) {
  const to = document.querySelector<HTMLElement>(name === 'seatsOf' ? '[data-seats-of]' : '[data-own-time-of]');
  const row = to && document.querySelector(`[name=class][value="${to.dataset[name]}"]`)?.closest('li');
  const from = row?.querySelector(selector);
  if (!from) return;
  const read = () => (to!.textContent = from.textContent);
  new MutationObserver(read).observe(from, { childList: true });
  read();
}

copy('seatsOf', '[data-seats]');
copy('ownTimeOf', '.class-own-time');

export {};
