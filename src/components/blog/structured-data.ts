import type { Article } from '~/collections/blog/load.ts';
import type { Company } from '~/collections/company/load.ts';
import { languageTags, type Locale } from '~/i18n/locales.ts';
import { href } from '~/i18n/routes.ts';
import { strings } from '~/i18n/strings/index.ts';
import { previewPath } from '../ui/preview-picture.ts';
import { absolute, provider } from '../ui/structured-data.ts';

export function blogNode(locale: Locale, site: URL) {
  const { title, description } = strings(locale).blog;
  const url = absolute(href('blog', locale), site);
  return { '@type': 'Blog', '@id': url, url, name: `GCT ${title}`, description, inLanguage: languageTags[locale] };
}

/** An article, by whom and when. */
export function postingNode(article: Article, company: Company, site: URL) {
  const { locale } = article;
  const url = absolute(article.href, site);
  return {
    '@type': 'BlogPosting',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: article.title,
    description: article.description,
    image: absolute(previewPath(article.href, locale), site),
    datePublished: article.date,
    dateModified: article.updated ?? article.date,
    inLanguage: languageTags[locale],
    articleSection: strings(locale).blog.categories[article.category],
    keywords: article.tags,
    timeRequired: `PT${article.minutes}M`,
    author: {
      '@type': 'Person',
      name: article.author.name,
      jobTitle: article.author.role[locale],
      image: absolute(article.author.portrait, site),
      url: absolute(article.author.href[locale], site),
    },
    publisher: provider(company, site),
    isPartOf: { '@type': 'Blog', '@id': absolute(href('blog', locale), site) },
  };
}
