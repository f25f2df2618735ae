import { z } from 'astro/zod';
import type { Entry } from '../entry.ts';
import { bilingual, dollars, order, reference } from '../fields.ts';

export const roomSchema = z.strictObject({
  name: bilingual,
  place: reference('places'),
  capacity: z.number().int(),
  layouts: z.array(z.strictObject({ name: bilingual, seats: z.number().int() })).min(2),
  equipment: z.array(bilingual).min(3),
  halfDay: dollars.meta({ title: 'Half a day' }),
  fullDay: dollars.meta({ title: 'A day' }),
  order,
});

export type Room = z.output<typeof roomSchema>;
export type RoomEntry = Entry<'rooms', Room>;
