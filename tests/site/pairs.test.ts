import { describe, expect, it } from 'vitest';
import { encodePath, pageAt } from '../../src/i18n/routes.ts';
import { isWithin } from '../../src/domain/site/addresses.ts';
import { indexable, pages, siteData } from './built-pages.ts';

/** The pairs that the site has promised to hold. Those of courses, and any others, are on top of them. */
const pairs = [
  ['/', '/fr'],
  ['/contact-us', '/fr/contactez-nous'],
  ['/course-catalog', '/fr/cours-catalogue'],
  ['/faq', '/fr/faq'],
  ['/software-training', '/fr/formation-aux-logiciels'],
  ['/professional-skills-training', '/fr/formation-des-compétences'],
  ['/gctadvantage', '/fr/lavantage-gct'],
  ['/our-clients', '/fr/nos-clients'],
  ['/our-training-centre', '/fr/notre-centre-de-formation'],
  ['/our-team', '/fr/notre-equipe'],
  ['/checkout', '/fr/paiement'],
  ['/privacy-policy', '/fr/politique-de-confidentialite'],
  ['/live-support', '/fr/support-en-direct'],
  ['/courses/associations', '/fr/formations/associations-professionnelles'],
  ['/courses/government', '/fr/formations/formation-pour-les-agences-gouvernementales'],
  ['/ottawa/microsoft-excel-training-courses', '/fr/ottawa/cours-de-formation-sur-microsoft-excel'],
  ['/courses/microsoft-excel', '/fr/formations/microsoft-excel'],
  ['/courses/microsoft-word', '/fr/formations/microsoft-word'],
  ['/courses/microsoft-powerpoint', '/fr/formations/microsoft-powerpoint'],
  ['/courses/microsoft-outlook', '/fr/formations/microsoft-outlook'],
  ['/courses/microsoft-365', '/fr/formations/microsoft-365'],
  ['/courses/microsoft-teams', '/fr/formations/microsoft-teams'],
  ['/courses/microsoft-power-bi', '/fr/formations/microsoft-power-bi'],
  ['/courses/microsoft-project', '/fr/formations/microsoft-project'],
  ['/courses/adobe-acrobat', '/fr/formations/adobe-acrobat'],
  ['/courses/leadership-skills', '/fr/formations/leadership'],
  ['/courses/project-management-training', '/fr/formations/gestion-de-projet'],
] as const;

/** The pages that lead nowhere but on. They have the switch, and search engines are not told of them. */
const slim = new Set(['/checkout', '/fr/paiement']);

function versionsOf(path: string) {
  const page = pages.find((one) => one.path === encodePath(path));
  if (!page) throw new Error(`${path}: expected the page to be built`);
  const alternates = page.root.querySelectorAll('head link[rel=alternate][hreflang]').map((link) => {
    return [link.getAttribute('hreflang'), new URL(link.getAttribute('href') ?? '').pathname];
  });
  return {
    switch: page.root.querySelector('header [data-language-switch]')?.getAttribute('href'),
    alternates: Object.fromEntries(alternates) as Record<string, string>,
  };
}

describe('the pairs of pages', () => {
  it('are 27', () => {
    expect(pairs).toHaveLength(27);
  });

  it.each(pairs)('%s and %s lead to each other, by the switch and in the head', (en, fr) => {
    const alternates = { 'en-CA': encodePath(en), 'fr-CA': encodePath(fr), 'x-default': encodePath(en) };
    for (const [path, other] of [
      [en, fr],
      [fr, en],
    ] as const) {
      const expected = { switch: encodePath(other), alternates: slim.has(path) ? {} : alternates };
      expect(versionsOf(path)).toEqual(expected);
    }
  });

  it('of a booking are known to the table', () => {
    expect([pageAt('/checkout').alternate, pageAt('/fr/paiement').alternate]).toEqual(['/fr/paiement', '/checkout']);
  });
});

/** What is shown to both languages at one address switches within itself. */
const isForBoth = (path: string) => isWithin(['/private', '/office'], path);

