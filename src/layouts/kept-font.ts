import { createHash } from 'node:crypto';
import { KEPT_FONT } from '~/domain/storage/kept-font.ts';
import font from '../assets/fonts/roboto-variable.woff2?url';

/**
 * Puts in the font where this browser has the file already (`everywhere/keep-font.ts`), and before the first frame with
 * text or not at all: no page waits for it, and no text moves. On a first visit it is not asked for.
 */
export const keptFont = `try{let u='${font}',late,f=()=>requestAnimationFrame(()=>document.body?late=1:f());if(localStorage.${KEPT_FONT}==u)f(),new FontFace('Roboto Variable','url('+u+')',{weight:'300 800'}).load().then(f=>late||document.fonts.add(f),()=>{})}catch{}`;

/** For the policy of every page. */
export const keptFontHash = `sha256-${createHash('sha256').update(keptFont).digest('base64')}` as const;
