import { z } from 'astro/zod';
import { pageDrawings } from '../../domain/content/drawings.ts';
import type { Entry } from '../entry.ts';
import { asYaml, day, families, paragraph, seoTitle, summaryLine } from '../fields.ts';
import { pageName, pageSection } from './sections.ts';

/** The one orange button. */
const action = z
  .strictObject({
    label: z.string().max(40),
    /** A page, by its name; with `tab`, a family of the catalogue. */
    page: pageName.optional(),
    tab: z.enum(families).optional(),
    /** A section by its `id`: of that page, or without `page` of this one. */
    to: z.string().optional(),
  })
  .refine(({ page, to }) => page !== undefined || to !== undefined, { message: 'expected `page`, `to`, or both' })
  .meta({ title: 'Orange button' });

/** Pages about the company and its services. The file is named as the row of the page in `src/i18n/pages.ts`. */
export const pageSchema = z.strictObject({
  title: z.string().max(80),
  seoTitle,
  description: summaryLine,
  /** A service that is offered, the company itself, or neither. */
  about: z.enum(['service', 'company', 'other']),
  area: z
    .enum(['CA', 'US'])
    .default('CA')
    .meta({ title: 'Country that a service is for', choices: { CA: 'Canada', US: 'United States' } }),
  intro: paragraph.min(80).max(420).meta({ description: 'One to three sentences that open the page' }),
  /** One of the site's drawings. */
  drawing: z.enum(pageDrawings),
  updated: day.meta({
    title: 'Last changed',
    description: 'The day of the last change that a reader should know of; search engines are told it',
  }),
  action: asYaml(action, '`label`, and `page` (with `tab`) or `to`'),
  contents: z.boolean().default(false).meta({ title: 'List of sections at the side', description: 'For long texts' }),
  sections: asYaml(z.array(pageSection).min(1), 'What stands on the page, in order, as AUTHORS.md describes it'),
});

export type PageData = z.output<typeof pageSchema>;
export type PageEntry = Entry<'pages', PageData>;
