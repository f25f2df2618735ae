import { z } from 'astro/zod';
import { pageDrawings } from '../../domain/content/drawings.ts';

/** The body is the script of a webinar in short, named as the webinar is: `scripts/webinar-recordings.ts` makes slides and voice. */
export const recordingSchema = z.strictObject({
  /** Below every slide. */
  title: z.string().max(90),
  /** On the first slide. */
  drawing: z.enum(pageDrawings),
});
