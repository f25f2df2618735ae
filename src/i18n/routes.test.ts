import { describe, expect, it } from 'vitest';
import { localeOfPath } from './locales.ts';
import { namedPages, namedRow, nameOf, pagesIn } from './page-names.ts';
import { siteMapGroups } from './page-row.ts';
import {
  encodePath,
  href,
  isPageId,
  isPersonal,
  isPrivate,
  linkTo,
  normalizePath,
  pageAt,
  pageIds,
  personalPaths,
  routes,
  rowOf,
  shellAt,
} from './routes.ts';
import { siteMap } from './strings/en/site-map.ts';

const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

describe('the table of pages', () => {
  it('gives each address to one page', () => {
    expect(repeated(routes.map(({ path }) => path))).toEqual([]);
  });

  it('is written decoded, without slashes at the end, French below /fr and nothing else there', () => {
    for (const { path, locale } of routes) {
      expect(normalizePath(path)).toBe(path);
      expect(localeOfPath(path), path).toBe(locale);
    }
  });

  it('names every page that a list shows, in both languages', () => {
    for (const id of namedPages) {
      const { names, otherNames = {}, search } = namedRow(id);
      for (const texts of [names, ...Object.values(otherNames), ...(search ? [search] : [])]) {
        expect(texts.en.trim(), id).not.toBe('');
        expect(texts.fr.trim(), id).not.toBe('');
      }
    }
  });

  it('calls no two pages of a language the same', () => {
    for (const locale of ['en', 'fr'] as const)
      expect(repeated(namedPages.map((id) => nameOf(id, locale)))).toEqual([]);
  });

  it('lists every public page with a name in the site map, in the order of its groups', () => {
    const groups = namedPages.map((id) => namedRow(id).group);
    expect(namedPages.filter((_, index) => groups[index] === undefined)).toEqual([]);
    const positions = groups.flatMap((group) => (group ? siteMapGroups.indexOf(group) : []));
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    expect(Object.keys(siteMap.groups)).toEqual(siteMapGroups);
  });

  it('lists no page that is opened by one person’s link alone', () => {
    const listed: readonly string[] = namedPages;
    const own = ['confirmation', 'invoice', 'manageBooking', 'quote', 'registration', 'waitlist', 'certificate'];
    expect(own.filter((id) => !isPageId(id) || listed.includes(id))).toEqual([]);
  });

  it('gives each position of a list to one page', () => {
    const places = namedPages.flatMap((id) => {
      const { menu, footer } = namedRow(id);
      return [...(menu ? [`menu ${menu.join(' ')}`] : []), ...(footer ? [`footer ${footer.join(' ')}`] : [])];
    });
    expect(repeated(places)).toEqual([]);
  });

  it('builds every page, or has another page show it', () => {
    for (const id of pageIds) {
      const { template, shownBy } = rowOf(id);
      expect([id, template === undefined]).toEqual([id, shownBy !== undefined]);
      if (shownBy !== undefined) expect(isPageId(shownBy) && rowOf(shownBy).template, id).toBeTruthy();
    }
  });

  it('keeps what is personal apart: nothing else lies below it, and nothing of it is found by the search', () => {
    for (const { id, path } of routes) {
      const { access = 'public' } = rowOf(id);
      expect([path, isPersonal(path)]).toEqual([path, access === 'personal' || access === 'private']);
      expect([path, isPrivate(path)]).toEqual([path, access === 'private']);
    }
    for (const id of namedPages) if (namedRow(id).search) expect([id, rowOf(id).access]).toEqual([id, undefined]);
  });
});

describe('an address', () => {
  it('is that of the page in a language, encoded, with its entry, query and hash', () => {
    expect(href('home', 'fr')).toBe('/fr');
    expect(href('professionalSkills', 'fr')).toBe('/fr/formation-des-comp%C3%A9tences');
    expect(href('category', 'en', { id: 'vba-(visual-basic-for-applications)' })).toBe(
      '/courses/vba-(visual-basic-for-applications)',
    );
    expect(href('catalogue', 'en', { query: { tab: 'adobe', q: undefined }, hash: 'adobe' })).toBe(
      '/course-catalog?tab=adobe#adobe',
    );
  });

  it('does not compile in a language that the page does not exist in, or without the entry that it needs', () => {
    // @ts-expect-error -- private pages have one address for both languages
    expect(() => href('clientSection', 'fr')).toThrow('clientSection: expected a path in fr');
    // @ts-expect-error -- a course is made from an entry
    expect(() => href('course', 'en')).toThrow('course: expected an entry in /course/[id]');
    // @ts-expect-error -- no such page
    expect(() => href('nothing', 'en')).toThrow();
  });

  it('is for a reader the page in their language, or else in the one it exists in', () => {
    expect(linkTo('faq', 'fr')).toEqual({ href: '/fr/faq', locale: 'fr', foreign: undefined });
    expect(linkTo('clientSection', 'fr')).toEqual({ href: '/private/client-section', locale: 'en', foreign: 'en' });
    expect(linkTo('officePerson', 'fr', { id: '12' }).href).toBe('/office/people/12');
  });
});

