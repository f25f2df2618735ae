/** Courseware that goes by post: asked only of the people of classes of which the office says so. */
export const courseware = {
  field: 'Postal address of {name}',
  own: 'Your postal address for the courseware',
  billing: 'The billing address of this booking, for {name}',
  ask: 'The courseware of this class goes by post. Optional: where to, line by line as on an envelope. The office alone reads it, and it is deleted with the rest {days} days after the class.',
} as const;
