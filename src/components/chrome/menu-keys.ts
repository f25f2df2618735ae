import { MENU_ROW_PX } from './measures.ts';

// The menus work without this. As the ARIA practices describe disclosure navigation, they close here on Escape, on a
// click elsewhere and when focus leaves them, and arrow keys, Home and End move along the row and through a panel.
/* eslint-disable @typescript-eslint/no-non-null-assertion -- what listens to the menu runs where there is one */
const menu = document.querySelector<HTMLElement>('#menu');
const row = matchMedia(`(width >= ${MENU_ROW_PX}px)`);
const TOP = '.menu-row > li > a, summary';
const openGroup = () => (row.matches ? menu?.querySelector<HTMLDetailsElement>('[open]') : undefined);

function leave(target: EventTarget | null) {
  const group = openGroup();
  if (group && !group.contains(target as Node)) group.open = false;
}

/** Where a key leads from the item at `position` of `count`; `undefined` for any other key. Ends are ends. */
function reached(key: string, position: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(position + 1, count - 1);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(position - 1, 0);
  return undefined;
}

function press(event: KeyboardEvent) {
  const { key } = event;
  const target = event.target as HTMLElement;
  const group = openGroup();
  if (key === 'Escape' && group) {
    group.open = false;
    group.querySelector('summary')?.focus();
  }
  const panel = target.closest('.menu-panel');
  const below = key === 'ArrowDown' ? target.closest('summary')?.closest('[open]') : null;
  const inside = panel ?? below;
  const items = inside ? inside.querySelectorAll<HTMLElement>('a') : menu!.querySelectorAll<HTMLElement>(TOP);
  const next = below ? 0 : reached(key, [...items].indexOf(target), items.length);
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
}

addEventListener('click', ({ target }) => leave(target));
menu?.addEventListener('keydown', press);
menu?.addEventListener('focusout', ({ relatedTarget }) => {
  if (!relatedTarget) return;
  leave(relatedTarget);
  if (!row.matches && !menu.contains(relatedTarget as Node)) menu.hidePopover?.();
});
row.addEventListener('change', () => menu?.hidePopover?.());
