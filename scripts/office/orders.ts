import { cancelOrder, creditOrder, officeOrder } from '../../src/domain/changes/office-calls.ts';
import { withOrder } from '../../src/domain/changes/office-contract.ts';
import { creditRequest } from '../../src/domain/changes/orders.ts';
import { officePackage, officePackages, packageStates, voidPackage } from '../../src/domain/packages/office-calls.ts';
import { packageOffers, sellPackage } from '../../src/domain/packages/sell-calls.ts';
import { officeBuyers } from '../../src/domain/telephone/calls.ts';
import type { OfficeBuyer } from '../../src/domain/telephone/contract.ts';
import { locales } from '../../src/i18n/locales.ts';
import { orderClasses, schedulePrivate } from '../../src/domain/private-classes/calls.ts';
import type { SchedulePrivate } from '../../src/domain/private-classes/contract.ts';
import { Refused, type Office } from './client.ts';
import { cents, idOf, need, oneOf, type Command, type Given } from './words.ts';

/** What is asked of an order as it stands: as much as can be credited, unless an amount is said. */
async function requestOf(office: Office, id: string, given: Given) {
  const order = await office.make(officeOrder, { id });
  const back = given.back === undefined ? ('refund' as const) : oneOf(given, 'back', ['refund', 'credit'] as const);
  const netCents = given.amount === undefined ? order.proposedCents : cents(given.amount);
  return creditRequest(order, netCents, { back, reason: need(given, 'reason') });
}

/** The class that is asked for, of the one line of an order that has none. */
async function classOf(office: Office, id: string, given: Given): Promise<SchedulePrivate> {
  const { lines, classes, rooms } = await office.make(orderClasses, { id });
  const free = lines.filter((line) => !classes.some((one) => one.line === line.id && one.state !== 'cancelled'));
  const [line] = free;
  if (!line || free.length > 1)
    throw new Refused('It has no line, or more than one, that is to be scheduled: use “call schedule-private”');
  const courseId = given.course ?? line.quoted?.courseId;
  if (courseId === undefined) throw new Refused('--course is missing');
  const where = given.where ?? 'online';
  if (where !== 'online' && !rooms.some((room) => room.id === where)) {
    throw new Refused(`--where is online, ${rooms.map((room) => room.id).join(', ')}`);
  }
  return {
    ...{
      line: line.id,
      courseId,
      language: oneOf(given, 'language', ['en', 'fr'] as const),
      trainer: given.trainer ?? '',
    },
    ...(where === 'online' ? ({ where, placeId: null } as const) : { where: 'room' as const, placeId: where }),
    ...{ room: given.room ?? '', street: '', city: '', province: null, people: Number(need(given, 'seats')) },
    sessions: need(given, 'on')
      .split(',')
      .map((date) => ({ date, from: given.from ?? '09:00', to: given.to ?? '16:00' })),
  };
}

/** A package by its id, or by its code. */
async function packageOf(office: Office, [word = '']: readonly string[]): Promise<string> {
  if (word === '') throw new Refused('Which package? Its code or its id.');
  const { packages } = await office.make(officePackages, { query: { q: word } });
  return packages.length === 1 && packages[0] ? packages[0].id : word;
}

/** Who booked by this number or id, with what was said of her last. */
async function buyerOf(office: Office, booking: string): Promise<OfficeBuyer> {
  const { buyers } = await office.make(officeBuyers, { query: { q: booking } });
  const [buyer] = buyers;
  if (buyers.length !== 1 || !buyer) throw new Refused(`${booking} is no booking of one buyer`);
  return buyer;
}

