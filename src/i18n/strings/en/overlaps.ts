/** Of one person in two classes at the same time. It comes with the code of the pages that say it. */
export const overlaps = {
  both: '{name} has a seat in two classes that are held at the same time: “{first}” and “{second}”.',
} as const;
