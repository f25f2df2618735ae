import { getCollection, type CollectionEntry } from 'astro:content';
import { fill, formatPlainDate } from '../../i18n/format.ts';
import { languageTags } from '../../i18n/locales.ts';
import { href, liveHref } from '../../i18n/routes.ts';
import { strings } from '../../i18n/strings/index.ts';
import { company } from '../company/load.ts';
import { coursesIn } from '../courses/load.ts';
import { makeHandout } from '../../build/handouts/handout.ts';
import type { Run } from '../../build/handouts/runs.ts';

type DownloadData = CollectionEntry<'downloads'>['data'];

export interface Download extends Omit<DownloadData, 'courses'> {
  entry: CollectionEntry<'downloads'>;
  href: string;
  courses: { title: string; href: string }[];
}

/** The PDF of a download. */
export interface Pdf {
  bytes: Buffer;
  pages: number;
}

/** Everything there is to download, by title. Two entries with one file name are a mistake. */
export async function downloads(): Promise<Download[]> {
  const entries = (await getCollection('downloads')).filter(({ data }) => import.meta.env.DEV || !data.draft);
  const courses = await coursesIn('en');
  const files = new Map<string, string>();
  for (const { id, data } of entries) {
    const other = files.get(data.file);
    if (other) throw new Error(`content/downloads/${id}.md: file: ${data.file} is the file of ${other} already`);
    files.set(data.file, id);
  }
  return entries
    .map((entry): Download => ({
      ...entry.data,
      entry,
      href: href('download', 'en', { id: entry.data.file }),
      courses: entry.data.courses.map(({ id }) => {
        const course = courses.find((one) => one.entry.id === id);
        if (!course) throw new Error(`content/downloads/${entry.id}.md: courses: expected a course, got ${id}`);
        return { title: course.title, href: course.href };
      }),
    }))
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

const plain = (text: string): Run => ({ text, style: 'regular' });

async function make({ entry, title, description, subject, tags, updated, courses }: Download): Promise<Pdf> {
  const t = strings('en').handout;
  const { legalName, origin } = await company();
  const link = (text: string, address: string): Run => ({ ...plain(text), href: new URL(address, origin).href });
  const library = liveHref('freeResources', 'en')!;
  const about = fill(t.about, { company: legalName, date: formatPlainDate(updated, 'en') });
  const goesWith = courses.flatMap((course, index) => [plain(index > 0 ? ', ' : ' '), link(course.title, course.href)]);
  return makeHandout({
    title,
    author: legalName,
    subject,
    keywords: tags.join(', '),
    language: languageTags.en,
    updated,
    lead: description,
    body: entry.body ?? '',
    footer: {
      text: title,
      pageNumber: (page, pages) => fill(t.page, { page, pages }),
    },
    closing: [
      ...(courses.length > 0 ? [[plain(t.courses), ...goesWith]] : []),
      [plain(`${about} ${t.more} `), link(new URL(origin).host + library, library)],
    ],
  });
}

const made = new Map<string, { digest: string; pdf: Promise<Pdf> }>();

/** A download's PDF: made once a build, and again when its text changes. */
export function pdfOf(download: Download): Promise<Pdf> {
  const digest = String(download.entry.digest);
  const known = made.get(download.file);
  if (known?.digest === digest) return known.pdf;
  const pdf = make(download).catch((error: unknown) => {
    throw new Error(`content/downloads/${download.entry.id}.md: ${error instanceof Error ? error.message : 'failed'}`);
  });
  made.set(download.file, { digest, pdf });
  return pdf;
}
