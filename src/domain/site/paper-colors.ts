/** The colours of the theme that come on paper. */
export const paperColors = [
  'ink',
  'blue-50',
  'blue-100',
  'blue-300',
  'blue-700',
  'blue-900',
  'gray-100',
  'gray-300',
  'gray-600',
  'orange-500',
] as const;

export type PaperColor = (typeof paperColors)[number];

/** `#154388`, by name. */
export type PaperColors = Readonly<Record<PaperColor, string>>;
