import { moneyStates } from '../../src/domain/accounting/contract.ts';
import { officeBookTotals, officeMoney } from '../../src/domain/accounting/calls.ts';
import {
  applyCredit,
  officeCancel,
  officeManaged,
  officeMove,
  officeNameOrder,
  officeResend,
} from '../../src/domain/changes/office-calls.ts';
import { resendable } from '../../src/domain/changes/office-contract.ts';
import { officeClasses } from '../../src/domain/classes/office-calls.ts';
import { officeNumbers } from '../../src/domain/numbers/calls.ts';
import { noteBooking, officeBooking, officeBookings } from '../../src/domain/office/calls.ts';
import { recordPayment, refundPayment, takeWriteOffBack, writeOff } from '../../src/domain/payments/office-calls.ts';
import { recordedMethods } from '../../src/domain/payments/recorded.ts';
import { officeToday } from '../../src/domain/today/calls.ts';
import { changeOf } from '../../src/islands/office/changing.ts';
import { absences } from './absences.ts';
import { Refused, type Office } from './client.ts';
import { costs } from './costs.ts';
import { days } from './days.ts';
import { listCalls, makeCall } from './every.ts';
import { followUps } from './follow-ups.ts';
import { orders } from './orders.ts';
import { quotes } from './quotes.ts';
import { statements } from './statements.ts';
import { together } from './together.ts';
import { cents, idOf, need, oneOf, type Command, type Given } from './words.ts';

/** Seats of one class of a booking, and what giving them back or moving them comes to. */
async function chosen(office: Office, words: readonly string[], given: Given, kind: 'cancel' | 'move') {
  const id = await idOf(office, words);
  const booking = await office.make(officeManaged, { id });
  const live = booking.lines.filter(({ quantity }) => quantity > 0);
  const eventId = given.class ?? (live.length === 1 ? live[0]?.eventId : undefined);
  if (eventId === undefined) throw new Refused(`--class is one of ${live.map((line) => line.eventId).join(', ')}`);
  const all = booking.participants.filter((one) => one.eventId === eventId).map((one) => one.id);
  const seats = given.seats === undefined ? all : given.seats.split(',');
  const back = given.back === undefined ? 'refund' : oneOf(given, 'back', ['refund', 'credit']);
  const reason = need(given, 'reason');
  const change = changeOf(booking, {
    ...{ kind, seats, eventId, back, to: given.to ?? '', percent: given.fee ?? '', amount: given.fee ?? '' },
    ...{ count: '', exemption: 'status_card', number: '', names: {} },
  });
  if (!change) throw new Refused('That cannot be done: look at the booking, at --seats, --to and --fee');
  return { id, change, common: { revision: booking.revision, seats, back, reason } };
}

const bookings: Record<string, Command> = {
  'bookings find': {
    takes: 'WORDS… [--state confirmed] [--open open|overdue] [--booked day|week|month]',
    does: 'Bookings by number, name, e-mail, company, purchase order, invoice, credit note, cheque or transfer.',
    run: (office, words, { state = '', open = '', booked = '' }) =>
      office.make(officeBookings, { query: { q: words.join(' '), state, open, booked } as never }),
  },
  'bookings show': {
    takes: 'BOOKING',
    does: 'All of one; that it was opened is written down.',
    run: async (office, words) => office.make(officeBooking, { id: await idOf(office, words) }),
  },
  'bookings note': {
    takes: 'BOOKING --text TEXT',
    does: 'Writes something beside it, which its buyer never sees.',
    run: async (office, words, given) =>
      office.make(noteBooking, { id: await idOf(office, words), body: { text: need(given, 'text') } }),
  },
  'bookings order': {
    takes: 'BOOKING --text NUMBER',
    does: 'Names the client’s purchase order on its papers; “bookings mails --what papers” sends them anew.',
    run: async (office, words, given) => {
      const id = await idOf(office, words);
      const { revision } = await office.make(officeBooking, { id });
      const body = { revision, purchaseOrder: need(given, 'text'), send: false };
      return office.make(officeNameOrder, { id, body });
    },
  },
  'bookings mails': {
    takes: `BOOKING --what ${resendable.join('|')}`,
    does: 'Sends again what was sent.',
    run: async (office, words, given) =>
      office.make(officeResend, { id: await idOf(office, words), body: { what: oneOf(given, 'what', resendable) } }),
  },
  'bookings cancel': {
    takes: 'BOOKING --reason TEXT [--class ID] [--seats ID,ID] [--fee PERCENT] [--back refund|credit]',
    does: 'Gives seats of a class back: all of them, at the fee of the terms, unless it is said.',
    run: async (office, words, given) => {
      const { id, change, common } = await chosen(office, words, given, 'cancel');
      const feeRate = given.fee === undefined ? null : Math.round(Number(given.fee) * 1000);
      const creditedCents = 0 - change.difference.totalCents;
      return office.make(officeCancel, { id, body: { ...common, feeRate, feeCents: change.feeCents, creditedCents } });
    },
  },
  'bookings move': {
    takes: 'BOOKING --to CLASS --reason TEXT [--class ID] [--seats ID,ID] [--fee DOLLARS] [--back refund|credit]',
    does: 'Moves seats to another date of their course.',
    run: async (office, words, given) => {
      const { id, change, common } = await chosen(office, words, given, 'move');
      const feeCents = given.fee === undefined ? 0 : cents(given.fee);
      const differenceCents = change.difference.totalCents;
      return office.make(officeMove, { id, body: { ...common, to: need(given, 'to'), feeCents, differenceCents } });
    },
  },
};

