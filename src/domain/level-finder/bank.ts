import * as v from 'valibot';
import { Language } from '../catalogue/classes.ts';

export const Level = v.picklist([1, 2, 3]);
export type Level = v.InferOutput<typeof Level>;

/** A question in one language. `right` is the place of the right choice, from 0. */
export const Question = v.object({
  id: v.string(),
  level: Level,
  topic: v.string(),
  question: v.string(),
  choices: v.array(v.string()),
  right: v.number(),
  /** What is right, and why. */
  answer: v.string(),
});
export type Question = v.InferOutput<typeof Question>;

/** A course as the result shows it: in the page's language where there is one. */
export const FoundCourse = v.object({
  /** By which its classes are asked for. */
  id: v.string(),
  title: v.string(),
  href: v.string(),
  language: Language,
  hours: v.number(),
  priceCents: v.number(),
});
export type FoundCourse = v.InferOutput<typeof FoundCourse>;

/** All that the level finder asks and answers with, in one language. The build makes it a file. */
export const QuestionBank = v.object({
  questions: v.array(Question),
  levels: v.array(v.object({ level: Level, course: FoundCourse })),
  /** For who knows all levels. */
  beyond: v.array(FoundCourse),
});
export type QuestionBank = v.InferOutput<typeof QuestionBank>;
