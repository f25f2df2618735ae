import * as v from 'valibot';
import { optionalPhone } from '../fields.ts';
import { ClassId, TrainingClass } from './contract.ts';
import { paragraphs } from '../fields.ts';

export const supportTopics = ['join', 'sound', 'materials', 'exercise', 'other'] as const;
export type SupportTopic = (typeof supportTopics)[number];

const MAX_SUPPORT_TEXT = 2_000;

export const SupportRequest = v.object({
  topic: v.picklist(supportTopics, 'required'),
  /** The class that it is about, where it is about one. */
  eventId: v.optional(v.nullable(ClassId), null),
  /** Where to call back, where that is wanted. */
  phone: optionalPhone,
  message: v.pipe(paragraphs(MAX_SUPPORT_TEXT), v.nonEmpty('required')),
});
export type SupportRequest = v.InferOutput<typeof SupportRequest>;

/** The class that runs now, or else the next one. */
export const LiveSupport = v.object({ current: v.nullable(TrainingClass) });
export type LiveSupport = v.InferOutput<typeof LiveSupport>;
