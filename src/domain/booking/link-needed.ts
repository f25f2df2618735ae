import * as v from 'valibot';
import { DatedClass, Language } from '../catalogue/classes.ts';
import { BookingState } from './contract.ts';

/**
 * `403 link_needed`: the contact has proved that the booking is hers, and whoever asks is neither she nor the browser in
 * which she did. What a stranger may see of it, its state and dates, names nobody.
 */
export const LinkNeeded = v.object({
  code: v.literal('link_needed'),
  message: v.string(),
  state: BookingState,
  language: Language,
  /** Those of its classes that it still has seats of, in their order. */
  classes: v.array(DatedClass),
});
export type LinkNeeded = v.InferOutput<typeof LinkNeeded>;