describe('a name', () => {
  it('is the same everywhere but where the row says otherwise', () => {
    expect(nameOf('faq', 'en')).toBe('Questions and answers');
    expect(nameOf('faq', 'en', 'search')).toBe('Frequently asked questions');
    expect(nameOf('faq', 'en', 'menu')).toBe('Questions and answers');
  });

  it('stands in a list of the menus in the order of the positions there', () => {
    expect(pagesIn('menu', 'organizations')).toEqual(['government', 'associations', 'managers']);
    expect(pagesIn('footer', 'support')).toEqual(['faq', 'contact', 'liveSupport', 'freeResources']);
  });
});

describe('the page that a template is asked for', () => {
  it('has its language, and its counterpart where there is one', () => {
    expect(pageAt('/fr/formation-des-compétences')).toEqual({
      id: 'professionalSkills',
      locale: 'fr',
      access: 'public',
      path: '/fr/formation-des-comp%C3%A9tences',
      alternate: '/professional-skills-training',
      standsIn: false,
    });
    expect(pageAt('/private/client-section').alternate).toBeUndefined();
    expect(pageAt('/checkout')).toMatchObject({ access: 'personal', alternate: '/fr/paiement' });
  });

  it('is that of an entry, whose pair the content knows', () => {
    const page = pageAt('/course/[id]', { id: 'excel-level-1', alternate: '/fr/cours/excel-niveau-1' });
    expect(page).toMatchObject({ path: '/course/excel-level-1', alternate: '/fr/cours/excel-niveau-1' });
    expect(pageAt('/course/[id]', { id: 'sql-level-1' }).alternate).toBeUndefined();
    expect(() => pageAt('/course/[id]')).toThrow('course: expected an entry');
  });

  it('has no counterpart where it stands in for another', () => {
    expect(pageAt('/404')).toMatchObject({ id: 'notFound', alternate: undefined, standsIn: true });
  });

  it('is a page of the table', () => {
    expect(() => pageAt('/nowhere')).toThrow('/nowhere: expected an address of src/i18n/pages.ts');
  });
});

describe('the other language of a page', () => {
  it.each([
    ['/', '/fr'],
    ['/fr', '/'],
    ['/fr/formation-des-compétences', '/professional-skills-training'],
    ['/checkout/invoice', '/fr/paiement/facture'],
    ['/private/client-section', undefined],
  ])('of %s is %s', (from, to) => {
    expect(pageAt(from).alternate).toBe(to);
  });
});

describe('paths', () => {
  it.each([
    ['/fr/formation-des-comp%C3%A9tences/', '/fr/formation-des-compétences'],
    ['/fr/formation-des-compe\u0301tences', '/fr/formation-des-compétences'],
    ['/', '/'],
    ['/100%', '/100%'],
  ])('%s is in the form of the table %s', (typed, path) => {
    expect(normalizePath(typed)).toBe(path);
  });

  it('are encoded segment by segment, whichever form their accents have', () => {
    expect(encodePath('/fr/compe\u0301tences (a)')).toBe('/fr/comp%C3%A9tences%20(a)');
  });

  it('below a personal page are personal, whether or not there is a page', () => {
    expect(personalPaths.toSorted()).toEqual([
      '/booking',
      '/checkout',
      '/fr/liste-attente',
      '/fr/paiement',
      '/fr/reservation',
      '/fr/verifier',
      '/office',
      '/private',
      '/verify',
      '/waitlist',
    ]);
    for (const path of ['/private/nothing', '/checkout/nothing', '/fr/paiement/rien', '/private']) {
      expect(isPersonal(path), path).toBe(true);
    }
    for (const path of ['/', '/privates', '/checkouts', '/fr', '/fr/paiements'])
      expect(isPersonal(path), path).toBe(false);
    expect([isPrivate('/private/recordings/a.mp4'), isPrivate('/checkout')]).toEqual([true, false]);
  });

  it('with a last part for the screen are shown by one page', () => {
    const shell = { route: '/private/event-videos/[id]', page: '/private/event-videos' };
    expect(shellAt('/private/event-videos/café')).toMatchObject(shell);
    for (const path of ['/private/event-videos', '/private/event-videos/', '/private/event-videos/a/b', '/private']) {
      expect(shellAt(path), path).toBeUndefined();
    }
  });
});
