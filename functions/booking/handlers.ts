import * as calls from '../../src/domain/booking/calls.ts';
import { classCalendar } from '../catalogue/index.ts';
import { done, ok, problem } from '../platform/answers.ts';
import { answer, type Route } from '../platform/calls/route.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { pdfAnswer } from '../platform/documents/paper.ts';
import { calendarDownload } from '../platform/mail/calendar-file.ts';
import { invoicePaper } from './invoice-pdf.ts';
import { extendHold, releaseHold } from './held.ts';
import { holdSeats } from './hold.ts';
import { askingOf, openRecord } from './opening.ts';
import { bookingView, eventOf } from './view.ts';
import { browserOf, visitorOf } from './visitor.ts';

export const handlers = (needs: Dependencies): readonly Route[] => [
  answer(
    calls.holdSeats,
    async ({ keyed, body, counting, c }) => {
      // A reference opens what it names: the same key from elsewhere is another visitor's, whatever it asks for.
      const browser = await browserOf(needs, c);
      const visitor = await visitorOf(needs, c);
      const own = { ...keyed, scope: `${keyed.scope} ${browser ?? visitor.address}` };
      return holdSeats(needs, own, { request: body, visitor, counting });
    },
    { needsSecret: true, counts: true },
  ),
  answer(calls.extendHold, ({ keyed, params }) => extendHold(needs, keyed, params.reference)),
  answer(calls.releaseHold, async ({ params }) => (await releaseHold(needs, params.reference)) ?? done),

  answer(calls.bookingOf, async ({ params, session, c }) => {
    const at = needs.now().getTime();
    const record = await openRecord(needs, await askingOf(needs, { secret: params.reference, session, c }), at);
    return 'problem' in record ? record : ok(bookingView(record, at, needs));
  }),

  answer(calls.invoicePdf, async ({ params, session, c }) => {
    const asking = await askingOf(needs, { secret: params.reference, session, c });
    const record = await openRecord(needs, asking, needs.now().getTime());
    if ('problem' in record) return record;
    if (!record.invoice) return problem('not_found', 'There is no such invoice.');
    const { number } = record.invoice;
    return pdfAnswer(c, await needs.print(invoicePaper(record.invoice, needs.origin)), `${number}.pdf`);
  }),

  answer(calls.bookingCalendar, async ({ params, session, c }) => {
    const asking = await askingOf(needs, { secret: params.reference, session, c });
    const record = await openRecord(needs, asking, needs.now().getTime());
    if ('problem' in record) return record;
    if (record.booking.state !== 'confirmed') return problem('not_found', 'There is no such booking.');
    const { language } = record.booking;
    const stampedAt = needs.now().getTime();
    const kept = record.lines.filter(({ quantity }) => quantity > 0).map((line) => eventOf(record.events, line));
    return calendarDownload(c, classCalendar(kept, { language, origin: needs.origin, stampedAt }));
  }),
];
