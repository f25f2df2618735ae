/** What is said of seats that a waitlist has offered once they were taken to the checkout. It comes with the code of checkout and waitlist. */
export const offeredSeats = {
  kept: 'The seats that we offered you are kept for you until {date} at {time}, also after this countdown.',
  gone: 'The seats that we offered you are not kept for this cart any more: they were given back, or are in another checkout.',
  givenBack:
    'The seats that we offered you were given back. If a checkout with them is still open, it keeps them no more.',
} as const;
