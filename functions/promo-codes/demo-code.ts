/** Ten percent off any class, as often as one likes; on a developer's machine alone. */
export const demoCode = 'TRYIT10';
