import { INSERT_HOLD, OFFER_LINE } from './sql.ts';

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
