/* eslint-disable @typescript-eslint/no-non-null-assertion -- it comes with the markup that it reads; guards would weigh on every page */
/** The element that notices appear in; it also carries what scripts need to know of the page. */
export const region = document.querySelector<HTMLElement>('#notices')!;

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

/** What a client's own pages begin with, and those on which people pay. */
export const personalPaths = () => region.dataset.personal!.split(' ');

export const isPersonalPath = (path: string) =>
  personalPaths().some((start) => path === start || path.startsWith(`${start}/`));
