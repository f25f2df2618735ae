/** Shown where a call asks a visitor to show to be a person. */
export const challenge = {
  title: 'One moment',
  text: 'A lot is sent from your network just now. Please show that you are a person; what you typed is kept.',
  failed: 'The check cannot be shown here. Close this and try again later, or call us: what you typed is kept.',
  close: 'Close',
} as const;
