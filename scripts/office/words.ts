import { officeBookings } from '../../src/domain/office/calls.ts';
import { centsOf } from '../../src/domain/money/money.ts';
import { Refused, type Office } from './client.ts';

/** What was said by options. */
export type Given = Readonly<Partial<Record<string, string>>>;

/** An act or a reading by its name. */
export interface Command {
  /** What stands after its name. */
  takes: string;
  does: string;
  run: (office: Office, words: readonly string[], given: Given) => Promise<unknown>;
}

/** An option that has to be said. */
export const need = (given: Given, name: string): string => {
  const value = given[name];
  if (value === undefined || value === '') throw new Refused(`--${name} is missing`);
  return value;
};

/** The same of a few. */
export function oneOf<Name extends string>(given: Given, name: string, names: readonly Name[]): Name {
  const found = names.find((one) => one === need(given, name));
  if (found === undefined) throw new Refused(`--${name} is one of ${names.join(', ')}`);
  return found;
}

/** Dollars as they are typed, in cents. */
export function cents(text: string): number {
  const amount = centsOf(text);
  if (amount === null) throw new Refused(`${text} is no amount, as 1,234.50`);
  return amount;
}

/** A booking by its id, or by what it is called on the telephone. */
export async function idOf(office: Office, [word = '']: readonly string[]): Promise<string> {
  if (word === '') throw new Refused('Which booking? Its number or its id.');
  const { bookings } = await office.make(officeBookings, { query: { q: word } });
  const found = bookings.filter(({ id, number }) => id === word || number === word.toUpperCase());
  if (found.length > 1) throw new Refused(`${word} is more than one booking`);
  return found[0]?.id ?? word;
}
