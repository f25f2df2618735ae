import { z } from 'astro/zod';
import { weekdays } from '../domain/time/schedule.ts';

/**
 * The fields that schemas are made of. `.meta()` says what the editor calls a field (`title`; without it, its name) and
 * what an author should know of it (`description`); the notes below choose its form. They stay with a field through
 * `.min()`, `.max()` and the like, and `src/editor/fields-of.ts` reads them.
 */
export interface FieldNotes {
  title?: string;
  description?: string;
  /** What is not told by the type: a text of several lines, a day, or a part that is edited as the file has it. */
  form?: 'paragraph' | 'day' | 'yaml';
  /** The collection whose entries it names. */
  entriesOf?: string;
  /** What the editor calls the values of a choice, where they do not speak for themselves. */
  choices?: Record<string, string>;
}

const noted = <Schema extends z.ZodType>(schema: Schema, notes: FieldNotes): Schema => schema.meta({ ...notes });

/** The notes of a field, from the outermost of its wrappers inwards: `optional` and `default` may have some of their own. */
export const notesOf = (schema: z.core.$ZodType): FieldNotes => z.globalRegistry.get(schema) ?? {};

/** A text of several lines. */
export const paragraph = noted(z.string(), { form: 'paragraph' });

/** Texts, one below the other. */
export const lines = z.array(paragraph);

/** An entry of another collection, by its id; that it exists is for the collection's `link` to say, with file and field. */
export const reference = <Collection extends string>(collection: Collection) =>
  noted(
    z.string().transform((id) => ({ collection, id })),
    { entriesOf: collection },
  );

/** A part that has no form of its own in the editor. */
export const asYaml = <Schema extends z.ZodType>(schema: Schema, description: string): Schema =>
  noted(schema, { form: 'yaml', description });

/** Whole cents are written in dollars by authors: `495` or `495.50`. */
export const dollars = noted(
  z
    .number()
    .nonnegative()
    .max(1_000_000)
    .refine(
      (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
      'expected dollars with at most two decimals',
    )
    .transform((value) => Math.round(value * 100)),
  { description: 'Dollars' },
);

export const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time such as "09:00"')
  .meta({ description: 'A time such as 09:00' });

export const day = noted(
  z
    // Without quotes YAML makes a date of it, at midnight UTC.
    .preprocess(
      (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
      z
        .string('expected a date such as "2026-12-08"')
        .regex(/^\d{4}-\d{2}-\d{2}$/, 'expected a date such as "2026-12-08"'),
    )
    // A 30th of February is a 2nd of March to some.
    .refine(
      (value) => !Number.isNaN(Date.parse(value)) && new Date(value).toISOString().startsWith(value),
      'expected a day that exists',
    ),
  { form: 'day' },
);

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** IANA name. */
export const timeZone = z.string().refine(isTimeZone, 'expected a time zone such as "America/Toronto"');

export const language = z.enum(['en', 'fr']);

export const bilingual = z.strictObject({
  en: paragraph.meta({ title: 'English' }),
  fr: paragraph.meta({ title: 'Français' }),
});

/** A name in addresses. */
export const addressPart = z.string().regex(/^[a-z0-9-]+$/, 'expected small letters, digits and hyphens');

/** What a link to a part of a page names, `#taxes`. */
export const fragment = z.string().regex(/^[a-z][a-z0-9-]*$/, 'expected small letters, digits and hyphens');

/** The place of an entry on a page that shows all of them. */
export const order = z.number().int().meta({ title: 'Place on the page' });

export const question = z.strictObject({ question: z.string().min(5), answer: paragraph.min(10) });

/** One or two sentences, which search engines, previews and lists show. */
export const summaryLine = paragraph
  .min(50)
  .max(165)
  .meta({ title: 'Description', description: '50 to 165 characters, for search engines and lists' });

/** A title for search engines, where the heading does not do. */
export const seoTitle = z
  .string()
  .max(65)
  .optional()
  .meta({ title: 'Title for search engines', description: 'Where the heading does not do' });

/** Words people type when they look for it. */
export const tags = lines.min(2).meta({ description: 'Words that people type when they look for it' });

/** French entries only: the English entry it is the counterpart of. The way back is worked out. */
export const counterpart = <Collection extends string>(collection: Collection) =>
  reference(collection)
    .optional()
    .meta({ title: 'English counterpart', description: 'French entries only: the English entry' });

export const draft = z.boolean().default(false).meta({ description: 'The preview shows it, the public site does not' });

/** The tabs of the catalogue. */
export const families = ['microsoft', 'adobe', 'professional-skills', 'programming-specialty'] as const;

export const weekday = z.enum(weekdays);

/** −1 is the last of its kind in the month. */
export const weekOfMonth = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(-1)]);
