import type * as calls from '../../src/domain/quotes/calls.ts';
import { present } from '../../src/domain/present.ts';
import type { DeclineQuote } from '../../src/domain/quotes/quote.ts';
import { ok, problem, type AnswerTo } from '../platform/answers.ts';
import { writeTogether } from '../platform/database.ts';
import { notOpen } from './accept.ts';
import { quoteOfToken, readQuote, type Needs } from './record.ts';
import { DECLINE_QUOTE, GIVE_BACK_HELD, QUEUE_QUOTE_MAIL } from './sql.ts';
import { viewOf } from './view.ts';

/** Says no to a quote; what has expired is as good as declined. Doing it again changes nothing. */
export async function declineQuote(
  needs: Needs,
  token: string,
  { version, words }: DeclineQuote,
): Promise<AnswerTo<typeof calls.declineQuote>> {
  const { db, siteData } = needs;
  const row = await quoteOfToken(db, token);
  if (!row) return problem('not_found', 'There is no such quote.');
  if (row.state === 'declined') return ok(await viewOf(needs, row));
  const at = needs.now().getTime();
  const refused = notOpen(needs, row, version, at);
  if (refused)
    return refused.problem.code === 'quote_changed' ? problem('quote_changed', 'It is another one now.') : closed();
  const written = await writeTogether(db, [
    db.prepare(GIVE_BACK_HELD).bind(row.id),
    db.prepare(DECLINE_QUOTE).bind(row.id, version, at, words),
    db.prepare(QUEUE_QUOTE_MAIL).bind('quote_declined_office', row.id, row.version, siteData.mail.office, at, null),
  ]);
  return written ? ok(await viewOf(needs, present(await readQuote(db, row.id)))) : closed();
}

const closed = () => problem('closed', 'The quote is closed.');
