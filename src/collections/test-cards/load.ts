import { getCollection } from 'astro:content';
import type { TestCard } from '../../domain/training/contract.ts';
import { linkTestCards } from './link.ts';

/** Every card of `content/test-cards`, by level, in the order of the files. */
export async function testCards(): Promise<TestCard[]> {
  return linkTestCards(await getCollection('testCards'));
}
