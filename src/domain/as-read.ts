/** Signs that nobody sees: a browser leaves them out of a host, and a reader of a word. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{M}\p{Cf}]/gu;

/** What a browser takes for the dot of a host. */
const DOTS = /[\u3002\uff0e\uff61]/g;

/** A text as it is read, and as a browser would follow it: `evil.c\u034fom` is `evil.com`. For looking, not for keeping. */
export const asRead = (text: string): string => text.normalize('NFKC').replace(DOTS, '.').replace(UNSEEN, '');

/** Whether a text has signs that are for machines alone; marks of a script are seen. */
export const hasUnseen = (text: string): boolean => /\p{Default_Ignorable_Code_Point}/u.test(text);
