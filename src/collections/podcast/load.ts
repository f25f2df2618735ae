import { getCollection } from 'astro:content';
import { loadedCourses } from '../courses/load.ts';
import { onceABuild } from '../once-a-build.ts';
import { markdownFile } from '../problem.ts';
import { showing } from '../showing.ts';
import { audioOf } from './audio.ts';
import { linkEpisodes, type Episode } from './link.ts';

export type { Episode } from './link.ts';

/** Every episode that has appeared, the newest first. */
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
