import { datesIn } from '../../src/domain/quotes/lines.ts';
import type { QuoteView } from '../../src/domain/quotes/quote.ts';
import { datedClass } from '../catalogue/index.ts';
import { problemsOf } from './problems.ts';
import { loaded, stateNow, type Needs, type QuoteRow } from './record.ts';
import { bookedBy, sentSheet } from './sheet.ts';

type Asking = Pick<Needs, 'db' | 'now' | 'siteData' | 'cards'>;

/** How the dates stand of which the client takes one. */
async function datesNow(needs: Asking, row: QuoteRow, at: number): Promise<QuoteView['dates']> {
  const quote = await loaded(needs, row, at);
  const dates = datesIn(quote.lines);
  const problems = dates.length > 0 ? await problemsOf(needs, quote) : [];
  return dates.map(({ eventId }) => {
    const event = quote.events.get(eventId);
    return {
      ...{ eventId, seatsLeft: event ? datedClass(event, at).seatsLeft : 0 },
      problem: problems.find(({ date }) => date === eventId)?.problem ?? null,
    };
  });
}

/** A quote as its client sees it. One that the office changes says nothing until it is sent again. */
export async function viewOf(needs: Asking, row: QuoteRow): Promise<QuoteView> {
  const sheet = row.state === 'draft' ? null : sentSheet(row);
  const booked = row.state === 'accepted' ? await bookedBy(needs.db, row.id) : [];
  const kinds = new Set(sheet?.lines.map(({ kind }) => kind === 'seats'));
  const at = needs.now().getTime();
  const state = stateNow(needs, row, at);
  return {
    ...{ state, version: row.version, country: row.country, province: row.province, sheet },
    ...{ seats: kinds.has(true), invoices: kinds.size },
    dates: state === 'sent' && sheet?.lines.some(({ dates }) => dates) ? await datesNow(needs, row, at) : [],
    ...{ acceptedBy: row.accepted_by, numbers: booked.map(({ invoice }) => invoice) },
  };
}
