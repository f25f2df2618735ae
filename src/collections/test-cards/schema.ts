import { z } from 'astro/zod';
import type { Entry } from '../entry.ts';
import { addressPart, bilingual } from '../fields.ts';

const card = z.strictObject({ id: addressPart, topic: bilingual, question: bilingual, answer: bilingual });

/** Questions to test oneself with, for clients who are logged in: one file a level. */
export const testCardsSchema = z.strictObject({
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  cards: z.array(card).min(1),
});

export type TestCardsEntry = Entry<'testCards', z.output<typeof testCardsSchema>>;
