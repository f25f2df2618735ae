/** Titles and descriptions of pages that hold one part only, and the two pages for when something is wrong. */
export const pages = {
  checkout: { title: 'Checkout', description: 'Review your classes, name the participants and reserve your seats.' },
  confirmation: {
    title: 'Your booking',
    description: 'The booking you made, with its classes, participants and total.',
  },
  invoice: { title: 'Invoice', description: 'The invoice of a booking, ready to print.' },
} as const;

export const notFound = {
  title: '404 Not Found',
  heading: 'This page **could not be found**',
  message: 'Oops! The page you are looking for cannot be found.',
  description: 'The page you are looking for cannot be found. Search our courses, or start from the catalogue.',
  hint: 'It may have moved or its address may be mistyped. Search our courses, or go on from here:',
} as const;

export const errorPage = {
  title: 'An error occurred',
  heading: '**An error** occurred',
  description: 'Something went wrong on our side. Please try again, or reach us by phone or e-mail.',
  message:
    'Something went wrong on our side. Your cart is kept. Please try again in a minute; if it happens again, call us or write to us.',
  home: 'Go to the home page',
  status: 'See what works at the moment',
} as const;
