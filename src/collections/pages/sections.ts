import { z } from 'astro/zod';
import { namedPages } from '../../i18n/page-names.ts';
import { families, fragment, question, reference } from '../fields.ts';
import { eitherWay, shown } from '../specimens/side.ts';
import { specimenTitle } from '../specimens/specimen.ts';

/** A page by the name of its row in `src/i18n/pages.ts`. */
export const pageName = z.enum(namedPages);

const titled = z.strictObject({ title: z.string(), text: z.string() });

/** What opens every section but `facts` and `text`. `id` is what a link to the section names. */
const opening = { id: fragment.optional(), title: z.string().max(80), intro: z.string().optional() };

/** What a service shows of its work, as `AUTHORS.md` describes the pictures; a band as wide as the page. */
const work = z
  .strictObject({
    section: z.literal('work'),
    ...opening,
    title: specimenTitle,
    surface: z.enum(['tint', 'navy']).default('tint'),
    points: z.array(z.string().max(90)).min(2).max(4).optional(),
    ...shown,
  })
  .superRefine(eitherWay);

/** The parts that a company page is put together from, in the order in which they are listed. */
export const pageSection = z.discriminatedUnion('section', [
  /** Where the Markdown below the front matter stands. */
  z.strictObject({ section: z.literal('text') }),
  /** Up to six short answers to what one asks first. */
  z.strictObject({
    section: z.literal('facts'),
    facts: z
      .array(z.strictObject({ label: z.string().max(40), text: z.string().max(140) }))
      .min(2)
      .max(6),
  }),
  work,
  z.strictObject({ section: z.literal('points'), ...opening, points: z.array(titled).min(2) }),
  /** In their order in time. */
  z.strictObject({ section: z.literal('steps'), ...opening, steps: z.array(titled).min(3) }),
  /** Links to other pages: of the table, or of cities. */
  z.strictObject({
    section: z.literal('links'),
    ...opening,
    links: z
      .array(
        z
          .strictObject({ page: pageName.optional(), city: reference('cities').optional(), text: z.string() })
          .refine(({ page, city }) => (page === undefined) !== (city === undefined), {
            message: 'expected either `page` or `city`, not both',
          }),
      )
      .min(1),
  }),
  /** Courses with their next dates; `online` leaves out those in a room. */
  z.strictObject({
    section: z.literal('courses'),
    ...opening,
    courses: z.array(reference('courses')).min(2),
    online: z.boolean().default(false),
  }),
  /** Categories by family; without `categories`, all of those families. */
  z.strictObject({
    section: z.literal('categories'),
    ...opening,
    families: z.array(z.enum(families)).min(1),
    categories: z.array(reference('categories')).optional(),
  }),
  z.strictObject({
    section: z.literal('quotes'),
    ...opening,
    quotes: z.array(z.strictObject({ text: z.string(), source: z.string() })).min(1),
  }),
  z.strictObject({ section: z.literal('questions'), ...opening, questions: z.array(question).min(2) }),
  /** What `content/rooms` says: with `rates`, to rent; without, to learn in. */
  z.strictObject({ section: z.literal('rooms'), ...opening, rates: z.boolean().default(false) }),
  /** Addresses and transport of `content/company/places.yaml`. */
  z.strictObject({ section: z.literal('places'), ...opening, places: z.array(reference('places')).min(1) }),
  /** Open posts of `content/careers`. */
  z.strictObject({ section: z.literal('posts'), ...opening }),
  /** Coming events of `content/events`. */
  z.strictObject({ section: z.literal('events'), ...opening }),
  /** The parts of `content/company/policies.yaml`. */
  z.strictObject({ section: z.literal('cancellation'), ...opening }),
  z.strictObject({ section: z.literal('payment'), ...opening }),
  z.strictObject({ section: z.literal('taxes'), ...opening }),
  z.strictObject({ section: z.literal('holidays'), ...opening }),
  /** Forms: to apply for a post, to register for an event, to ask for a room. */
  z.strictObject({ section: z.literal('application'), ...opening }),
  z.strictObject({ section: z.literal('registration'), ...opening }),
  z.strictObject({ section: z.literal('room-request'), ...opening }),
  /** The company's e-mail, telephones and address. */
  z.strictObject({ section: z.literal('contact'), ...opening }),
]);

export type PageSection = z.output<typeof pageSection>;

/** One kind of section. */
export type SectionOf<Kind extends PageSection['section']> = Extract<PageSection, { section: Kind }>;
