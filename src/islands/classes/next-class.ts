/**
 * What a row of the list of classes says of its seats and of the visitor's own time stands at the top of a course page
 * too, where the row's class is the next one.
 */
export function copyNextClass(): void {
  const copies = [
    ['[data-seats-of]', '[data-seats]'],
    ['[data-own-time-of]', '.class-own-time'],
  ] as const;
  for (const [place, selector] of copies) {
    const to = document.querySelector<HTMLElement>(place);
    const id = to?.dataset.seatsOf ?? to?.dataset.ownTimeOf;
    const from = id && document.querySelector(`[name=class][value="${id}"]`)?.closest('li')?.querySelector(selector);
    if (!to || !from) continue;
    const read = () => (to.textContent = from.textContent);
    new MutationObserver(read).observe(from, { childList: true });
    read();
  }
}
