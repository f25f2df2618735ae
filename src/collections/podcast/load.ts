import { getCollection } from 'astro:content';
import type { Locale } from '../../i18n/locales.ts';
import { loadedCourses } from '../courses/load.ts';
import { onceABuild } from '../once-a-build.ts';
import { markdownFile } from '../problem.ts';
import { besides, inLocale } from '../reading.ts';
import { showing } from '../showing.ts';
import { audioOf } from './audio.ts';
import { linkEpisodes, type Episode } from './link.ts';

export type { Episode } from './link.ts';

/** Every episode of both languages that has appeared, the newest first. */
export const episodes = onceABuild(async (): Promise<Episode[]> => {
  const linked = linkEpisodes(await getCollection('podcast'), await showing(), await loadedCourses());
  return Promise.all(
    linked.map(async (episode) => {
      const where = { file: markdownFile(episode.entry), field: 'audio' };
      const remedy = `run \`node scripts/podcast-audio.ts ${episode.slug}\``;
      return { ...episode, audio: await audioOf(where, episode.entry.data.audio, episode.turns, remedy) };
    }),
  );
});

export const episodesIn = async (locale: Locale): Promise<Episode[]> => inLocale(await episodes(), locale);

/** What the podcast's page of a language lists below its own episodes. */
export const episodesBeside = async (locale: Locale): Promise<Episode[]> => besides(await episodes(), locale);
