/** Courseware that goes by post: asked only of the people of classes of which the office says so. */
export const courseware = {
  field: 'Postal address: {name}',
  own: 'Your postal address for the courseware',
  billing: 'Use the billing address of this booking for {name}',
  ask: 'The courseware of this class goes by post. Optional: the address to send it to, line by line as on an envelope. Our office alone reads it, and it is deleted {days} days after the class.',
} as const;
