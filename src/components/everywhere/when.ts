/** Runs now, or once the page is looked at, where it was prerendered. */
export function whenShown(run: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', run, { once: true });
  } else run();
}

/** Runs once an element is on the screen, or on the next one to be scrolled to: what it needs does not compete with the page. */
export function whenNear(element: Element, run: () => void): void {
  const observer = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: '100%' },
  );
  // Where it has no box of its own, those in it have.
  for (const one of [element, ...element.children]) observer.observe(one);
}

/** A browser that is never idle, or thinks so, has waited long enough. Milliseconds. */
const LONGEST = 3_000;

/** Runs when nothing else waits for the browser, and some seconds after the page is there in any case. */
export function whenIdle(run: () => void): void {
  const later = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: LONGEST }) : setTimeout(run);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later);
}
