/** The key in session storage of how far a page was read when its language was switched. */
const READING_PLACE = 'readingPlace';

const height = () => document.documentElement.scrollHeight;

/** Opens a page where the same one in the other language was left, and remembers where this one is. */
export function keepReadingPlace(): void {
  try {
    const [path, part] = sessionStorage.getItem(READING_PLACE)?.split(' ') ?? [];
    sessionStorage.removeItem(READING_PLACE);
    // Whoever has moved, or named a part of the page, is where they want to be.
    if (path === location.pathname && !location.hash && scrollY === 0) {
      scrollTo({ top: Number(part) * height(), behavior: 'instant' });
    }
  } catch {
    return; // Storage is blocked: every page opens at its beginning.
  }
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('[data-language-switch]:not([data-near])');
    if (link) sessionStorage.setItem(READING_PLACE, `${link.pathname} ${scrollY / height()}`);
  });
}
