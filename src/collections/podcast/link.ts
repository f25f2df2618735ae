import { readTranscript, type Turn } from '../../domain/content/transcript.ts';
import { href } from '../../i18n/routes.ts';
import { coursesNamed, linkTo, type Courses } from '../courses/link.ts';
import { hasAppeared, splitId, type Showing } from '../entry.ts';
import { ContentError, markdownFile, problemIn, repeated } from '../problem.ts';
import type { Audio } from './audio.ts';
import type { EpisodeData, EpisodeEntry } from './schema.ts';

export interface Episode extends Omit<EpisodeData, 'audio' | 'courses'> {
  entry: EpisodeEntry;
  slug: string;
  href: string;
  audio: Audio;
  turns: Turn[];
  courses: { title: string; href: string }[];
}

function turnsOf(entry: EpisodeEntry): Turn[] {
  try {
    return readTranscript(entry.body ?? '');
  } catch (error) {
    throw problemIn({ file: markdownFile(entry) }, error);
  }
}

/** The episodes that have appeared, all but their sound, the newest first. Each has a number of its own. */
export function linkEpisodes(
  files: readonly EpisodeEntry[],
  showing: Showing,
  courses: Courses,
): Omit<Episode, 'audio'>[] {
  const entries = files.filter(({ data }) => hasAppeared(data, showing));
  const second = repeated(entries, ({ data }) => data.number);
  if (second) throw new ContentError({ file: markdownFile(second), field: 'number' }, 'one of its own');
  return entries
    .map((entry) => {
      const { slug } = splitId(entry.id);
      const where = { file: markdownFile(entry), field: 'courses' };
      return {
        ...entry.data,
        entry,
        slug,
        href: href('episode', 'en', { id: slug }),
        turns: turnsOf(entry),
        courses: coursesNamed(where, entry.data.courses, courses).map(linkTo),
      };
    })
    .sort((a, b) => b.number - a.number);
}
