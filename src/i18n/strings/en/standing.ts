/** How the money of a booking stands where it is not simply paid or open. */
export const standing = {
  calledOff:
    'We had to cancel this class: nothing is to be paid. Please choose another date, or cancel free of charge.',
  undecided: 'Not to be paid before you have chosen about the class that we cancelled',
  owed: 'We owe you {amount}. Write to us how we should send it back to you.',
} as const;
