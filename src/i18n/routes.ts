import { localeOfPath, otherLocale, type Locale } from './locales.ts';

/**
 * Every public address of the site, and the only place where one is written. `[id]` stands for a slug. A route
 * without a French path has no counterpart. `planned` marks one whose page is still to come: nothing can link to it.
 */
interface Route {
  en?: string;
  fr?: string;
  planned?: true;
}

/** The pages that exist in both languages under addresses of their own. */
export const pairs = {
  home: { en: '/', fr: '/fr' },
  contact: { en: '/contact-us', fr: '/fr/contactez-nous' },
  catalogue: { en: '/course-catalog', fr: '/fr/cours-catalogue' },
  faq: { en: '/faq', fr: '/fr/faq' },
  softwareTraining: { en: '/software-training', fr: '/fr/formation-aux-logiciels' },
  professionalSkills: { en: '/professional-skills-training', fr: '/fr/formation-des-compétences' },
  advantage: { en: '/gctadvantage', fr: '/fr/lavantage-gct' },
  clients: { en: '/our-clients', fr: '/fr/nos-clients' },
  trainingCentre: { en: '/our-training-centre', fr: '/fr/notre-centre-de-formation' },
  team: { en: '/our-team', fr: '/fr/notre-equipe' },
  checkout: { en: '/checkout', fr: '/fr/paiement' },
  privacy: { en: '/privacy-policy', fr: '/fr/politique-de-confidentialite' },
  liveSupport: { en: '/live-support', fr: '/fr/support-en-direct' },
  associations: { en: '/courses/associations', fr: '/fr/formations/associations-professionnelles' },
  government: {
    en: '/courses/government',
    fr: '/fr/formations/formation-pour-les-agences-gouvernementales',
  },
  ottawaExcel: {
    en: '/ottawa/microsoft-excel-training-courses',
    fr: '/fr/ottawa/cours-de-formation-sur-microsoft-excel',
  },
  categoryExcel: { en: '/courses/microsoft-excel', fr: '/fr/formations/microsoft-excel' },
  categoryWord: { en: '/courses/microsoft-word', fr: '/fr/formations/microsoft-word' },
  categoryPowerPoint: { en: '/courses/microsoft-powerpoint', fr: '/fr/formations/microsoft-powerpoint' },
  categoryOutlook: { en: '/courses/microsoft-outlook', fr: '/fr/formations/microsoft-outlook' },
  category365: { en: '/courses/microsoft-365', fr: '/fr/formations/microsoft-365' },
  categoryTeams: { en: '/courses/microsoft-teams', fr: '/fr/formations/microsoft-teams' },
  categoryPowerBi: { en: '/courses/microsoft-power-bi', fr: '/fr/formations/microsoft-power-bi' },
  categoryProject: { en: '/courses/microsoft-project', fr: '/fr/formations/microsoft-project' },
  categoryAcrobat: { en: '/courses/adobe-acrobat', fr: '/fr/formations/adobe-acrobat' },
  categoryLeadership: { en: '/courses/leadership-skills', fr: '/fr/formations/leadership' },
  categoryProjectManagement: {
    en: '/courses/project-management-training',
    fr: '/fr/formations/gestion-de-projet',
  },
} as const satisfies Record<string, Required<Pick<Route, 'en' | 'fr'>> & Route>;

