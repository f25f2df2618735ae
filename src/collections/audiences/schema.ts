import { z } from 'astro/zod';
import type { Entry } from '../entry.ts';
import { asYaml, paragraph, question, reference, seoTitle, summaryLine } from '../fields.ts';
import { eitherWay, shown, side } from '../specimens/side.ts';
import { specimenTitle } from '../specimens/specimen.ts';

const work = z.strictObject({ title: specimenTitle, ...shown }).superRefine(eitherWay);

const point = z.strictObject({ title: z.string(), text: paragraph.min(40) });

/** Pages for kinds of clients; the file's name is the name of its row in `src/i18n/pages.ts`, in both languages. */
export const audienceSchema = z.strictObject({
  title: z.string().max(80),
  seoTitle,
  description: summaryLine,
  intro: paragraph.min(80),
  /** What the button at the top says. */
  action: z.string(),
  /** What such a client asks first, part by part: how one buys, who may come, what is prepared; `shows` is drawn beside it. */
  parts: z
    .array(
      z.strictObject({
        title: z.string(),
        points: z.array(point).min(2),
        shows: asYaml(side, 'A picture of the part, as AUTHORS.md describes them').optional(),
      }),
    )
    .min(2),
  work: asYaml(
    work,
    'What such a client gets to see: `title`, and `before` and `after`, or `shows`, as AUTHORS.md describes them',
  ),
  /** Courses such clients often take; the first three are shown with what they make of somebody’s work. */
  courses: z.array(reference('courses')).min(4),
  questions: z.array(question).min(2),
});

export type AudienceData = z.output<typeof audienceSchema>;
export type AudienceEntry = Entry<'audiences', AudienceData>;