describe('no page is a dead end for those who read the other language', () => {
  const open = pages.filter(({ path }) => !isForBoth(path));
  const addresses = new Map(pages.map((page) => [page.path, page]));

  it.each(open.map((page) => [page.path, page] as const))('%s', (_path, { root, locale }) => {
    const other = locale === 'en' ? 'fr' : 'en';
    const near = root.querySelectorAll('.footer [data-near]');
    const ways = [...root.querySelectorAll('header [data-language-switch]').slice(0, 1), ...near];
    // One of the two ways, and not both.
    expect(ways).toHaveLength(1);
    for (const way of ways) {
      expect(way.getAttribute('data-language-switch')).toBe(other);
      const { pathname } = new URL(way.getAttribute('href') ?? '', siteData.origin);
      expect(addresses.get(pathname)?.locale).toBe(other);
    }
    // Why it leads elsewhere is said in the language of who asks.
    for (const way of near) expect(way.closest('p')?.getAttribute('lang')).toBe(`${other}-CA`);
  });

  /** Of an article, a webinar or an episode. */
  const read = /^\/(?:fr\/)?(?:blog|blogue|webinars|webinaires|podcast|balado)\/./;
  const lists = new Set(
    ['/blog', '/webinars', '/previous-webinars', '/podcast', '/', '/course-catalog', '/schedule'].map(
      (path) => pageAt(path).alternate ?? '',
    ),
  );

  it('an article, a webinar or an episode leads to its subject, and to no list', () => {
    const ways = open
      .filter(({ path }) => read.test(path))
      .flatMap(({ path, root }) =>
        root.querySelectorAll('.footer [data-near]').map((way) => [path, way.getAttribute('href') ?? ''] as const),
      );
    expect(ways.length).toBeGreaterThan(60);
    const english = new Set([...lists].map((path) => pageAt(path).alternate));
    expect(ways.filter(([, to]) => lists.has(to) || english.has(to))).toEqual([]);
    const to = new Map(ways);
    expect(to.get('/blog/pivottable-calculated-field-wrong-total')).toBe(
      '/fr/webinaires/tableaux-croises-en-une-heure',
    );
    expect(to.get('/blog/xlookup-instead-of-vlookup')).toBe('/fr/webinaires/recherchex-sans-surprise');
    expect(to.get('/blog/redact-a-pdf-properly')).toBe('/fr/cours/acrobat-niveau-2');
  });

  it('menus and footer name what is in English on a French page, which their sheet marks', () => {
    const french = open.filter(({ locale }) => locale === 'fr');
    const links = french.flatMap(({ path, root }) =>
      root
        .querySelectorAll('.menu-row a, .footer li a')
        .map((link) => [path, link.getAttribute('href') ?? '', link.getAttribute('lang')] as const)
        .filter(([, href]) => addresses.get(new URL(href, siteData.origin).pathname)?.locale === 'en'),
    );
    expect(french.length).toBeGreaterThan(100);
    expect(links.filter(([, , lang]) => lang !== 'en')).toEqual([]);
  });

  it('the drawer of a phone has the switch of the bar', () => {
    for (const { root } of open) {
      const bar = root.querySelector('.header-top [data-language-switch]');
      const drawer = root.querySelector('.menu-foot [data-language-switch]');
      expect(drawer?.getAttribute('href')).toBe(bar?.getAttribute('href'));
    }
  });
});

describe('the switch of language', () => {
  it('stands on a page just where its head names a counterpart', () => {
    for (const { path, locale } of indexable) {
      const { switch: target, alternates } = versionsOf(decodeURIComponent(path));
      expect([path, target]).toEqual([path, alternates[locale === 'en' ? 'fr-CA' : 'en-CA']]);
    }
  });

  it.each(['/404', '/fr/404', '/error', '/fr/error'])('is not on %s, which stands in for other pages', (path) => {
    expect(versionsOf(path)).toEqual({ alternates: {} });
  });
});
