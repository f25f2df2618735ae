// The menus work without this; here they close on Escape, on a click elsewhere and when focus leaves them.
const root = document.documentElement;
const menu = document.getElementById('menu')!;
const wide = matchMedia('(width >= 1260px)');

function closeGroups(except?: Node | null) {
  for (const group of menu.querySelectorAll<HTMLDetailsElement>('details[open]')) {
    if (wide.matches && !(except && group.contains(except))) group.open = false;
  }
}

document.addEventListener('click', (event) => closeGroups(event.target as Node));
menu.addEventListener('keydown', (event) => {
  const group = event.key === 'Escape' && wide.matches && menu.querySelector('details[open]');
  if (!group) return;
  closeGroups();
  group.querySelector('summary')!.focus();
});
menu.addEventListener('focusout', ({ relatedTarget }) => {
  if (!(relatedTarget instanceof Node)) return;
  closeGroups(relatedTarget);
  if (!wide.matches && !menu.contains(relatedTarget)) menu.hidePopover?.();
});
wide.addEventListener('change', () => menu.hidePopover?.());

// The logo joins the bar, and the way back to the top appears, when the page is scrolled that far.
function mark() {
  root.toggleAttribute('data-scrolled', scrollY > 96);
  root.toggleAttribute('data-far', scrollY > 800);
}
addEventListener('scroll', mark, { passive: true });
mark();

export {};
