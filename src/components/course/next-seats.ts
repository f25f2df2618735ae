// The seats of the next class stand at the top too: a copy of what its row in the list of classes says of them.
const copy = document.querySelector<HTMLElement>('[data-seats-of]');
const source =
  copy &&
  document.querySelector(`[name=class][value="${copy.dataset.seatsOf}"]`)?.closest('li')?.querySelector('[data-seats]');
if (source) {
  const read = () => (copy.textContent = source.textContent);
  new MutationObserver(read).observe(source, { childList: true });
  read();
}

export {};
