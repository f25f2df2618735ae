import '~/islands/classes/class-list.ts';
import { whenNear, whenShown } from '../everywhere/when.ts';

async function live(list: HTMLElement): Promise<void> {
  const { showOwnTimes, showSeats } = await import('~/islands/classes/live-rows.ts');
  showOwnTimes(list);
  showSeats(list);
  if (location.search && list.querySelector('#ticket'))
    void import('~/islands/classes/class-filter.ts').then(({ filterClasses }) => filterClasses(list));
}

// A page that is prerendered asks for seats only when it is looked at, and no page before its rows are near.
whenShown(() => {
  for (const list of document.querySelectorAll<HTMLElement>('[data-class-list]')) whenNear(list, () => void live(list));
});
