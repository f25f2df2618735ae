import { LOGO_SCROLL_PX, TO_TOP_SCROLL_PX } from './measures.ts';

// The logo joins the bar, and the way back to the top appears, when the page is scrolled that far.
function mark() {
  document.documentElement.toggleAttribute('data-scrolled', scrollY > LOGO_SCROLL_PX);
  document.documentElement.toggleAttribute('data-far', scrollY > TO_TOP_SCROLL_PX);
}
addEventListener('scroll', mark, { passive: true });
mark();
