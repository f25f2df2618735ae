import { href } from '../../i18n/routes.ts';
import { coursesNamed, linkTo, type Courses } from '../courses/link.ts';
import { isPublished } from '../entry.ts';
import { ContentError, markdownFile, repeated } from '../problem.ts';
import type { DownloadData, DownloadEntry } from './schema.ts';

export interface Download extends Omit<DownloadData, 'courses'> {
  entry: DownloadEntry;
  href: string;
  courses: { title: string; href: string }[];
}

/** Everything there is to download, by title. Two entries with one file name are a mistake. */
export function linkDownloads(
  files: readonly DownloadEntry[],
  showing: { preview: boolean },
  courses: Courses,
): Download[] {
  const entries = files.filter(({ data }) => isPublished(data, showing));
  const second = repeated(entries, ({ data }) => data.file);
  if (second) {
    const where = { file: markdownFile(second), field: 'file' };
    throw new ContentError(where, `a name of its own, since another download is called ${second.data.file}`);
  }
  return entries
    .map((entry): Download => ({
      ...entry.data,
      entry,
      href: href('download', 'en', { id: entry.data.file }),
      courses: coursesNamed({ file: markdownFile(entry), field: 'courses' }, entry.data.courses, courses).map(linkTo),
    }))
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
}
