/** The key in local storage that is there from switching to French until switching back. */
export const FRENCH_PREFERENCE = 'frenchPreference';
