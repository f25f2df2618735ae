import type { Sheet } from './sheet.ts';

/** The paths of the site's logo (`components/chrome/Logo.astro`) on its grid of 100 by 36. */
export const letters = 'M29.3 9.5A13.5 13.5 0 1 0 31.5 18H19M64.3 9.5a13.5 13.5 0 1 0 0 17M84 8v26';
export const hand = 'M69 8h30';

export function drawLogo(sheet: Sheet, x: number, y: number, height: number): void {
  const { doc } = sheet;
  doc
    .save()
    .translate(x, y)
    .scale(height / 36)
    .lineWidth(6.5);
  doc.path(letters).stroke(sheet.color('blue-700'));
  doc.path(hand).stroke(sheet.color('orange-500'));
  doc.restore();
}
