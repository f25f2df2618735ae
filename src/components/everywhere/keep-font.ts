import { KEPT_FONT } from '~/domain/storage/kept-font.ts';
import font from '../../assets/fonts/roboto-variable.woff2?url';
import { sparesData } from './spares-data.ts';

/** Fetches the font into the browser's cache, and notes it: from the next page on it is shown from the first paint (`layouts/kept-font.ts`). */
export async function keepFont(): Promise<void> {
  try {
    if (sparesData() || localStorage.getItem(KEPT_FONT) === font) return;
    const answer = await fetch(font);
    if (!answer.ok) return;
    // To its last byte: what is cut off is not kept.
    await answer.arrayBuffer();
    localStorage.setItem(KEPT_FONT, font);
  } catch {
    // Storage is blocked, or the connection gone: the fallback stays.
  }
}
