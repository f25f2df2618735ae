import { z } from 'astro/zod';
import type { Entry } from '../entry.ts';
import { addressPart, counterpart, day, draft, reference, summaryLine, tags } from '../fields.ts';

const subjects = [
  'Excel',
  'Word',
  'Outlook',
  'PowerPoint',
  'Microsoft 365',
  'Adobe',
  'Accessibility',
  'Professional skills',
] as const;

/** The body is the document itself: a build step makes the tagged PDF from it. */
export const downloadSchema = z.strictObject({
  title: z.string().max(80),
  description: summaryLine,
  /** Below `/free-downloads/`. */
  file: addressPart.meta({
    title: 'Name of the PDF',
    description: 'Small letters, digits and hyphens, without .pdf',
  }),
  /** The heading it stands below in the list. */
  subject: z.enum(subjects),
  updated: day,
  tags,
  courses: z.array(reference('courses')).default([]),
  counterpart: counterpart('downloads'),
  draft,
});

export type DownloadData = z.output<typeof downloadSchema>;
export type DownloadEntry = Entry<'downloads', DownloadData>;
