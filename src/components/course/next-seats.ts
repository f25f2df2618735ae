// The seats of the next class stand at the top too: a copy of what the list of classes says of them.
const copy = document.querySelector<HTMLElement>('[data-seats-of]');
const source = copy && document.querySelector(`[data-class="${copy.dataset.seatsOf}"] [data-seats]`);
if (source) {
  const read = () => (copy.textContent = source.textContent);
  new MutationObserver(read).observe(source, { childList: true });
  read();
}

export {};
