import { getCollection } from 'astro:content';
import { PRIVATE_CLASS_PEOPLE } from '../../domain/team/ways.ts';
import { fill } from '../../i18n/fill.ts';
import type { Locale } from '../../i18n/locales.ts';
import { strings } from '../../i18n/strings/index.ts';
import { splitId } from '../entry.ts';

/** What each page is about in a line, by its row in the table of pages, as search engines are told it. */
export async function pageLines(language: Locale): Promise<ReadonlyMap<string, string>> {
  const t = strings(language);
  const texts = [...(await getCollection('pages')), ...(await getCollection('audiences'))];
  const written = texts.flatMap(({ id, data }) => {
    const { locale, slug } = splitId(id);
    return locale === language ? [[slug, data.description] as const] : [];
  });
  return new Map([
    ...written,
    ['catalogue', t.catalogue.description],
    ['schedule', t.schedule.description],
    ['levelFinder', t.levelFinder.description],
    ['trainingPackages', t.packages.description],
    ['greatSeries', t.series.description],
    ['privateClasses', fill(t.privateClasses.description, { people: PRIVATE_CLASS_PEOPLE })],
    ['strategySession', t.strategySession.description],
    ['freeResources', t.resources.description],
    ['webinars', t.webinars.description],
    ['previousWebinars', t.webinars.previous.description],
    ['podcast', t.podcast.description],
    ['blog', t.blog.description],
    ['accessibilityRibbons', t.ribbons.description],
    ['team', t.team.description],
    ['contact', t.contact.description],
    ['faq', t.faq.description],
    ['liveSupport', t.liveSupport.description],
    ['payment', t.payment.description],
    ['sitemap', t.siteMap.description],
    ['status', t.status.description],
  ]);
}
