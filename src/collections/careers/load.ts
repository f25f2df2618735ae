import { getCollection } from 'astro:content';
import { places } from '../places/load.ts';
import { showing } from '../showing.ts';
import { openOn, type OpenPost } from './link.ts';

export type { OpenPost } from './link.ts';

/** Posts that are open on the day of the build, the newest first. */
export async function openPosts(): Promise<OpenPost[]> {
  return openOn((await showing()).today, await getCollection('careers'), await places());
}