/** Pages made from content entries, and those that belong to another page. A course is a pair by its content. */
export const routes = {
  ...pairs,
  course: { en: '/course/[id]', fr: '/fr/cours/[id]' },
  category: { en: '/courses/[id]', fr: '/fr/formations/[id]' },
  confirmation: { en: '/checkout/confirmation', fr: '/fr/paiement/confirmation' },
  invoice: { en: '/checkout/invoice', fr: '/fr/paiement/facture' },
  offline: { en: '/offline', fr: '/fr/hors-ligne' },
  thanks: { en: '/contact-us/thank-you', fr: '/fr/contactez-nous/merci' },

  // In English only. What a French page says of them is marked with their language.
  trainingPackages: { en: '/courses/training-packages' },
  greatSeries: { en: '/courses/great-series' },
  series: { en: '/courses/[id]' },
  coaching: { en: '/coaching' },
  consulting: { en: '/consulting' },
  softwareConsulting: { en: '/software-consulting-services' },
  databases: { en: '/databases-and-web-apps' },
  managers: { en: '/managers-hr-professionals-and-it-departments-training' },
  strategySession: { en: '/training-strategy-session' },
  roomRental: { en: '/room-rental-live' },
  specialEvent: { en: '/special-event' },
  payment: { en: '/payment' },
  blog: { en: '/blog' },
  article: { en: '/blog/[id]' },
  blogFeed: { en: '/blog/rss.xml' },
  webinars: { en: '/webinars' },
  webinar: { en: '/webinars/[id]' },
  previousWebinars: { en: '/previous-webinars' },
  podcast: { en: '/podcast' },
  freeResources: { en: '/free-resources' },
  download: { en: '/free-downloads/[id].pdf' },
  accessibilityRibbons: { en: '/free-accessibility-ribbons' },
  careers: { en: '/careers' },
  us: { en: '/us' },
  terms: { en: '/terms-and-conditions' },
  sitemap: { en: '/sitemap' },
  calgary: { en: '/calgary' },
  ottawa: { en: '/ottawa' },
  vancouver: { en: '/vancouver' },
  calgaryExcel: { en: '/calgary/microsoft-excel-training-courses' },
  vancouverExcel: { en: '/vancouver/microsoft-excel-training-courses' },
  ottawaPowerBi: { en: '/ottawa/microsoft-power-bi-training-courses' },
  episode: { en: '/podcast/[id]' },
  podcastFeed: { en: '/podcast/feed.xml' },
  ribbon: { en: '/free-downloads/[id].exportedUI' },

  // For clients who have logged in: kept out of menus, search and sitemap.
  clientSection: { en: '/private/client-section' },
  loginPage: { en: '/private/login-page' },
  updatePassword: { en: '/private/client-update-password' },
  excelTestCards: { en: '/private/excel-test-cards' },
  participantSurvey: { en: '/private/gct-participant-survey' },
  privateLiveSupport: { en: '/private/live-support' },
  trainerReport: { en: '/private/post-session-trainer-report' },
  eventVideos: { en: '/private/event-videos' },
  eventVideo: { en: '/private/event-videos/[id]' },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

/** The routes a link may point to: those whose pages exist. */
export type LiveRouteName = {
  [Name in RouteName]: (typeof routes)[Name] extends { planned: true } ? never : Name;
}[RouteName];

/** The languages a page exists in. */
export type LocaleOf<Name extends RouteName> = keyof (typeof routes)[Name] & Locale;

type Params<Name extends RouteName> = (typeof routes)[Name]['en'] extends `${string}[id]${string}`
  ? { id: string }
  : object;

interface Parts {
  query?: Record<string, string | number | undefined>;
  /** Without `#`. */
  hash?: string;
}

/**
 * The address of a page, percent-encoded, from the root.
 *
 * @example href('course', 'fr', { id: 'excel-niveau-1' }) // '/fr/cours/excel-niveau-1'
 */
export function href<Name extends LiveRouteName>(
  name: Name,
  locale: LocaleOf<Name>,
  ...[parts]: object extends Params<Name> ? [parts?: Parts] : [parts: Params<Name> & Parts]
): string {
  const { id, query, hash } = (parts ?? {}) as Parts & { id?: string };
  const path = encodePath((routes[name] as Route)[locale]!.replace('[id]', () => id ?? ''));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(key, String(value));
  return path + (search.size > 0 ? `?${search}` : '') + (hash ? `#${hash}` : '');
}

/**
 * The address of a page by a name that may be of a page still to come, or of none: `undefined` then. For lists of
 * destinations that fill up by themselves as pages go live. A page with an id needs it, one without takes none.
 */
export function liveHref(name: string, locale: Locale, id?: string): string | undefined {
  const route = (routes as Record<string, Route>)[name];
  const path = route?.[locale];
  if (path === undefined || route?.planned || path.includes('[id]') !== (id !== undefined)) return undefined;
  return encodePath(path.replace('[id]', () => id!));
}

/**
 * Where a reader of `locale` finds a page: in their language, or else in the one it exists in; a link then says which
 * (`hreflang`, and `lang` on its text). `undefined` for a page still to come, or for none.
 */
export function liveLink(name: string, locale: Locale, id?: string): { href: string; locale: Locale } | undefined {
  for (const candidate of [locale, otherLocale(locale)]) {
    const address = liveHref(name, candidate, id);
    if (address !== undefined) return { href: address, locale: candidate };
  }
  return undefined;
}

/** A path as it stands in an address: each segment percent-encoded (NFC), parentheses left alone. */
export function encodePath(path: string): string {
  return path
    .normalize('NFC')
    .split('/')
    .map((segment) => encodeURIComponent(segment))
    .join('/');
}

/** A path without its trailing slash, decoded, in NFC: the form in which the route table is written. */
export function normalizePath(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // A stray % stays as typed; it matches no route.
  }
  let end = decoded.length;
  while (end > 1 && decoded[end - 1] === '/') end -= 1;
  return decoded.slice(0, end).normalize('NFC');
}

const byPath = new Map<string, string>();
for (const route of Object.values(pairs)) {
  if ('planned' in route) continue;
  byPath.set(route.en, route.fr);
  byPath.set(route.fr, route.en);
}
for (const route of [routes.confirmation, routes.invoice, routes.offline, routes.thanks]) {
  byPath.set(route.en, route.fr);
  byPath.set(route.fr, route.en);
}

/** Where a client's own pages begin, and those on which people pay. */
export const personalPaths: readonly string[] = ['/private', routes.checkout.en, routes.checkout.fr];

/** Whether a page is one of those: its address goes to nobody, no one else's script runs there, and no copy is kept. */
export function isPersonal(path: string): boolean {
  return personalPaths.some((start) => path === start || path.startsWith(`${start}/`));
}

/** The name of the route that a page file's pattern belongs to: `course` for `/fr/cours/[id]`. */
export function routeNameOf(pattern: string): RouteName | undefined {
  const names = Object.keys(routes) as RouteName[];
  return names.find((name) => Object.values(routes[name]).includes(pattern as never));
}

/** The same page in the other language, or `undefined`. Courses are paired by their content, not here. */
export function counterpart(path: string): string | undefined {
  const other = byPath.get(normalizePath(path));
  return other === undefined ? undefined : encodePath(other);
}

/** Where a language switch leads: the counterpart, or the other language's home. */
export function switchTarget(path: string): string {
  return counterpart(path) ?? href('home', otherLocale(localeOfPath(path)));
}
