/** The form at the foot of every page. The words that people agree to are in `subscription.ts`. */
export const newsletter = {
  title: 'Newsletter',
  email: 'E-mail',
  submit: 'Subscribe',
  sending: 'Sending…',
  ifEmpty: { email: 'Enter your e-mail address.' },
  unticked: 'Please tick the box if you agree to receive our newsletter.',
} as const;
