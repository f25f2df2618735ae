import type { PostEntry } from './schema.ts';

/** Posts that are open on a day, the newest first. */
export function openOn(today: string, posts: readonly PostEntry[]): PostEntry[] {
  return posts
    .filter(({ data }) => data.posted <= today && (!data.closes || data.closes >= today))
    .sort((a, b) => b.data.posted.localeCompare(a.data.posted));
}