const money: Record<string, Command> = {
  'payments record': {
    takes: `BOOKING --method ${recordedMethods.join('|')} --amount DOLLARS --on DAY [--note TEXT]`,
    does: 'Writes down what came in.',
    run: async (office, words, given) => {
      const id = await idOf(office, words);
      const { openCents } = await office.make(officeBooking, { id });
      const method = oneOf(given, 'method', recordedMethods);
      const body = {
        method,
        cents: cents(need(given, 'amount')),
        receivedOn: need(given, 'on'),
        note: given.note ?? '',
      };
      return office.make(recordPayment, { id, body: { ...body, openCents } });
    },
  },
  'payments credit': {
    takes: 'BOOKING --amount DOLLARS [--note TEXT] [--from EMAIL]',
    does: 'Pays from what the client has with us, or, with a note, another contact of the same organization.',
    run: async (office, words, given) => {
      const id = await idOf(office, words);
      const { openCents } = await office.make(officeBooking, { id });
      const body = { cents: cents(need(given, 'amount')), note: given.note ?? '', from: given.from ?? '', openCents };
      return office.make(applyCredit, { id, body });
    },
  },
  'payments refund': {
    takes: 'BOOKING --payment ID --amount DOLLARS --reason TEXT [--by-hand yes]',
    does: 'Sends back what we owe, to the card that paid; what came in otherwise, or a card refused (--by-hand yes), is sent by hand.',
    run: async (office, words, given) => {
      const id = await idOf(office, words);
      const { openCents } = await office.make(officeBooking, { id });
      const body = {
        payment: need(given, 'payment'),
        cents: cents(need(given, 'amount')),
        reason: need(given, 'reason'),
        byHand: given['by-hand'] === 'yes',
      };
      return office.make(refundPayment, { id, body: { ...body, openCents } });
    },
  },
  'payments write-off': {
    takes: 'BOOKING --reason TEXT',
    does: 'Expects what is open no more; an owner alone.',
    run: async (office, words, given) => {
      const id = await idOf(office, words);
      const { openCents, writtenOffCents } = await office.make(officeBooking, { id });
      return office.make(writeOff, {
        id,
        body: { openCents: openCents - writtenOffCents, reason: need(given, 'reason') },
      });
    },
  },
  'payments expect': {
    takes: 'BOOKING --reason TEXT',
    does: 'Takes a write-off back: what it was of is due again; an owner alone.',
    run: async (office, words, given) => {
      const id = await idOf(office, words);
      const { writtenOffCents } = await office.make(officeBooking, { id });
      return office.make(takeWriteOffBack, { id, body: { writtenOffCents, reason: need(given, 'reason') } });
    },
  },
  'money totals': {
    takes: '--from DAY --to DAY',
    does: 'What a period comes to, as the summary of its books has it.',
    run: (office, _words, given) =>
      office.make(officeBookTotals, { query: { from: need(given, 'from'), to: need(given, 'to') } }),
  },
  'money due': {
    takes: `[--state ${moneyStates.join('|')}]`,
    does: 'What is open, the oldest first.',
    run: (office, _words, { state = '' }) => office.make(officeMoney, { query: { state } as never }),
  },
  numbers: {
    takes: '--from DAY --to DAY [--language en|fr] [--city ID]',
    does: 'Bookings, sales and seats of a period, beside the one before.',
    run: (office, _words, given) =>
      office.make(officeNumbers, {
        query: {
          from: need(given, 'from'),
          to: need(given, 'to'),
          language: given.language,
          city: given.city,
        } as never,
      }),
  },
};

/** Acts by their names, which are one or two words. */
export const commands: Readonly<Record<string, Command>> = {
  today: {
    takes: '',
    does: 'What needs a hand.',
    run: (office) => office.make(officeToday, { query: {} }),
  },
  ...bookings,
  ...absences,
  ...days,
  ...followUps,
  ...money,
  ...orders,
  ...quotes,
  ...statements,
  ...together,
  ...costs,
  calls: {
    takes: '[WORD]',
    does: 'Every act and every reading of the office by its name, with the fields of its body.',
    run: (_office, words) => listCalls(words),
  },
  call: {
    takes: 'NAME [ID…] [--body JSON|@FILE] [--query a=b] [--key KEY]',
    does: 'Makes any of them; a file is written as it comes.',
    run: (office, words, given) => makeCall(office, words, given),
  },
  'classes list': {
    takes: '[--from DAY] [--to DAY] [--course WORDS] [--trainer NAME]',
    does: 'Classes by their days.',
    run: (office, _words, { from = '', to = '', course = '', trainer = '' }) =>
      office.make(officeClasses, { query: { from, to, course, trainer } }),
  },
};

/** The command that the words begin with, and the words after it. */
export function commandOf(words: readonly string[]): { command: Command; rest: readonly string[] } | undefined {
  const two = commands[words.slice(0, 2).join(' ')];
  if (two) return { command: two, rest: words.slice(2) };
  const one = commands[words[0] ?? ''];
  return one && { command: one, rest: words.slice(1) };
}
