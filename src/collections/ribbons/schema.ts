import { z } from 'astro/zod';
import type { Entry } from '../entry.ts';
import { bilingual, order } from '../fields.ts';

const command = z.strictObject({
  /** `idMso`. */
  command: z
    .string()
    .regex(/^[A-Z][A-Za-z0-9]+$/, 'expected a name such as "AccessibilityChecker"')
    .meta({ title: 'Microsoft’s name of it', description: 'Such as AccessibilityChecker' }),
  label: bilingual.meta({ title: 'What the program calls it' }),
});

/** A tab of accessibility commands for one program of Office; a build step makes the file that Office imports. */
export const ribbonSchema = z.strictObject({
  title: z.string(),
  /** As it stands in such a file. */
  program: z.enum(['Word', 'Excel', 'PowerPoint', 'olkmailitem']).meta({ title: 'What the program calls itself' }),
  order,
  groups: z
    .array(z.strictObject({ label: bilingual.meta({ title: 'Name' }), commands: z.array(command).min(1) }))
    .min(1),
});

export type RibbonData = z.output<typeof ribbonSchema>;
export type RibbonEntry = Entry<'ribbons', RibbonData>;
