import { agedOf } from '../../domain/accounting/ages.ts';
import type { Statement } from '../../domain/accounting/statement.ts';
import { fill, formatMoney, formatPlainDate, plural } from '../../i18n/format.ts';
import { useOffice } from './context.ts';
import { moneyTexts } from './money-texts.ts';
import { Part } from './Part.tsx';
import { Rows, type Column } from './Rows.tsx';
import { statementTexts } from './statement-texts.ts';
import { StatementBooking } from './StatementBooking.tsx';
import { Two } from './Two.tsx';

interface Props {
  statement: Statement;
  bookingsHref: string;
}

type Invoice = Statement['invoices'][number];

/** The invoices that are open now, and what they come to by their age. */
export function StatementOpen({ statement, bookingsHref }: Props) {
  const { locale } = useOffice();
  const t = statementTexts[locale];
  const { overdueDays, notDue } = moneyTexts[locale];
  const { of, today, invoices } = statement;
  const columns: Column<Invoice>[] = [
    {
      key: 'invoice',
      head: t.openHeads.invoice,
      isClear: true,
      cell: (invoice) => (
        <span>
          {invoice.number}
          <StatementBooking of={invoice} bookingsHref={bookingsHref} named={of === 'organisation'} />
        </span>
      ),
    },
    { key: 'day', head: t.openHeads.day, cell: ({ issuedOn }) => formatPlainDate(issuedOn, locale, 'medium') },
    {
      key: 'due',
      head: t.openHeads.due,
      cell: ({ dueOn, days, calledOff }) => (
        <Two
          second={
            calledOff ? t.calledOff : days > 0 ? fill(plural(days, locale, overdueDays), { count: days }) : notDue
          }
        >
          {formatPlainDate(dueOn, locale, 'medium')}
        </Two>
      ),
    },
    {
      key: 'open',
      head: t.openHeads.open,
      isNumber: true,
      cell: ({ openCents }) => formatMoney(openCents, locale),
    },
  ];
  return (
    <Part title={fill(t.openTitle, { date: formatPlainDate(today, locale) })}>
      <Ages statement={statement} />
      <Rows
        caption={t.openCaption}
        columns={columns}
        list={{ rows: invoices, next: null }}
        keyOf={({ number }) => number}
        retry={() => undefined}
        none={t.openNone}
      />
    </Part>
  );
}

const sumOf = (invoices: readonly Invoice[]) => invoices.reduce((sum, { openCents }) => sum + openCents, 0);

function Ages({ statement: { invoices, besideCents, openCents } }: Pick<Props, 'statement'>) {
  const { locale } = useOffice();
  const t = statementTexts[locale];
  if (invoices.length === 0 && besideCents === 0) return null;
  const asked = invoices.filter(({ calledOff }) => !calledOff);
  const undecidedCents = sumOf(invoices) - sumOf(asked);
  const rows = [
    ...agedOf(asked).map(({ age, cents }) => ({ name: t.ages[age], cents })),
    ...(asked.length === invoices.length ? [] : [{ name: t.undecided, cents: undecidedCents }]),
    ...(besideCents === 0
      ? []
      : [
          { name: t.total, cents: openCents - besideCents },
          { name: besideCents < 0 ? t.weOwe : t.uninvoiced, cents: besideCents },
        ]),
    { name: besideCents === 0 ? t.total : t.balance, cents: openCents },
  ];
  return (
    <table className="mb-2 w-full max-w-[30rem]">
      <caption className="sr-only">{t.agesCaption}</caption>
      <tbody>
        {rows.map(({ name, cents }, index) => (
          <tr key={name} className={index === rows.length - 1 ? 'border-t font-semibold' : ''}>
            <th scope="row" className="font-normal pe-4 text-start">
              {name}
            </th>
            <td className="tabular-nums text-end whitespace-nowrap">{formatMoney(cents, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
