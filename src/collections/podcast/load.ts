import { readFile } from 'node:fs/promises';
import { getCollection, type CollectionEntry } from 'astro:content';
import { parseBuffer } from 'music-metadata';
import { readTranscript, turnsOfVtt, type Turn } from '../../domain/content/transcript.ts';
import { href } from '../../i18n/routes.ts';
import { buildDay } from '../../build/moment.ts';
import { company } from '../company/load.ts';
import { coursesIn } from '../courses/load.ts';

type EpisodeData = CollectionEntry<'podcast'>['data'];

export interface Audio {
  href: string;
  bytes: number;
  seconds: number;
  /** WebVTT, sentence by sentence. */
  captions: string;
}

export interface Episode extends Omit<EpisodeData, 'audio' | 'courses'> {
  entry: CollectionEntry<'podcast'>;
  slug: string;
  href: string;
  audio: Audio;
  turns: Turn[];
  courses: { title: string; href: string }[];
}

/** The file as it is served, and what it is; its captions say what the transcript says, or the build stops. */
async function audioOf(file: string, turns: Turn[], remedy: string): Promise<Audio> {
  const captions = file.replace(/\.mp3$/, '.vtt');
  const [sound, vtt] = await Promise.all([
    readFile(`public/podcast/${file}`),
    readFile(`public/podcast/${captions}`, 'utf8'),
  ]).catch(() => {
    throw new Error(`audio: expected public/podcast/${file} and ${captions} to exist; ${remedy}`);
  });
  if (JSON.stringify(turnsOfVtt(vtt)) !== JSON.stringify(turns)) {
    throw new Error(`expected the words of public/podcast/${captions}; after a change of the transcript, ${remedy}`);
  }
  const { format } = await parseBuffer(sound, { mimeType: 'audio/mpeg', size: sound.length }, { duration: true });
  return {
    href: `/podcast/${file}`,
    bytes: sound.length,
    seconds: Math.round(format.duration ?? 0),
    captions: `/podcast/${captions}`,
  };
}

async function load(): Promise<Episode[]> {
  const [entries, courses, { timeZone }] = await Promise.all([getCollection('podcast'), coursesIn('en'), company()]);
  const today = buildDay(timeZone).toString();
  const episodes = await Promise.all(
    entries
      .filter(({ data }) => import.meta.env.DEV || (!data.draft && data.date <= today))
      .map(async (entry): Promise<Episode> => {
        const slug = entry.id.replace(/^en\//, '');
        try {
          const turns = readTranscript(entry.body ?? '');
          return {
            ...entry.data,
            entry,
            slug,
            href: href('episode', 'en', { id: slug }),
            turns,
            audio: await audioOf(entry.data.audio, turns, `run \`node scripts/podcast-audio.ts ${slug}\``),
            courses: entry.data.courses.map(({ id }) => {
              const course = courses.find((one) => one.entry.id === id);
              if (!course) throw new Error(`courses: expected a course, got ${id}`);
              return { title: course.title, href: course.href };
            }),
          };
        } catch (error) {
          const problem = error instanceof Error ? error.message : 'failed';
          throw new Error(`content/podcast/${entry.id}.md: ${problem}`, { cause: error });
        }
      }),
  );
  const repeated = episodes.find(({ number, slug }) =>
    episodes.some((one) => one.number === number && one.slug !== slug),
  );
  if (repeated) throw new Error(`content/podcast/${repeated.entry.id}.md: number: expected one of its own`);
  return episodes.sort((a, b) => b.number - a.number);
}

let cache: ReturnType<typeof load> | undefined;

/** Every episode that has appeared, the newest first. */
export const episodes = () => (import.meta.env.DEV ? load() : (cache ??= load()));
