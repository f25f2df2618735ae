import {
  openInvoicesOf,
  recordedPayments,
  recordTogether,
  takePaymentBack,
  undoTakenBack,
  undoTogether,
} from '../../src/domain/payments/office-calls.ts';
import { recordedMethods } from '../../src/domain/payments/recorded.ts';
import { takenBackFor } from '../../src/domain/payments/taken-back.ts';
import { proposedParts, type OpenInvoices } from '../../src/domain/payments/together.ts';
import { officeBooking } from '../../src/domain/office/calls.ts';
import { endPromise, notePromise } from '../../src/domain/reminding/calls.ts';
import { Refused } from './client.ts';
import { cents, idOf, need, oneOf, type Command, type Given } from './words.ts';

/**
 * The parts that are said, `2026-000001=100,2026-000002=59.35`; else the oldest invoices are paid first, and none that is the payer's by a
 * name alone.
 */
function partsOf({ parts }: Given, amount: number, { invoices }: OpenInvoices) {
  const said = parts?.split(',').map((part) => {
    const [invoice = '', dollars = ''] = part.split('=');
    const found = invoices.find((one) => one.invoice === invoice.trim());
    if (!found) throw new Refused(`${invoice} is none of ${invoices.map((one) => one.invoice).join(', ')}`);
    return { invoice: found.invoice, openCents: found.openCents, cents: cents(dollars) };
  });
  const theirs = invoices.filter(({ byNameAlone }) => !byNameAlone);
  const proposed = proposedParts(amount, theirs).map((part, index) => ({
    ...{ invoice: theirs[index]?.invoice ?? '', openCents: theirs[index]?.openCents ?? 0, cents: part },
  }));
  return said ?? proposed.filter((part) => part.cents > 0);
}

/** One payment for several invoices, as the screen of a client's statement records it. */
export const together: Record<string, Command> = {
  'payments open': {
    takes: 'BOOKING',
    does: 'Open invoices of its client and of everybody of the organization, those that are due first above.',
    run: async (office, words) => office.make(openInvoicesOf, { id: await idOf(office, words) }),
  },
  'payments together': {
    takes: `BOOKING --method ${recordedMethods.join('|')} --amount DOLLARS --on DAY [--note TEXT] [--parts INVOICE=DOLLARS,…]`,
    does: 'Writes down one payment for several of these: the oldest first, unless the parts are said. It can be undone for a minute.',
    run: async (office, words, given) => {
      const id = await idOf(office, words);
      const amount = cents(need(given, 'amount'));
      const method = oneOf(given, 'method', recordedMethods);
      const parts = partsOf(given, amount, await office.make(openInvoicesOf, { id }));
      const body = { method, cents: amount, receivedOn: need(given, 'on'), note: given.note ?? '', parts };
      return office.make(recordTogether, { id, body });
    },
  },
  'payments undo': {
    takes: 'BOOKING PAYMENT',
    does: 'Takes such a payment back, within the minute; its id is that of the answer.',
    run: async (office, [booking = '', undo = '']) =>
      office.make(undoTogether, { id: await idOf(office, [booking]), body: { undo } }),
  },
  'payments promise': {
    takes: 'BOOKING --until DAY [--note TEXT] | --state ended',
    does: 'Notes until when the client says that it will be paid: the clock does not remind before; or that it holds no more.',
    run: async (office, words, given) => {
      const id = await idOf(office, words);
      if (given.state === 'ended') return office.make(endPromise, { id, body: {} });
      return office.make(notePromise, { id, body: { until: need(given, 'until'), note: given.note ?? '' } });
    },
  },
  'payments recorded': {
    takes: 'BOOKING',
    does: 'Its cheques and transfers that count, and why one of them cannot be taken back.',
    run: async (office, words) => office.make(recordedPayments, { id: await idOf(office, words) }),
  },
  'payments take-back': {
    takes: `BOOKING --payment ID --why ${takenBackFor.join('|')} [--note TEXT] [--whole yes]`,
    does: 'Takes one of these back: what it paid is open again; “--whole yes” takes all parts of a cheque for several invoices.',
    run: async (office, words, given) => {
      const id = await idOf(office, words);
      const { openCents } = await office.make(officeBooking, { id });
      const why = oneOf(given, 'why', takenBackFor);
      const body = { why, note: given.note ?? '', whole: given.whole === 'yes', openCents };
      return office.make(takePaymentBack, { params: { id, payment: need(given, 'payment') }, body });
    },
  },
  'payments count-again': {
    takes: 'BOOKING ACT',
    does: 'Undoes that, within the minute; its id is that of the answer.',
    run: async (office, [booking = '', undo = '']) =>
      office.make(undoTakenBack, { id: await idOf(office, [booking]), body: { undo } }),
  },
};
