/** Runs now, or once the page is looked at, where it was prerendered. */
export function whenShown(run: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', run, { once: true });
  } else run();
}

/** Runs when nothing else waits for the browser. */
export function whenIdle(run: () => void): void {
  const later = () => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run));
  if (document.readyState === 'complete') later();
  else addEventListener('load', later);
}
