/** The public origin of the site, as this build was told. */
export const siteUrl = new URL(import.meta.env.SITE);
