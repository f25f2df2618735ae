import type * as calls from '../../src/domain/quotes/office-calls.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { byOffice } from '../booking/index.ts';
import { done, isoInstant, problem, type AnswerTo } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { accept } from './accept.ts';
import { readQuote, today, type Needs } from './record.ts';

type Call = typeof calls.acceptForClient;

/** Accepts a quote for a client who said yes on the telephone: all that the client's own acceptance asks and does, as an act of the office. */
export function acceptForClient(
  needs: Needs,
  { params: { id }, body: { seen, saidOn, ...body }, session, keyed, acted }: Asked<Call>,
): Promise<AnswerTo<Call>> {
  const { db, siteData } = needs;
  return once(db, keyed, async (): Promise<AnswerTo<Call> | null> => {
    const row = await readQuote(db, id);
    if (!row) return problem('not_found', 'There is no such quote.');
    if (row.revision !== seen) return problem('office_changed', 'Somebody else has changed this meanwhile.');
    if (row.state !== 'sent') return problem('closed', 'It is not with its client.');
    const sentOn = dateIn(siteData.office.timeZone, row.sent_at ?? row.created_at);
    if (saidOn < sentOn || saidOn > today(needs, needs.now().getTime()))
      return problem('validation', 'It was not with its client that day.', { fields: { saidOn: 'day' } });
    const answer = await accept(needs, () => readQuote(db, id), row.version, {
      ...body,
      office: { by: byOffice(session), saidOn },
      beside: ({ row: { state }, events, price: { totalCents } }, at) => {
        const date = events.get(body.date ?? '');
        const taken = { ...(date && { startsAt: isoInstant(date.starts_at) }) };
        return [
          acted(
            { subject: 'quote', id, before: { state }, after: { state: 'accepted', totalCents, saidOn, ...taken } },
            at,
          ),
          storeDone(db, keyed, { about: id, status: 204, answer: '', at }),
        ];
      },
    });
    return 'problem' in answer ? answer : done;
  });
}
