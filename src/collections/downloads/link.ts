import { languageTags, type Locale } from '../../i18n/locales.ts';
import { href } from '../../i18n/routes.ts';
import { coursesNamed, linkTo, type Courses } from '../courses/link.ts';
import { isPublished, splitId } from '../entry.ts';
import { ContentError, markdownFile, repeated } from '../problem.ts';
import { alternatesOf } from '../reading.ts';
import type { DownloadData, DownloadEntry } from './schema.ts';

export interface Download extends Omit<DownloadData, 'counterpart' | 'courses'> {
  entry: DownloadEntry;
  locale: Locale;
  /** Names the pair: the file of the English entry, if there is one. */
  key: string;
  href: string;
  /** The PDF on the same subject in the other language. */
  alternate: string | undefined;
  courses: { title: string; href: string }[];
}

const localeOf = ({ id }: DownloadEntry): Locale => splitId(id).locale;

const addressOf = (entry: DownloadEntry): string => href('download', localeOf(entry), { id: entry.data.file });

/** Everything there is to download in both languages, by title. Two entries of one language with one file name are a mistake. */
export function linkDownloads(
  files: readonly DownloadEntry[],
  showing: { preview: boolean },
  courses: Courses,
): Download[] {
  const entries = files.filter(({ data }) => isPublished(data, showing));
  const second = repeated(entries, addressOf);
  if (second) {
    const where = { file: markdownFile(second), field: 'file' };
    throw new ContentError(where, `a name of its own, since another download is called ${second.data.file}`);
  }
  const alternateOf = alternatesOf(entries, addressOf);
  return entries
    .map((entry): Download => ({
      ...entry.data,
      entry,
      locale: localeOf(entry),
      key: splitId(entry.data.counterpart?.id ?? entry.id).slug,
      href: addressOf(entry),
      alternate: alternateOf(entry),
      courses: coursesNamed(
        { file: markdownFile(entry), field: 'courses' },
        entry.data.courses,
        courses,
        localeOf(entry),
      ).map(linkTo),
    }))
    .sort((a, b) => a.title.localeCompare(b.title, languageTags[a.locale]));
}
