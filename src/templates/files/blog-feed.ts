import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { articlesIn } from '../../collections/blog/load.ts';
import { languageTags } from '../../i18n/locales.ts';
import { href, routeAt } from '../../i18n/routes.ts';
import { strings } from '../../i18n/strings/index.ts';

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The blog's feed in a language: every article, the newest first. */
export const GET: APIRoute = async ({ routePattern, site }) => {
  const { locale } = routeAt(routePattern);
  const t = strings(locale).blog;
  return rss({
    title: t.feedTitle,
    description: t.lead,
    site: new URL(href('blog', locale), site),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData:
      `<language>${languageTags[locale].toLowerCase()}</language>` +
      `<atom:link href="${new URL(href('blogFeed', locale), site).href}" rel="self" type="application/rss+xml"/>`,
    items: (await articlesIn(locale)).map((article) => ({
      title: article.title,
      description: article.description,
      link: article.href,
      // At noon, so that it is the same day in every office of the country.
      pubDate: new Date(`${article.date}T17:00:00Z`),
      categories: [t.categories[article.category]],
      customData: `<dc:creator>${escapeXml(article.author.name)}</dc:creator>`,
    })),
  });
};
