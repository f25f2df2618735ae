import { getCollection } from 'astro:content';
import { showing } from '../showing.ts';
import { openOn } from './link.ts';
import type { PostEntry } from './schema.ts';

export type { PostEntry } from './schema.ts';

/** Posts that are open on the day of the build, the newest first. */
export async function openPosts(): Promise<PostEntry[]> {
  return openOn((await showing()).today, await getCollection('careers'));
}
