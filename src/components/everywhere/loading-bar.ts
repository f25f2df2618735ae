/** A page that is there sooner shows no bar. Milliseconds. */
const THROTTLE_MS = 200;

/**
 * The bar takes this long to fill, and stays full until the page comes, but so long at most: no browser tells of a page
 * that was stopped, or turned out to be a file. Milliseconds.
 */
const FILL_MS = 5000;
const STAY_MS = 25_000;

// eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- every page has it
const bar = document.querySelector<HTMLElement>('#loading')!;
let timer: ReturnType<typeof setTimeout> | undefined;
let filling: Animation | undefined;

function endLoading(): void {
  clearTimeout(timer);
  filling?.cancel();
  timer = filling = undefined;
  bar.hidden = true;
  delete bar.dataset.failed;
}

function startLoading(): void {
  endLoading();
  timer = setTimeout(() => {
    bar.hidden = false;
    // With reduced motion it only appears.
    const from = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'scaleX(0)';
    filling = bar.animate([{ transform: from }, { transform: 'none' }], { duration: FILL_MS, endDelay: STAY_MS });
    filling.onfinish = endLoading;
  }, THROTTLE_MS);
}

/** Whether another page is on its way. */
export const isLoading = () => timer !== undefined;

/** What was being loaded will not come. Without a word where nothing was, unless `always`. */
export function failLoading(always?: boolean): void {
  if (!always && timer === undefined) return;
  endLoading();
  bar.hidden = false;
  bar.dataset.failed = '';
}

interface NavigateEvent extends Event {
  hashChange: boolean;
  downloadRequest: string | null;
  destination: { url: string; sameDocument: boolean };
}

/** Shows that the next page is on its way, from whatever leads there: a link, a form, the browser's own buttons. */
export function watchNavigation(): void {
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('navigate', (event) => {
    const { hashChange, downloadRequest, destination } = event as NavigateEvent;
    const stays = hashChange || downloadRequest !== null || destination.sameDocument;
    if (!stays && new URL(destination.url).origin === location.origin) startLoading();
  });
  addEventListener('offline', () => failLoading());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) endLoading();
  });
}
