/** What the checkout says of seats that a waitlist has offered, where its countdown ends sooner. It comes with the code of the checkout. */
export const offeredSeats = {
  kept: 'The seats that we offered you are kept for you until {date} at {time}, also after this countdown.',
} as const;
