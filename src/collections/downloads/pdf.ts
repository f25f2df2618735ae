import { blocksOf } from '../../build/markdown.ts';
import { paperSupplies } from '../../build/paper-supplies.ts';
import { makeHandout, type Handout } from '../../paper/handout.ts';
import type { Run } from '../../paper/runs.ts';
import { fill, formatPlainDate } from '../../i18n/format.ts';
import { languageTags } from '../../i18n/locales.ts';
import { href } from '../../i18n/routes.ts';
import { strings } from '../../i18n/strings/index.ts';
import type { Company } from '../company/schema.ts';
import type { Download } from './link.ts';

/** The PDF of a download. */
export interface Pdf {
  bytes: Buffer;
  pages: number;
}

const plain = (text: string): Run => ({ text, style: 'regular' });

/** The document with its title, its courses and where it comes from. */
export function makePdf(
  download: Download,
  { legalName, origin }: Pick<Company, 'legalName' | 'origin'>,
): Promise<Pdf> {
  const { entry, locale, title, description, subject, tags, updated, courses } = download;
  const { handout: t, resources } = strings(locale);
  const link = (text: string, address: string): Run => ({ ...plain(text), href: new URL(address, origin).href });
  const library = href('freeResources', locale);
  const about = fill(t.about, { company: legalName, date: formatPlainDate(updated, locale) });
  const goesWith = courses.flatMap((course, index) => [plain(index > 0 ? ', ' : ' '), link(course.title, course.href)]);
  const handout: Handout = {
    title,
    author: legalName,
    subject: resources.downloads.subjects[subject],
    keywords: tags.join(', '),
    language: languageTags[locale],
    updated,
    lead: description,
    body: blocksOf(entry.body ?? ''),
    footer: {
      text: title,
      pageNumber: (page, pages) => fill(t.page, { page, pages }),
    },
    closing: [
      ...(courses.length > 0 ? [[plain(t.courses), ...goesWith]] : []),
      [plain(`${about} ${t.more} `), link(new URL(origin).host + library, library)],
    ],
  };
  return makeHandout(handout, paperSupplies);
}
