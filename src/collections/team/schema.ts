import { z } from 'astro/zod';
import type { Entry } from '../entry.ts';
import { bilingual, language, order, reference } from '../fields.ts';
import { faceSchema } from './face.ts';

export const personSchema = z.strictObject({
  name: z.string(),
  role: bilingual,
  /** Trainers teach; the others run the company. */
  trainer: z.boolean().meta({ title: 'Teaches' }),
  languages: z.array(language).min(1),
  subjects: z
    .array(reference('categories'))
    .default([])
    .meta({ description: 'Categories whose classes they give, by their English pages' }),
  rooms: z.array(reference('places')).default([]).meta({ description: 'Cities where they teach in the room' }),
  teaches: bilingual.meta({ title: 'What they teach or do', description: 'In a line' }),
  about: bilingual,
  face: faceSchema.meta({ description: 'The portrait is drawn from it; AUTHORS.md has the words' }),
  order,
});

export type PersonData = z.output<typeof personSchema>;
export type PersonEntry = Entry<'team', PersonData>;
