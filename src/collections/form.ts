import type { z } from 'astro/zod';
import type { Locale } from '../i18n/locales.ts';

/** How a collection is shown in the editor; its fields follow from the schema. */
export interface Form {
  /** Below `content/`. */
  folder: string;
  schema: z.ZodObject;
  /** What the editor calls it: one name, or one for each folder of a language. */
  label: string | Partial<Record<Locale, string>>;
  /** The field that names an entry, and its file when it is new. Without one, files are neither added nor renamed. */
  named?: 'title' | 'name';
  /** Fields that the list of entries shows. */
  columns?: string[];
  /** The text below the front matter, by its label; without one, the entry is a YAML file. */
  body?: string;
  /** Pictures stand in a folder beside the texts. */
  pictures?: true;
  /** The text is what the entry is about, so the form gives it the room. */
  wide?: true;
}
