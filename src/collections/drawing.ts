import { z } from 'astro/zod';
import { groundNames, placeNames, thingNames } from '../build/composition/composition.ts';

/** A drawing of an entry's own, put together from the kit. */
export const drawing = z.strictObject({
  on: z.enum(groundNames).meta({ description: 'What is large, in blue' }),
  things: z
    .array(z.strictObject({ thing: z.enum(thingNames), at: z.enum(placeNames) }))
    .min(1)
    .max(2)
    .meta({ description: 'One or two before it; the first is orange' }),
});
