import { z } from 'astro/zod';
import { provinces } from '../../domain/money/provinces.ts';
import { bilingual, timeZone } from '../fields.ts';

export const placeSchema = z.strictObject({
  id: z.string(),
  name: bilingual,
  city: bilingual,
  address: bilingual,
  postalCode: z.string(),
  province: z.enum(provinces),
  timeZone,
  transport: bilingual,
});

/** A place with our rooms in it: where it is, and how one gets there. */
export type PlaceDetails = z.output<typeof placeSchema>;
