import { api } from '../../api/client.ts';
import { clientStatement, organisationStatement } from '../../domain/accounting/calls.ts';
import { addressOf } from '../../domain/api/address.ts';
import type { Statement } from '../../domain/accounting/contract.ts';
import { fill, formatMoney, formatPlainDate } from '../../i18n/format.ts';
import { useOffice } from './context.ts';
import { moneyTexts } from './money-texts.ts';
import { OpenedFile } from './OpenedFile.tsx';
import { PayTogether } from './PayTogether.tsx';
import { Rows, type Column } from './Rows.tsx';

interface Props {
  /** Of one of the client's bookings. */
  id: string;
  listHref: string;
  bookingsHref: string;
}

/** All that a client was charged and has paid, for the screen and for paper. */
export function StatementOf({ id, listHref, bookingsHref }: Props) {
  const { locale } = useOffice();
  const t = moneyTexts[locale].account;
  return (
    <OpenedFile
      id={id}
      ask={(about) => api(clientStatement)(about)}
      back={{ href: listHref, text: t.back }}
      missing={t.missing}
    >
      {(statement, tools) => (
        <>
          <Sheet {...{ id, statement, bookingsHref }} />
          <PayTogether {...{ id, bookingsHref, ...tools }} />
        </>
      )}
    </OpenedFile>
  );
}

type Line = Statement['lines'][number];

function Sheet({ id, statement, bookingsHref }: { id: string; statement: Statement; bookingsHref: string }) {
  const { locale } = useOffice();
  const t = moneyTexts[locale].account;
  const { contact, lines, openCents } = statement;
  const money = (cents: number) => formatMoney(cents, locale);
  const columns: Column<Line>[] = [
    { key: 'day', head: t.heads.day, cell: ({ day }) => formatPlainDate(day, locale, 'medium') },
    {
      key: 'what',
      head: t.heads.what,
      cell: ({ kind, number, booking, bookingId, purchaseOrder }) => (
        <span>
          {fill(t.kinds[kind], { number })}
          <a className="link block" href={`${bookingsHref}/${bookingId}`}>
            {fill(t.booking, { number: booking ?? '' })}
          </a>
          {purchaseOrder && <span className="block break-words">{fill(t.order, { order: purchaseOrder })}</span>}
        </span>
      ),
    },
    {
      key: 'due',
      head: t.heads.due,
      cell: ({ dueOn }) => (dueOn === null ? '' : formatPlainDate(dueOn, locale, 'medium')),
    },
    { key: 'amount', head: t.heads.amount, isNumber: true, cell: ({ cents }) => money(cents) },
    { key: 'open', head: t.heads.open, isNumber: true, cell: (line) => money(line.openCents) },
  ];
  const open = fill(openCents < 0 ? t.owed : t.open, { amount: money(Math.abs(openCents)) });
  return (
    <article>
      <h2 className="text-xl">
        {/* It is one person's: others of the organisation have theirs. */}
        {fill(t.title, {
          name: [`${contact.firstName} ${contact.lastName}`, contact.organisation].filter(Boolean).join(', '),
        })}
      </h2>
      <p className="font-semibold">{openCents === 0 ? t.settled : open}</p>
      <Rows
        caption={t.caption}
        columns={columns}
        list={{ rows: lines, next: null }}
        keyOf={(line) => lines.indexOf(line)}
        retry={() => undefined}
      />
      <p className="mt-2 flex flex-wrap gap-1 print:hidden">
        <button type="button" className="button" onClick={() => window.print()}>
          {t.print}
        </button>
        {contact.organisation && (
          <a className="button" download href={`${addressOf(organisationStatement, { id })}?lang=${locale}`}>
            {fill(t.organisation, { organisation: contact.organisation })}
          </a>
        )}
      </p>
    </article>
  );
}
