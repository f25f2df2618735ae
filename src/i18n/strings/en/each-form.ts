/** What every form says, whoever it is for: the few texts that come with an island. */
export const eachForm = {
  optional: '{field} (optional)',
  choose: 'Choose one',
  errors: {
    title: 'Please check these fields',
    failed: 'This was not sent',
    kept: 'What you typed is still here.',
    field: '{field}: {reason}',
  },
  sending: 'Sending…',
  offline: 'You are offline. What you typed is kept; you can send it when the connection is back.',
} as const;
