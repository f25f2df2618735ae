import * as v from 'valibot';
import { Language } from '../catalogue/classes.ts';

/** The seven groups of search results, in the order in which they are shown. */
export const searchCategories = ['Courses', 'Landing', 'Blog', 'Podcast', 'Downloads', 'Webinars', 'Static'] as const;

export type SearchCategory = (typeof searchCategories)[number];

/** One entry of the site's search. */
export const SiteMapItem = v.object({
  title: v.string(),
  tags: v.array(v.string()),
  category: v.picklist(searchCategories),
  /** The page's address from the root, `/course/excel-level-1`. */
  urlSlug: v.string(),
  language: Language,
  /** There is no page like it in the other language, so its readers find this one. */
  alone: v.optional(v.literal(true)),
});
export type SiteMapItem = v.InferOutput<typeof SiteMapItem>;

export const SiteMapItems = v.array(SiteMapItem);
