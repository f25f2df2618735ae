/** What a portrait is put together from. Every list is what an author may write in `content/team`. */
export const features = {
  shapes: ['oval', 'round', 'square', 'long', 'heart'],
  skins: ['fair', 'rosy', 'light', 'olive', 'tan', 'brown', 'deep'],
  hairs: [
    'short',
    'swept',
    'cropped',
    'curls',
    'receding',
    'bald',
    'afro',
    'pixie',
    'bob',
    'fringe',
    'wavy',
    'long',
    'bun',
    'tied',
    'locs',
    'headscarf',
    'turban',
  ],
  hairColours: ['black', 'dark', 'brown', 'chestnut', 'auburn', 'blond', 'grey', 'silver', 'white'],
  brows: ['straight', 'arched', 'strong', 'soft'],
  noses: ['short', 'long', 'broad', 'round'],
  mouths: ['smile', 'laugh', 'half', 'calm'],
  glasses: ['round', 'square', 'cat', 'half'],
  beards: ['full', 'short', 'goatee', 'moustache', 'stubble'],
  lines: ['few', 'more'],
  clothes: ['sweater', 'shirt', 'blazer', 'tie', 'turtleneck', 'cardigan', 'blouse', 'vneck', 'shawl'],
  cloths: ['navy', 'blue', 'sky', 'orange', 'amber', 'teal', 'wine', 'grey', 'cream', 'white'],
  extras: ['studs', 'hoops', 'drops', 'freckles', 'headset'],
  turns: ['left', 'right', 'ahead'],
} as const;

type Of<Name extends keyof typeof features> = (typeof features)[Name][number];

export interface Face {
  shape: Of<'shapes'>;
  skin: Of<'skins'>;
  /** `colour` is also that of brows and beard; `cloth` is what covers the hair. */
  hair: { style: Of<'hairs'>; colour: Of<'hairColours'>; cloth?: Of<'cloths'> | undefined };
  brows: Of<'brows'>;
  nose: Of<'noses'>;
  mouth: Of<'mouths'>;
  glasses?: Of<'glasses'> | undefined;
  beard?: Of<'beards'> | undefined;
  lines?: Of<'lines'> | undefined;
  clothes: { kind: Of<'clothes'>; colour: Of<'cloths'>; under?: Of<'cloths'> | undefined };
  extras: readonly Of<'extras'>[];
  /** Which way the head is turned. */
  turn: Of<'turns'>;
}
