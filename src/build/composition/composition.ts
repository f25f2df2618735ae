import { drawn } from '../drawing-board.ts';
import { svgAddress } from '../named-by-content.ts';
import { grounds } from './grounds.ts';
import { things } from './things.ts';

/** Where a thing stands: the left upper corner of its field. */
const places = {
  'top-left': [2, 2],
  top: [56, 0],
  'top-right': [110, 2],
  left: [2, 36],
  middle: [56, 34],
  right: [110, 36],
  'bottom-left': [2, 70],
  bottom: [56, 72],
  'bottom-right': [110, 70],
} as const;

const keys = <Name extends string>(table: Record<Name, unknown>) => Object.keys(table) as [Name, ...Name[]];

/** What an author may write. */
export const groundNames = keys(grounds);
export const thingNames = keys(things);
export const placeNames = keys(places);

/** A drawing put together from the kit: one ground, and one or two things before it, of which the first is orange. */
export interface Composition {
  on: keyof typeof grounds;
  things: readonly { thing: keyof typeof things; at: keyof typeof places }[];
}

/** What is not the thing to look at is blue. */
const quiet = (markup: string): string => markup.replaceAll(' class="hand"', '').replaceAll('"spot"', '"ink"');

/** The markup inside of a drawing, on its field of 160 x 120, in the classes that `Drawing.astro` has colours for. */
export function compose({ on, things: chosen }: Composition): string {
  const before = chosen.map(({ thing, at }, index) => {
    const [x, y] = places[at];
    return `<g transform="translate(${x} ${y})">${index === 0 ? things[thing] : quiet(things[thing])}</g>`;
  });
  return grounds[on] + before.toReversed().join('');
}

/** The same as a picture of its own, and where it is served. */
export function compositionFile(composition: Composition): { address: string; svg: string } {
  const svg = drawn(compose(composition));
  return { address: svgAddress(composition.on, svg), svg };
}
