/** The drawn maps of city centres, on a field of 320 x 240. */

/** Streets as parallel lines 28 units apart, turned as the city's grid lies. */
export const streets = Array.from({ length: 25 }, (_, index) => -220 + index * 28)
  .map((at) => `M-200 ${at}h760M${at} -200v760`)
  .join('');

const maps = {
  ottawa: {
    turn: -22,
    water:
      'M-10 108C40 92 70 88 104 66s70-52 118-46 70 24 108 4V-10H-10z M212 14c0 70 12 104 32 128s22 64 18 108h22c4-48 4-92-18-118s-32-48-32-118z',
    train: 'M-10 196C60 172 110 152 156 138s104-28 174-30',
    stop: [112, 152],
    pin: [150, 188],
    words: { water: [14, 26, 'start'], stop: [102, 144, 'end'], pin: [180, 178, 'start'] },
  },
  calgary: {
    turn: 0,
    water:
      'M-10 44c40 24 78 20 110 4s56-14 84 2 50 20 74 4 44-14 72-6v-26c-30-8-54-4-76 10s-36 12-58-2-54-22-86-6-70 16-120-6z',
    train: 'M-10 152h250c30 0 34 8 50 24s22 20 40 20',
    stop: [176, 152],
    pin: [204, 128],
    words: { water: [14, 88, 'start'], stop: [170, 174, 'end'], pin: [234, 118, 'start'] },
  },
  vancouver: {
    turn: 44,
    water:
      'M-10-10h340v52c-40 10-84 14-120 22-30 8-48-6-66-22-22-20-46-26-64-12-16 12-20 34-40 40-16 6-34 4-50-4z M-10 132c40-8 58 8 84 30 24 20 48 24 78 26 40 4 60-14 92-10 20 2 28 10 86 8v18c-50 4-66-6-92-6-34 0-52 18-92 16-34-2-60-8-88-32-24-20-38-32-68-26z',
    train: 'M136 60c20 36 40 56 72 78s70 34 122 28',
    stop: [176, 112],
    pin: [126, 140],
    words: {
      water: [306, 28, 'end'],
      secondWater: [306, 226, 'end'],
      stop: [190, 108, 'start'],
      pin: [96, 130, 'end'],
    },
  },
} as const;

export type CityDrawing = (typeof maps)[keyof typeof maps];

/** Nothing of a city that nobody has drawn. */
export const cityDrawing = (city: string): CityDrawing | undefined =>
  (maps as Record<string, CityDrawing | undefined>)[city];
