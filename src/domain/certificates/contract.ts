import * as v from 'valibot';
import { Language } from '../catalogue/classes.ts';

/** So long a class waits for its trainer's report; then everybody in it is taken to have been there. Days. */
export const REPORT_AWAITED_DAYS = 3;

/** A certificate as it was issued, in the language of its class: nothing of it changes later. */
export const Certificate = v.object({
  number: v.string(),
  /** Of the person. */
  name: v.string(),
  /** What was completed, in the words that the page of the course promises. */
  text: v.string(),
  language: Language,
  hours: v.number(),
  /** Days without a time, `2027-01-12`, in the class's time zone. */
  firstDay: v.string(),
  lastDay: v.string(),
  /** Of the classroom; `null` for a class on line. */
  city: v.nullable(v.string()),
  company: v.string(),
  signatory: v.object({ name: v.string(), role: v.string() }),
  issuedOn: v.string(),
});
export type Certificate = v.InferOutput<typeof Certificate>;
