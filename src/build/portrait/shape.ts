import type { Face } from './features.ts';

/** The measures of a head on the field of 160 x 160; it is as broad as `left` to `right` at the eyes. */
export interface Head {
  left: number;
  right: number;
  chin: number;
  outline: string;
  /** The lower half of the outline from the right temple to the left one, for beards. */
  jaw: string;
}

export const MIDDLE = 80;
export const EYES = 71;
const TEMPLES = 64;

/** Half the breadth, the chin, how far down the cheeks stay broad, and half the breadth of the chin. */
const measures: Record<Face['shape'], [half: number, chin: number, cheeks: number, jaw: number]> = {
  oval: [27, 106, 88, 17],
  round: [30, 104, 91, 21],
  square: [28.5, 106, 97, 23],
  long: [26, 110, 92, 17],
  heart: [28.5, 106, 84, 12],
};

export function headOf(shape: Face['shape']): Head {
  const [half, chin, cheeks, jaw] = measures[shape];
  const [left, right] = [MIDDLE - half, MIDDLE + half];
  const lower = `C${right} ${cheeks} ${MIDDLE + jaw} ${chin} ${MIDDLE} ${chin}C${MIDDLE - jaw} ${chin} ${left} ${cheeks} ${left} ${TEMPLES}`;
  return {
    left,
    right,
    chin,
    outline: `M${left} ${TEMPLES}C${left} 23 ${right} 23 ${right} ${TEMPLES}${lower}Z`,
    jaw: lower,
  };
}

/** A closed shape in one flat tone, or a line: `d` of a path. */
export const fill = (d: string, tone: string): string => `<path d="${d}" fill="${tone}"/>`;
export const line = (d: string, tone: string, width = 2.4): string =>
  `<path d="${d}" fill="none" stroke="${tone}" stroke-width="${width}"/>`;
export const disc = (x: number, y: number, r: number, tone: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${tone}"/>`;

const round = (value: number): number => Math.round(value * 10) / 10;
