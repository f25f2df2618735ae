/* eslint-disable @typescript-eslint/no-non-null-assertion -- it comes with the markup that it reads; guards would weigh on every page */
const nav = document.getElementById('schedule-weeks');
const select = nav?.querySelector('select');

/** Shows from which week on the list is: the one that has begun by the day, the first where nothing is asked for. */
export function showWeek(day: string): void {
  if (!select) return;
  const { options } = select;
  const later = [...options].findIndex(({ value }) => value > day);
  select.selectedIndex = (later === -1 ? options.length : Math.max(later, 1)) - 1;
  const [back, on] = nav!.querySelectorAll('button');
  back!.disabled = select.selectedIndex === 0;
  on!.disabled = select.selectedIndex === options.length - 1;
}

/** The Monday that was chosen before this was here, '' for the first; `undefined` where none was. `early.ts` has kept it, and stops now. */
export function chosenEarly(): string | undefined {
  if (!nav) return undefined;
  nav.onclick = nav.onchange = null;
  return nav.dataset.changed === undefined ? undefined : select?.value;
}

/** Calls with the Monday that somebody chooses, and with nothing for the first. */
export function onWeek(choose: (monday: string) => void): void {
  select?.addEventListener('change', () => choose(select.value));
  nav?.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (!button) return;
    select!.selectedIndex += Number(button.value);
    choose(select!.value);
    // At either end the focus goes on to what can still be used.
    if (button.disabled) select!.focus();
  });
}
