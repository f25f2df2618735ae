import * as v from 'valibot';
import { EventDetail } from '../catalogue/classes.ts';
import { ClassId } from './contract.ts';
import { paragraphs } from '../fields.ts';

/**
 * The survey after a class, once per account and class. Below `/Website`, with the session's cookie.
 *
 * | call | body | answer |
 * | --- | --- | --- |
 * | `GET participant-survey` | | SurveyClasses |
 * | `POST participant-survey` | SurveyRequest | 201; 404 for a class that is not the account's or has not begun; 409 `already_sent` |
 *
 * The POST carries an `Idempotency-Key`: with the same body it is answered as before, with another one 422 `key_reused`.
 */

/** What is rated, from 1 (poor) to 5 (excellent). */
export const ratedAspects = ['content', 'trainer', 'pace', 'materials', 'overall'] as const;

const Rating = v.pipe(v.number('required'), v.picklist([1, 2, 3, 4, 5], 'invalid'));

export const MAX_SURVEY_TEXT = 2_000;

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
export const SurveyClasses = v.object({ classes: v.array(v.object({ event: EventDetail, surveyed: v.boolean() })) });
export type SurveyClasses = v.InferOutput<typeof SurveyClasses>;
