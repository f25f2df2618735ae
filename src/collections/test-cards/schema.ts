import { z } from 'astro/zod';
import type { Entry } from '../entry.ts';
import { addressPart, bilingual, reference } from '../fields.ts';

const choice = z.strictObject({ ...bilingual.shape, right: z.literal(true).optional() });

const card = z.strictObject({
  id: addressPart,
  topic: bilingual,
  question: bilingual,
  choices: z
    .array(choice)
    .min(3)
    .max(4)
    .refine((choices) => choices.filter(({ right }) => right).length === 1, 'expected one choice that is right'),
  answer: bilingual,
});

/** Questions on one level: to test oneself with behind the login, and to find one's level with. */
export const testCardsSchema = z.strictObject({
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /** The course in which one learns what is asked here. */
  course: reference('courses'),
  /** Of the highest level: where whoever knows all of it goes on. */
  beyond: z.array(reference('courses')).optional(),
  cards: z.array(card).min(1),
});

export type TestCardsEntry = Entry<'testCards', z.output<typeof testCardsSchema>>;
