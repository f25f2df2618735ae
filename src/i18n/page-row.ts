import type { Locale } from './locales.ts';

/** A text in both languages. A page has it before it exists in both. */
export type InBoth = Readonly<Record<Locale, string>>;

/**
 * Who a page is for. `public`: everyone, search engines too, and what a row means that says nothing. `hidden`: everyone who
 * is led there, and no search engine. `personal`: on it people name themselves or pay; its address goes to nobody, no one
 * else's script runs there, and no copy is kept. `private`: behind the login, and all that as well; nothing of it is stored.
 */
export type Access = 'public' | 'hidden' | 'personal' | 'private';

/** The groups of the site map, in their order. Their titles are `siteMap.groups` of the strings. */
export const siteMapGroups = ['training', 'services', 'free', 'places', 'company', 'help'] as const;

/** The lists of single pages in the menus: beside the courses of a family, below the roles, below the series, beside the cities, and what is free. */
export type MenuList = 'software' | 'professional' | 'organizations' | 'series' | 'rooms' | 'free';

/** The lists of pages in the footer: the column of support, and the last line. */
export type FooterList = 'support' | 'end';

/** Where some pages are called otherwise than elsewhere. */
export type NamePlace = 'menu' | 'siteMap' | 'search' | 'home';

interface Address {
  /**
   * From the root, decoded, in NFC; French ones below `/fr`. A name in brackets stands for the entry of a page that is made
   * from content. The languages named here are those in which the page is built.
   */
  paths: { readonly en: `/${string}`; readonly fr?: `/fr${string}` };
  access?: Access;
  /** The file below `src/templates` that builds it, in each of its languages. */
  template?: `${string}.${'astro' | 'ts'}`;
  /** In place of a template: the page that the worker answers with, whose screen reads the rest of the address. */
  shownBy?: string;
  /** It is shown under addresses that are not its own: it names none, and has no counterpart to switch to. */
  standsIn?: true;
}

/** A page with a name of its own, by which menus, footer, site map and search know it. */
export interface NamedRow extends Address {
  names: InBoth;
  otherNames?: Readonly<Partial<Record<NamePlace, InBoth>>>;
  /** Of a city's page: the name of its entry, where that is not the name of the row. */
  entry?: string;
  /** Where the site map lists it. */
  group?: (typeof siteMapGroups)[number];
  /** A list and the position in it. */
  menu?: readonly [list: MenuList, position: number];
  footer?: readonly [list: FooterList, position: number];
  /** The words by which the search finds it, besides its name; a page without them is not searched for. */
  search?: InBoth;
}

/** What nobody looks for by name: pages of content entries, steps of a booking, what stands in, files. */
interface UnnamedRow extends Address {
  names?: never;
}

export type PageRow = NamedRow | UnnamedRow;
