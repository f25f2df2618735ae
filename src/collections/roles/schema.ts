import { z } from 'astro/zod';
import type { Entry } from '../entry.ts';
import { bilingual, reference } from '../fields.ts';

/** The menu by role; `categories` are English entries. */
export const roleSchema = z.strictObject({
  id: z.string(),
  title: bilingual,
  categories: z.array(reference('categories')).min(2).max(6),
});

export type RoleEntry = Entry<'roles', z.output<typeof roleSchema>>;
