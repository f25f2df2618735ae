/** Where a private class is asked for. They stand apart from their row, since the table of pages weighs more than the cart, which needs them. */
export const PRIVATE_CLASS_PATHS = { en: '/quote', fr: '/fr/soumission' } as const;
