import { describe, expect, it } from 'vitest';
import { parseNamedSeats, participantsOf, withPeople, withPerson } from './named-seats.ts';
import { parseCart } from './stored-cart.ts';

const cart = (Qty: number, listParticipants: object[] = []) =>
  parseCart(JSON.stringify([{ Events: [{ eventId: 'a' }], listParticipants, Qty, PriceOfEvent: 10 }])).lines;

const ana = { firstName: 'Ana', lastName: 'Roy', email: 'ana@example.ca' };

describe('participantsOf', () => {
  it('gives an empty participant for every seat that nobody named', () => {
    expect(participantsOf(cart(2), [])).toEqual([
      { eventId: 'a', firstName: '', lastName: '', email: '' },
      { eventId: 'a', firstName: '', lastName: '', email: '' },
    ]);
  });

  it('keeps a name that the old cart holds', () => {
    expect(participantsOf(cart(1, [{ eventIndex: 0, ...ana }]), [])[0]).toEqual({ eventId: 'a', ...ana });
  });

  it('puts the list before the cart, seat by seat', () => {
    const named = withPerson([], 'a', 1, ana);
    expect(participantsOf(cart(2), named).map((one) => one.firstName)).toEqual(['', 'Ana']);
  });

  it('leaves out names of seats that were given up', () => {
    const named = withPerson(withPerson([], 'a', 0, ana), 'a', 4, ana);
    expect(participantsOf(cart(1), named)).toHaveLength(1);
  });
});

describe('parseNamedSeats', () => {
  it('drops what does not parse and keeps the rest', () => {
    const good = { eventId: 'a', seat: 0, ...ana };
    expect(parseNamedSeats(JSON.stringify([null, 'x', { seat: -1 }, good, { ...good, seat: '1' }]))).toEqual([good]);
    expect(parseNamedSeats('{oops')).toEqual([]);
    expect(parseNamedSeats('{}')).toEqual([]);
    expect(parseNamedSeats(undefined)).toEqual([]);
  });

  it('empties a text of another kind instead of dropping the person', () => {
    expect(parseNamedSeats(JSON.stringify([{ eventId: 'a', seat: 0, firstName: 5 }]))).toEqual([
      { eventId: 'a', seat: 0, firstName: '', lastName: '', email: '' },
    ]);
  });
});

describe('withPerson', () => {
  it('replaces the person of a seat', () => {
    const named = withPerson(withPerson([], 'a', 0, ana), 'a', 0, { ...ana, firstName: 'Anne' });
    expect(named).toEqual([{ eventId: 'a', seat: 0, ...ana, firstName: 'Anne' }]);
  });
});

describe('withPeople', () => {
  const named = withPerson(withPerson([], 'a', 0, ana), 'a', 1, ana);

  it('gives the first seats of a class to these people, and leaves the others', () => {
    const amir = { firstName: 'Amir', lastName: 'Roy', email: '' };
    expect(participantsOf(cart(2), withPeople(named, 'a', [amir])).map((one) => one.firstName)).toEqual([
      'Amir',
      'Ana',
    ]);
  });

  it('keeps nothing of a person beyond what a seat has', () => {
    const person = { ...ana, eventId: 'other', seat: 9 };
    expect(withPeople([], 'a', [person])).toEqual([{ eventId: 'a', seat: 0, ...ana }]);
  });
});
