import * as v from 'valibot';

/** A table for other programs has as many rows at most; one that was cut says so in its last row. */
export const TABLE_ROWS = 2_000;

/** What names an organisation from another mail domain is told where the office has looked at it: anybody can type that name. */
export const wholeOrganisation = { whole: v.optional(v.picklist(['', 'yes']), '') };

/** The language of its head and of what its cells say. */
export const tableLanguage = { lang: v.optional(v.picklist(['en', 'fr']), 'en') };
