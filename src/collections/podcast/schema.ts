import { z } from 'astro/zod';
import type { Entry } from '../entry.ts';
import { counterpart, day, draft, lines, reference, summaryLine, tags } from '../fields.ts';

/** The body is the transcript: a paragraph for each turn, `**Host:** …`. */
export const episodeSchema = z.strictObject({
  title: z.string().max(90),
  description: summaryLine,
  number: z.number().int().min(1),
  date: day.meta({ description: 'The day it appears; before it, the episode is not on the public site' }),
  /** `scripts/podcast-audio.ts` reads a transcript aloud. */
  audio: z
    .string()
    .regex(/^[a-z0-9-]+\.mp3$/, 'expected the name of an MP3 file in small letters')
    .meta({ description: 'An MP3 file below public/podcast' }),
  guests: lines.min(1).meta({ title: 'Guests, by their role', description: 'Such as “Facilitator, writing”' }),
  notes: lines.min(3).meta({ title: 'What was said, a sentence each' }),
  tags,
  courses: z.array(reference('courses')).default([]),
  counterpart: counterpart('podcast'),
  draft,
});

export type EpisodeData = z.output<typeof episodeSchema>;
export type EpisodeEntry = Entry<'podcast', EpisodeData>;
