import type { StatementOwner } from '../../src/domain/accounting/statement.ts';
import { isOfOneOwner } from '../../src/domain/mail-providers.ts';
import type {
  PreviewQuery,
  SentStatement,
  StatementMails,
  StatementPreview,
} from '../../src/domain/statements/contract.ts';
import { openOfOwner } from '../accounting/index.ts';
import { isoInstant } from '../platform/answers.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { balanceOf, drafted, type Content } from './content.ts';
import { bookingsTold, letterOf } from './letter.ts';
import { SENT_TO_CLIENT, SENT_TO_ORGANISATION } from './sql.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'siteData' | 'origin'>;

/** How many that were sent are shown. */
const MOST_SHOWN = 50;

interface SentRow extends Pick<SentStatement, 'id' | 'from' | 'who' | 'email' | 'language' | 'note'> {
  at: number;
  leaves_at: number;
  undone_at: number | null;
  content: string;
  mail: 'pending' | 'sent' | 'failed' | null;
}

function sentOf({ at, leaves_at: leavesAt, undone_at: undoneAt, content, mail, ...row }: SentRow): SentStatement {
  const said = JSON.parse(content) as Content;
  const { invoices } = said;
  return {
    ...row,
    ...{ at: isoInstant(at), leavesAt: isoInstant(leavesAt), openCents: balanceOf(said) },
    state: undoneAt !== null ? 'undone' : mail === 'pending' ? 'waits' : (mail ?? 'sent'),
    invoices: invoices.map(({ number, bookingId, dueOn, openCents }) => ({ number, bookingId, dueOn, openCents })),
  };
}

/** Whom a statement can be sent to, and what was sent; `null` where there is no such client or organisation. */
export async function mailsOf(needs: Needs, id: string, of: StatementOwner): Promise<StatementMails | null> {
  const open = await openOfOwner(needs, id, of);
  if (!open) return null;
  const { results } = await needs.db
    .prepare(of === 'client' ? SENT_TO_CLIENT : SENT_TO_ORGANISATION)
    .bind(open.value, MOST_SHOWN)
    .all<SentRow>();
  return {
    recipients: open.contacts
      .map(({ bookingId, name, email, language }) => ({
        ...{ bookingId, name, email, language },
        byNameAlone: !isOfOneOwner(open.email, email),
      }))
      .sort((a, b) => Number(a.byNameAlone) - Number(b.byNameAlone)),
    sent: results.map(sentOf),
  };
}

/** The mail that one of them would get now; `null` where that is nobody of theirs. */
export async function previewOf(needs: Needs, id: string, query: PreviewQuery): Promise<StatementPreview | null> {
  const draft = await drafted(needs, id, { ...query, others: query.others === 'yes' });
  if (!draft) return null;
  const { recipient, content, others } = draft;
  const { email, language } = recipient;
  const told = await bookingsTold(needs, content, recipient);
  const openCents = balanceOf(content);
  const letter = openCents === 0 ? null : letterOf(needs, content, recipient, told);
  return { email, language, openCents, others, letter };
}
