import { z } from 'astro/zod';
import type { Entry } from '../entry.ts';
import { bilingual, dollars, order, paragraph, reference } from '../fields.ts';
import { readPlan } from './plan.ts';

const plan = paragraph
  .transform((text, context) => {
    const read = readPlan(text);
    if (typeof read !== 'string') return read;
    context.addIssue({ code: 'custom', message: `expected ${read}` });
    return z.NEVER;
  })
  .meta({ description: 'The room from above, a sign a square, as AUTHORS.md describes it' });

const layout = z.strictObject({ name: bilingual, seats: z.number().int(), plan }).superRefine((one, context) => {
  const drawn = one.plan.squares.filter(({ thing }) => thing === 'seat').length;
  if (drawn === one.seats) return;
  context.addIssue({ code: 'custom', path: ['plan'], message: `expected ${one.seats} seats (o), got ${drawn}` });
});

export const roomSchema = z.strictObject({
  name: bilingual,
  place: reference('places'),
  capacity: z.number().int(),
  layouts: z.array(layout).min(2),
  equipment: z.array(bilingual).min(3),
  halfDay: dollars.meta({ title: 'Half a day' }),
  fullDay: dollars.meta({ title: 'A day' }),
  order,
});

export type Room = z.output<typeof roomSchema>;
export type RoomEntry = Entry<'rooms', Room>;
