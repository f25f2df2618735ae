import { HOLD_LINES, INSERT_HOLD, OFFER_LINE } from './sql.ts';

/** Seats that are kept for somebody until an instant, epoch milliseconds. */
interface Offer {
  id: string;
  reference: string;
  language: 'en' | 'fr';
  eventId: string;
  quantity: number;
  at: number;
  endsAt: number;
}

/** The statements that keep seats for somebody who waited, in no cart: too few refuse the batch. */
export function offerSeats(db: D1Database, offer: Offer): D1PreparedStatement[] {
  const { id, reference, language, eventId, quantity, at, endsAt } = offer;
  return [
    db.prepare(INSERT_HOLD).bind(id, reference, language, at, endsAt, null, null, null, null),
    db.prepare(OFFER_LINE).bind(id, eventId, quantity, at),
  ];
}

/**
 * The statements that hold the seats of a quote while it is accepted, in no cart, as a visitor's hold does: too few, another price than
 * that of the list, or somebody who waits for them, refuse the batch.
 */
export function holdForQuote(
  db: D1Database,
  {
    lines,
    ...hold
  }: Pick<Offer, 'id' | 'reference' | 'language' | 'at' | 'endsAt'> & {
    lines: readonly { eventId: string; quantity: number; priceCents: number }[];
  },
): D1PreparedStatement[] {
  const { id, reference, language, at, endsAt } = hold;
  return [
    db.prepare(INSERT_HOLD).bind(id, reference, language, at, endsAt, null, null, null, null),
    db.prepare(HOLD_LINES).bind(id, JSON.stringify(lines), at, '[]'),
  ];
}
