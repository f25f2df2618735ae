/** Which trainers are away on which days. */
export const officeAbsences = {
  title: 'Trainers who are away',
  none: 'Nobody is written down as away on these days.',
  hint: 'Whoever is away is offered for no class on these days. What they were to give stands here and on Today until somebody else gives it, or the entry is taken back.',
  kinds: { holiday: 'holiday', sick: 'illness', other: 'other reasons' },
  written: 'Written down by {who} on {date}',
  writtenOn: 'Written down on {date}',
  /** Before the classes. */
  without: 'Still to be given by somebody else:',
  takeBack: 'Take back',
  takenBack: '{name} is not away any more: {days}.',
  add: 'Write down who is away',
  fields: { trainer: 'Trainer', kind: 'Reason', from: 'First day', to: 'Last day', note: 'Note' },
  hints: { to: 'Leave it empty for one day.', note: 'For the office alone; nothing about an illness.' },
  options: { kind: { holiday: 'holiday', sick: 'illness', other: 'something else' } },
  ifEmpty: { trainer: 'Choose the trainer.', kind: 'Choose the reason.', from: 'Enter the first day.' },
  reasons: {
    from: { duplicate: 'This trainer is away already on some of these days.' },
    to: {
      invalid: 'The last day cannot come before the first one.',
      too_long: 'Enter 366 days at most.',
    },
  },
  overlaps: 'Written down already: {days}. Take that back first, or leave these days out.',
  submit: 'Write it down',
  done: '{name} is away: {days}.',
  /** What trainers read. */
  own: { title: 'Your days away', hint: 'As the office has them. If something is wrong, tell the office.' },
} as const;
