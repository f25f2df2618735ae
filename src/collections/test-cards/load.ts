import { getCollection } from 'astro:content';
import type { TestCard } from '../../domain/training/contract.ts';
import { loadedCourses } from '../courses/load.ts';
import { linkTestCards, linkTestedLevels, type TestedLevel } from './link.ts';

/** Every card of `content/test-cards`, by level, in the order of the files. */
export async function testCards(): Promise<TestCard[]> {
  return linkTestCards(await getCollection('testCards'));
}

/** The levels from the lowest, with the courses that teach them. */
export async function testedLevels(): Promise<TestedLevel[]> {
  return linkTestedLevels(await getCollection('testCards'), await loadedCourses());
}
