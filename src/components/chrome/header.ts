// The menus work without this; here they close on Escape, on a click elsewhere and when focus leaves them.
const menu = document.querySelector<HTMLElement>('#menu')!;
const wide = matchMedia('(width >= 1260px)');
const openGroup = () => (wide.matches ? menu.querySelector<HTMLDetailsElement>('[open]') : null);

function leave(target: EventTarget | null) {
  const group = openGroup();
  if (group && !group.contains(target as Node)) group.open = false;
}

addEventListener('click', ({ target }) => leave(target));
menu.addEventListener('keydown', ({ key }) => {
  const group = openGroup();
  if (key !== 'Escape' || !group) return;
  group.open = false;
  group.querySelector('summary')!.focus();
});
menu.addEventListener('focusout', ({ relatedTarget }) => {
  if (!relatedTarget) return;
  leave(relatedTarget);
  if (!wide.matches && !menu.contains(relatedTarget as Node)) menu.hidePopover?.();
});
wide.addEventListener('change', () => menu.hidePopover?.());

// The logo joins the bar when the page is scrolled that far.
function mark() {
  document.documentElement.toggleAttribute('data-scrolled', scrollY > 96);
}
addEventListener('scroll', mark, { passive: true });
mark();

export {};
