/** What is printed: invoices, credit notes, receipts. */
export const documents = {
  classes: 'Classes',
  columns: { description: 'Class', seats: 'Seats', price: 'Price per seat', amount: 'Amount' },
  howToPay: 'How to pay',
  issuedBy: { invoice: 'Issued by', creditNote: 'Issued by', receipt: 'Issued by' },
  creditedTo: 'Credited to',
  page: 'Page {page} of {pages}',
  pdf: 'Download the PDF',
  receiptPdf: 'Download the receipt',
  files: { receipt: 'receipt', certificate: 'certificate' },
  receipt: {
    title: 'Receipt for invoice {number}',
    lead: 'We received {amount} for invoice {number} of {date}. Thank you.',
    from: 'Received from',
    payments: 'Payments',
    columns: { date: 'Date', how: 'How', amount: 'Amount' },
    methods: {
      card: 'By card',
      cheque: 'By cheque',
      transfer: 'By transfer',
      credit: 'By a credit that was kept with us',
    },
    refunded: 'Refunded',
    received: 'Received',
    left: 'Received, less what was refunded',
    paidFor: 'What invoice {number} is for',
  },
} as const;
