import { isLocale, type Locale } from '../i18n/locales.ts';

/** An entry as Astro reads it. The same type as Astro's own, so that what links entries needs no Astro. */
export interface Entry<Collection extends string, Data> {
  collection: Collection;
  /** `en/excel-level-1`, or without a language `spruce`. */
  id: string;
  data: Data;
  body?: string;
  rendered?: { html: string; metadata?: { imagePaths: string[]; [key: string]: unknown } };
  filePath?: string;
  digest?: string | number;
}

/** `en/excel-level-1` → its language and slug. */
export function splitId(id: string): { locale: Locale; slug: string } {
  const [locale, slug] = id.split('/');
  if (!isLocale(locale) || !slug) throw new Error(`content/${id}: expected a file in a folder en or fr`);
  return { locale, slug };
}

/** What a build shows: no drafts, and nothing before its day. A preview shows everything. */
export interface Showing {
  preview: boolean;
  /** The office's day, `2026-12-08`. */
  today: string;
}

export const isPublished = (data: { draft: boolean }, { preview }: Pick<Showing, 'preview'>): boolean =>
  preview || !data.draft;

export const hasAppeared = (data: { draft: boolean; date: string }, { preview, today }: Showing): boolean =>
  preview || (!data.draft && data.date <= today);

export const byOrder = (a: { data: { order: number } }, b: { data: { order: number } }): number =>
  a.data.order - b.data.order;
