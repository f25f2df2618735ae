import { readTranscript, type Turn } from '../../domain/content/transcript.ts';
import type { Locale } from '../../i18n/locales.ts';
import { href } from '../../i18n/routes.ts';
import { coursesNamed, type Course, type Courses } from '../courses/link.ts';
import { hasAppeared, splitId, type Showing } from '../entry.ts';
import { ContentError, markdownFile, problemIn, repeated } from '../problem.ts';
import { alternatesOf } from '../reading.ts';
import type { Audio } from './audio.ts';
import type { EpisodeData, EpisodeEntry } from './schema.ts';

export interface Episode extends Omit<EpisodeData, 'audio' | 'counterpart' | 'courses'> {
  entry: EpisodeEntry;
  slug: string;
  locale: Locale;
  href: string;
  /** The episode on the same subject in the other language. */
  alternate: string | undefined;
  audio: Audio;
  turns: Turn[];
  courses: Course[];
}

function turnsOf(entry: EpisodeEntry): Turn[] {
  try {
    return readTranscript(entry.body ?? '');
  } catch (error) {
    throw problemIn({ file: markdownFile(entry) }, error);
  }
}

const addressOf = ({ id }: EpisodeEntry): string => {
  const { locale, slug } = splitId(id);
  return href('episode', locale, { id: slug });
};

/** The episodes of both languages that have appeared, all but their sound, the newest first. Each has a number of its own in its language. */
export function linkEpisodes(
  files: readonly EpisodeEntry[],
  showing: Showing,
  courses: Courses,
): Omit<Episode, 'audio'>[] {
  const entries = files.filter(({ data }) => hasAppeared(data, showing));
  const second = repeated(entries, ({ id, data }) => `${splitId(id).locale} ${data.number}`);
  if (second) throw new ContentError({ file: markdownFile(second), field: 'number' }, 'one of its own');
  const alternateOf = alternatesOf(entries, addressOf);
  return entries
    .map((entry) => {
      const { locale, slug } = splitId(entry.id);
      const where = { file: markdownFile(entry), field: 'courses' };
      return {
        ...entry.data,
        ...{ entry, slug, locale },
        href: addressOf(entry),
        alternate: alternateOf(entry),
        turns: turnsOf(entry),
        courses: coursesNamed(where, entry.data.courses, courses, locale),
      };
    })
    .sort((a, b) => b.number - a.number);
}
