/** Drawings that authors may ask for, on a page or on a slide. */
export const pageDrawings = [
  'agreement',
  'book',
  'certificate',
  'coach',
  'code',
  'conversation',
  'database',
  'laptop',
  'map',
  'padlock',
  'people',
  'room',
  'screen',
] as const;
