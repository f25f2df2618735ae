/* eslint-disable @typescript-eslint/no-non-null-assertion -- it comes with the markup that it reads; guards would weigh on every page */
import { PAGES_CACHE } from '~/domain/storage/pages-cache.ts';
import { isLoading } from '../everywhere/loading-bar.ts';

const section = document.querySelector<HTMLElement>('[data-in-reach]')!;
const starts = section.dataset.inReach!.split(' ');

interface Copy {
  path: string;
  title: string;
  lang: string;
}

/** The course pages of which a copy is kept, by title. */
async function keptCourses(): Promise<Copy[]> {
  const cache = await caches.open(PAGES_CACHE);
  const addresses = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const courses = addresses.filter((path) => starts.some((start) => path.startsWith(start)));
  const copies = courses.map(async (path) => {
    const copy = await cache.match(location.origin + path);
    // Its styles would be held against the policy of this page.
    const html = (await copy?.text())?.replace(/<style[\s\S]*?<\/style>/g, '') ?? '';
    const page = new DOMParser().parseFromString(html, 'text/html');
    const title = page.querySelector('h1')?.textContent?.trim();
    return title ? [{ path, title, lang: page.documentElement.lang }] : [];
  });
  return (await Promise.all(copies)).flat().sort((a, b) => a.title.localeCompare(b.title));
}

function show(copies: Copy[]): void {
  const items = copies.map(({ path, title, lang }) => {
    const link = document.createElement('a');
    link.href = path;
    link.className = 'link inline-flex min-h-[44px] items-center';
    link.textContent = title;
    if (lang !== document.documentElement.lang) link.lang = link.hreflang = lang;
    const item = document.createElement('li');
    item.append(link);
    return item;
  });
  section.querySelector('ul')!.append(...items);
  section.querySelector<HTMLElement>('[data-none]')!.hidden = items.length > 0;
}

document.querySelector('[data-retry]')!.addEventListener('click', () => location.reload());
// An event that comes late tells of what is over; and whoever has chosen a course meanwhile is on the way there.
addEventListener('online', () => navigator.onLine && !isLoading() && location.reload());
// Storage may be blocked.
if ('caches' in window) keptCourses().then(show, () => show([]));
else show([]);
