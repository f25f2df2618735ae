import { z } from 'astro/zod';
import { provinces } from '../../domain/money/provinces.ts';
import { bilingual } from '../fields.ts';

export const placeSchema = z.strictObject({
  id: z.string(),
  name: bilingual,
  city: bilingual,
  address: z.string(),
  postalCode: z.string(),
  province: z.enum(provinces),
  timeZone: z.string(),
  transport: bilingual,
});

/** A place with our rooms in it: where it is, and how one gets there. */
export type PlaceDetails = z.output<typeof placeSchema>;
