import { describe, expect, it } from 'vitest';
import { encodePath, pageAt } from '../../src/i18n/routes.ts';
import { indexable, pages } from './built-pages.ts';

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
    switch: page.root.querySelector('[data-language-switch]')?.getAttribute('href'),
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