/** Orders without classes: packages, and what quotes have beside seats. */
export const orders: Record<string, Command> = {
  'orders show': {
    takes: 'BOOKING',
    does: 'An order without classes, with what can be credited of it.',
    run: async (office, words) => office.make(officeOrder, { id: await idOf(office, words) }),
  },
  'orders cancel': {
    takes: 'BOOKING --reason TEXT [--amount DOLLARS] [--back refund|credit] [--classes cancel|keep]',
    does: 'Ends an order that came from a quote, and cancels its private classes to come; what is credited, before tax, is all of it unless it is said.',
    run: async (office, words, given) => {
      const id = await idOf(office, words);
      const classes = given.classes === undefined ? 'cancel' : oneOf(given, 'classes', withOrder);
      return office.make(cancelOrder, { id, body: { ...(await requestOf(office, id, given)), classes } });
    },
  },
  'orders credit': {
    takes: 'BOOKING --amount DOLLARS --reason TEXT [--back refund|credit]',
    does: 'Credits a part of such an order, before tax, or of what was kept of one that has ended.',
    run: async (office, words, given) => {
      need(given, 'amount');
      const id = await idOf(office, words);
      return office.make(creditOrder, { id, body: await requestOf(office, id, given) });
    },
  },
  'orders classes': {
    takes: 'BOOKING',
    does: 'The private classes of an order, and what of it can be scheduled: courses, rooms, trainers.',
    run: async (office, words) => office.make(orderClasses, { id: await idOf(office, words) }),
  },
  'orders schedule': {
    takes:
      'BOOKING --on DAY[,DAY] --seats PEOPLE --language en|fr [--course ID] [--where online|CITY] [--room NAME] [--from HH:MM] [--to HH:MM] [--trainer NAME]',
    does: 'Schedules the one private class of an order, from 09:00 to 16:00 unless it is said; at a client’s address by the screen, or by “call”.',
    run: async (office, words, given) => {
      const id = await idOf(office, words);
      return office.make(schedulePrivate, { id, body: await classOf(office, id, given) });
    },
  },
  'packages find': {
    takes: `WORDS… [--state ${packageStates.join('|')}]`,
    does: 'Packages and series by their code, or words of their buyer.',
    run: (office, words, given) => {
      const state = given.state === undefined ? '' : oneOf(given, 'state', packageStates);
      return office.make(officePackages, { query: { q: words.join(' '), state } });
    },
  },
  'packages offers': {
    takes: '',
    does: 'What is sold: packages and series by their ids, with seats, months and prices before tax.',
    run: async (office) => (await office.make(packageOffers, { query: {} })).offers,
  },
  'packages sell': {
    takes: `OFFER --buyer BOOKING --terms ${locales.join('|')} [--language ${locales.join('|')}] [--po TEXT] [--note TEXT]`,
    does: 'Sells one to the buyer of a booking, where that was billed to; who has been told of the terms, in that language, and accepts them.',
    run: async (office, [offer = ''], given) => {
      const buyer = await buyerOf(office, need(given, 'buyer'));
      const { country, province } = buyer.billing;
      const { offers, price, terms } = await office.make(packageOffers, {
        query: { offer, country, province: province ?? '' },
      });
      if (!price) throw new Refused(`${offer || 'Nothing'} is none of ${offers.map(({ id }) => id).join(', ')}`);
      const told = oneOf(given, 'terms', locales);
      const { contact, billing } = buyer;
      return office.make(sellPackage, {
        body: {
          ...{ offer, contact, billing, totalCents: price.totalCents, terms: { language: told, version: terms[told] } },
          language: given.language === undefined ? told : oneOf(given, 'language', locales),
          ...{ purchaseOrder: given.po ?? '', budgetCode: '', note: given.note ?? '' },
        },
      });
    },
  },
  'packages void': {
    takes: 'CODE --reason TEXT [--amount DOLLARS] [--back refund|credit]',
    does: 'Ends a package: its unused seats are credited, or so much, before tax, as is said.',
    run: async (office, words, given) => {
      const id = await packageOf(office, words);
      const { bookingId } = await office.make(officePackage, { id });
      return office.make(voidPackage, { id, body: await requestOf(office, bookingId, given) });
    },
  },
};
