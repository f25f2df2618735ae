/** The key in local storage of the font file that the browser has kept, by its address. */
export const KEPT_FONT = 'font';
