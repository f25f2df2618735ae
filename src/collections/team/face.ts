import { z } from 'astro/zod';
import { features } from '../../build/portrait/features.ts';

/** What somebody's portrait is drawn from. */
export const faceSchema = z.strictObject({
  shape: z.enum(features.shapes),
  skin: z.enum(features.skins),
  hair: z.strictObject({
    style: z.enum(features.hairs),
    colour: z.enum(features.hairColours).meta({ description: 'Of brows and beard too, under a scarf as well' }),
    cloth: z.enum(features.cloths).optional().meta({ description: 'Of a headscarf or a turban' }),
  }),
  brows: z.enum(features.brows),
  nose: z.enum(features.noses),
  mouth: z.enum(features.mouths),
  glasses: z.enum(features.glasses).optional(),
  beard: z.enum(features.beards).optional(),
  lines: z.enum(features.lines).optional().meta({ description: 'Of age' }),
  clothes: z.strictObject({
    kind: z.enum(features.clothes),
    colour: z.enum(features.cloths),
    under: z.enum(features.cloths).optional().meta({ description: 'Below a blazer, a cardigan, a tie or a shawl' }),
  }),
  extras: z.array(z.enum(features.extras)).default([]),
  turn: z.enum(features.turns).meta({ description: 'Which way the head is turned' }),
});
