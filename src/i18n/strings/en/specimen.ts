/** Before and after, as courses show their work. Said aloud where a colour or a line says it to the eye. */
export const specimen = {
  before: 'Before',
  after: 'After',
  /** A marked cell, line or bar: before and after. */
  problem: 'problem: ',
  better: 'improved: ',
  highlighted: 'highlighted: ',
  removed: 'struck out: ',
  byHand: 'by hand',
  /** Of what stands behind the login. */
  example: 'An example',
  /** A bar of a plan. */
  span: '{from} to {to}',
  /** How long a part of an hour takes. */
  minutes: { one: '{count} min', other: '{count} min' },
} as const;
