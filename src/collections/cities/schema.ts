import { z } from 'astro/zod';
import type { Entry } from '../entry.ts';
import { addressPart, counterpart, lines, paragraph, question, reference, summaryLine } from '../fields.ts';

/** A city's own page, or the page of a subject in a city, which has both `category` and `subject`. */
export const citySchema = z.strictObject({
  title: z.string().max(80),
  name: z.string().max(40).meta({ description: 'What lists of pages call it: Excel courses in Ottawa' }),
  description: summaryLine,
  city: addressPart.meta({ description: 'The city’s part of the address: ottawa for /ottawa' }),
  subject: addressPart.optional().meta({
    title: 'Address of the subject',
    description: 'What follows the city: microsoft-excel-training-courses; empty for the city’s own page',
  }),
  place: reference('places'),
  category: reference('categories').optional().meta({
    description: 'What the page of a subject is about; empty for the city’s own page',
  }),
  intro: paragraph.min(80),
  directions: lines.min(2).meta({
    title: 'How to get there',
    description: 'In sentences. Mails and bookings of classes there have them, too: say where to park',
  }),
  questions: z.array(question).min(2),
  counterpart: counterpart('cities'),
});

export type CityData = z.output<typeof citySchema>;
export type CityEntry = Entry<'cities', CityData>;
