import { z } from 'astro/zod';
import type { Entry } from '../entry.ts';
import { day, dollars, reference, summaryLine, time } from '../fields.ts';

export const eventSchema = z
  .strictObject({
    title: z.string(),
    description: summaryLine,
    date: day,
    from: time,
    to: time,
    place: reference('places').optional().meta({ description: 'Empty when it is online' }),
    price: dollars,
    capacity: z.number().int().min(1),
  })
  .refine(({ from, to }) => from < to, { message: 'expected `to` after `from`', path: ['to'] });

type EventData = z.output<typeof eventSchema>;
export type EventEntry = Entry<'events', EventData>;
