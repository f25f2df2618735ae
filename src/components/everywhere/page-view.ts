import { notices } from './page-facts.ts';

/** A page counts once it has been there this long. Milliseconds. */
const PAGE_VIEW_DELAY_MS = 250;

/** What a tag manager reads, where there is one. Without one it is a list that nobody reads. */
export const dataLayer = () => ((window as { dataLayer?: object[] }).dataLayer ??= []);

/** Without what stands behind `?` or `#`: what people type is nobody's business. */
function push(): void {
  setTimeout(
    () =>
      dataLayer().push({
        event: 'PageView',
        routeName: notices.dataset.route ?? 'none',
        pageType: 'PageView',
        pageUrl: location.pathname,
        pageTitle: document.title,
      }),
    PAGE_VIEW_DELAY_MS,
  );
}

/** Tells the data layer of this page, and again when the browser takes it out of its memory. */
export function countView(): void {
  push();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) push();
  });
}
