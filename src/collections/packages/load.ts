import { getCollection } from 'astro:content';
import { linkPackages, type Package } from './link.ts';

export type { Package } from './link.ts';

/** Packages as their authors order them. */
export async function packages(): Promise<Package[]> {
  return linkPackages(await getCollection('packages'));
}
