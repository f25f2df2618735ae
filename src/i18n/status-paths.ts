/** The page that says how the site is; scripts name it without the whole table. */
export const STATUS_PATHS = { en: '/status', fr: '/fr/etat-du-service' } as const;
