import type { StatementInvoice, StatementOwner } from '../../src/domain/accounting/statement.ts';
import { isOfOneOwner } from '../../src/domain/mail-providers.ts';
import { openOfOwner, type OpenOfOwner } from '../accounting/index.ts';
import type { Dependencies } from '../platform/dependencies.ts';

export type Needs = Pick<Dependencies, 'db' | 'now' | 'siteData'>;

/** What a statement said, which is kept: names of people are looked up where it is written. */
export interface Content {
  /** `2026-12-04`. */
  day: string;
  /** Of an organisation's statement, else ''. */
  organisation: string;
  invoices: Omit<StatementInvoice, 'who' | 'calledOff'>[];
  /** Open by invoices of which a buyer has to choose, since we have cancelled a class: asked for by none. Absent of those kept before it was told. */
  calledOffCents?: number;
  /** What we owe beside them; not negative. */
  owedCents: number;
}

export const sumOf = (invoices: readonly { openCents: number }[]): number =>
  invoices.reduce((sum, { openCents }) => sum + openCents, 0);

/** What is asked for; less than nothing is what we owe where no invoice is open. */
export const balanceOf = ({ invoices, owedCents }: Pick<Content, 'invoices' | 'owedCents'>): number =>
  invoices.length > 0 ? sumOf(invoices) : 0 - owedCents;

export interface Drafted {
  recipient: OpenOfOwner['contacts'][number];
  content: Content;
  /** What is open of it that was booked from other mail domains than the recipient's, in it or not. */
  others: { invoices: number; cents: number };
}

interface Asked {
  of: StatementOwner;
  /** A booking of the recipient. */
  to: string;
  others: boolean;
}

/**
 * What one of a client or organisation would be told. Anybody can type the name of an organisation, and read there what others owe: what was
 * booked from another mail domain is told where the office says so alone. `null` where the recipient is none of them.
 */
export async function drafted(needs: Needs, id: string, query: Asked): Promise<Drafted | null> {
  const open = await openOfOwner(needs, id, query.of);
  const recipient = open?.contacts.find(({ bookingId }) => bookingId === query.to);
  if (!open || !recipient) return null;
  const isTheirs = ({ email }: { email: string }) => isOfOneOwner(recipient.email, email);
  const isTold = (one: { email: string }) => query.others || isTheirs(one);
  const asked = open.invoices.filter(({ calledOff }) => !calledOff);
  const others = asked.filter((one) => !isTheirs(one));
  return {
    recipient,
    content: {
      day: open.today,
      organisation: query.of === 'organisation' ? open.organisation : '',
      invoices: asked.filter(isTold).map(({ who: _who, email: _email, calledOff: _not, ...invoice }) => invoice),
      calledOffCents: sumOf(open.invoices.filter((one) => one.calledOff && isTold(one))),
      owedCents: open.owed.filter(isTold).reduce((sum, { cents }) => sum - cents, 0),
    },
    others: { invoices: others.length, cents: sumOf(others) },
  };
}
