/** Headings of what is printed: invoices, credit notes, receipts. */
export const documents = {
  classes: 'Classes',
  columns: { description: 'Class', seats: 'Seats', price: 'Price per seat', amount: 'Amount' },
  howToPay: 'How to pay',
  issuedBy: 'Issued by',
  page: 'Page {page} of {pages}',
  pdf: 'Download the PDF',
} as const;
