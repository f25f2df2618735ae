/** What the office's scripts begin with: visitors do not keep them beforehand. */
export const OFFICE_SCRIPT = 'office-';

interface Chunk {
  name: string;
  moduleIds: readonly string[];
}

// Temporal too: a visitor's page does without it.
const ofOffice =
  /\/src\/(?:(?:islands\/office|i18n\/strings\/\w+\/office)\/|domain\/office\/told\.ts)|\/node_modules\/temporal-polyfill\//;

/** A script of the build: what it is for, and the digest of its content. No page but the office's has any module of the office. */
export function scriptName({ name, moduleIds }: Chunk): string {
  // A script of a component is named as that is: what Astro adds would be in every page.
  const plain = name.replace(/\.astro\W?_?astro\W?_?type\W?_?script.*$/, '').replace(/[^\w.-]/g, '_');
  return `assets/${moduleIds.some((id) => ofOffice.test(id)) ? OFFICE_SCRIPT : ''}${plain}.[hash].js`;
}

/**
 * Files of their own, so that a page asks for three at most before it is touched: what it has as its own, islands, and
 * what every page has, with the few lines that scripts of pages share. What shows live seats comes later, in one.
 */
export const scriptGroups = [
  {
    name: 'site',
    test: /\/src\/(?:components\/everywhere\/(?:Everywhere\.astro|when\.ts)|domain\/cart\/stored-seats\.ts|islands\/classes\/seat-wish\.ts|api\/hosts\.ts)|\0vite\/preload-helper/,
    priority: 2,
  },
  {
    name: 'live',
    test: /\/src\/(?:i18n\/(?:fill|locales|time)|api\/(?:timetable|live-seats)|components\/schedule\/bars|domain\/team\/quote-wish|islands\/classes\/course-seats)\.ts/,
    priority: 1,
  },
];
