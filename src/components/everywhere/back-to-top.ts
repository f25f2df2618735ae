/** The way back to the top appears beyond this many CSS pixels. */
export const BACK_TO_TOP_PX = 800;

export function watchScroll(): void {
  const mark = () => document.documentElement.toggleAttribute('data-far', scrollY > BACK_TO_TOP_PX);
  addEventListener('scroll', mark, { passive: true });
  mark();
}
