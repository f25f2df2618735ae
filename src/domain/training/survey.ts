import * as v from 'valibot';
import { DatedClass } from '../catalogue/classes.ts';
import { ClassId } from './contract.ts';
import { paragraphs } from '../fields.ts';

/** What is rated, from 1 (poor) to 5 (excellent). */
export const ratedAspects = ['content', 'trainer', 'pace', 'materials', 'overall'] as const;

const Rating = v.pipe(v.number('required'), v.picklist([1, 2, 3, 4, 5], 'invalid'));

const MAX_SURVEY_TEXT = 2_000;

export const SurveyRequest = v.object({
  eventId: ClassId,
  ratings: v.object({ content: Rating, trainer: Rating, pace: Rating, materials: Rating, overall: Rating }),
  liked: paragraphs(MAX_SURVEY_TEXT),
  improve: paragraphs(MAX_SURVEY_TEXT),
  /** Whether GCT may quote the words, without the name. */
  mayQuote: v.optional(v.boolean('invalid'), false),
});
export type SurveyRequest = v.InferOutput<typeof SurveyRequest>;

/** Classes of the account that have begun, latest first. */
export const SurveyClasses = v.object({ classes: v.array(v.object({ event: DatedClass, surveyed: v.boolean() })) });
export type SurveyClasses = v.InferOutput<typeof SurveyClasses>;
