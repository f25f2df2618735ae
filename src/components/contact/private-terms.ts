import type { Cents } from '~/domain/money/money.ts';
import { breakEven } from '~/domain/team/ways.ts';

interface PriceOfCourse {
  price: Cents;
  privatePrice: Cents;
}

interface Range {
  from: number;
  to: number;
}

export interface PrivateTerms {
  /** Cents for a whole class. */
  price: Range;
  /** The number of people from which a private class costs less than their seats in a public one. */
  people: Range;
}

const range = (values: readonly number[]): Range => ({ from: Math.min(...values), to: Math.max(...values) });

/** What private classes cost, and from how many people on they pay, where they ever do. `courses` is not empty, and one of them does. */
export function privateTerms(courses: readonly PriceOfCourse[]): PrivateTerms {
  return {
    price: range(courses.map(({ privatePrice }) => privatePrice)),
    people: range(
      courses.flatMap(({ price, privatePrice }) => breakEven({ seatCents: price, privateCents: privatePrice }) ?? []),
    ),
  };
}
