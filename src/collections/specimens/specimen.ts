import { z } from 'astro/zod';
import { asYaml } from '../fields.ts';
import { partsOf, titleSeen } from './notations.ts';
import { refuse, text } from './pictures.ts';
import { charactersOf, side } from './side.ts';

/** What a page has room for, both pictures together. */
const CHARACTERS = 420;

/** The title of a specimen: a part of it is heavy. */
export const specimenTitle = text(60, titleSeen).refine(
  (title) => partsOf(title).some(({ sign }) => sign === 'strong'),
  'expected a part between ** and **, which is set heavy',
);

export const specimenSchema = z
  .strictObject({
    title: specimenTitle,
    before: side,
    after: side,
  })
  .superRefine(({ before, after }, context) => {
    const sum = charactersOf(before) + charactersOf(after);
    if (sum > CHARACTERS) {
      refuse(context, [], `expected at most ${CHARACTERS} characters in both pictures together, got ${sum}`);
    }
  });

/** What a course changes about somebody's work: before and after. */
export type Specimen = z.output<typeof specimenSchema>;

export const specimen = asYaml(
  specimenSchema,
  'What the course changes: `title`, and `before` and `after` with one picture each, as AUTHORS.md describes it',
);
