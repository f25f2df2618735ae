import { z } from 'astro/zod';
import { drawing } from '../drawing.ts';
import type { Entry } from '../entry.ts';
import { counterpart, day, draft, lines, reference, summaryLine, tags, time } from '../fields.ts';

export const webinarSchema = z.strictObject({
  title: z.string().max(90),
  description: summaryLine,
  date: day,
  /** With the date, its first minute. */
  time: time.meta({ description: 'In the office’s time zone, such as 12:00' }),
  minutes: z.number().int().min(20).max(120),
  join: z
    .string()
    .regex(/^https:\/\/\S+$/, 'expected an address that begins with https://')
    .optional()
    .meta({
      title: 'Link to take part',
      description: 'Sent the day before to those who are registered; it stands on no page',
    }),
  presenter: reference('team'),
  takeaways: lines.min(3).meta({ title: 'What one takes away', description: 'At least three' }),
  /** Beside a file may stand chapters and a first picture under the same name, `.chapters.vtt` and `.webp`. */
  recording: z
    .string()
    .regex(/^(?:[a-z0-9-]+\.mp4|https:\/\/\S+)$/, 'expected a file such as "excel-lookups.mp4", or an address')
    .optional()
    .meta({
      description: 'Once it has been held: a file below public/recordings, with its captions beside it, or an address',
    }),
  /** They become redirects. */
  oldIds: z
    .array(z.number().int().min(1).meta({ title: 'Number' }))
    .default([])
    .meta({
      title: 'Old numbers',
      description: 'Numbers under which the site before this one knew it; they lead here',
    }),
  drawing: drawing.meta({ description: 'One of its own; AUTHORS.md has the kit' }),
  tags,
  courses: z.array(reference('courses')).default([]),
  counterpart: counterpart('webinars'),
  draft,
});

export type WebinarData = z.output<typeof webinarSchema>;
export type WebinarEntry = Entry<'webinars', WebinarData>;
