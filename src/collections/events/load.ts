import { getCollection } from 'astro:content';
import { buildTime } from '../../build/moment.ts';
import { company } from '../company/load.ts';
import { places } from '../places/load.ts';
import { comingAfter, type ComingEvent } from './link.ts';

export type { ComingEvent } from './link.ts';

/** Events that are still to come, the next one first. */
export async function comingEvents(): Promise<ComingEvent[]> {
  return comingAfter(buildTime, await getCollection('events'), await places(), (await company()).timeZone);
}
