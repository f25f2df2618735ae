import type { Statement } from '../../domain/accounting/statement.ts';
import { fill, formatMoney, formatPlainDate } from '../../i18n/format.ts';
import { useOffice } from './context.ts';
import { Rows, type Column } from './Rows.tsx';
import { statementTexts } from './statement-texts.ts';
import { StatementBooking } from './StatementBooking.tsx';

interface Props {
  statement: Statement;
  bookingsHref: string;
}

type Line = Statement['lines'][number];

/** What happened in the period of a statement, between what was open before and after it. */
export function StatementLines({ statement, bookingsHref }: Props) {
  const { locale } = useOffice();
  const t = statementTexts[locale];
  const { of, from, to, openingCents, lines, closingCents } = statement;
  const money = (cents: number) => formatMoney(cents, locale);
  const columns: Column<Line>[] = [
    { key: 'day', head: t.heads.day, isClear: true, cell: ({ day }) => formatPlainDate(day, locale, 'medium') },
    {
      key: 'what',
      head: t.heads.what,
      isClear: true,
      cell: (line) => (
        <span>
          {fill(t.kinds[line.kind], { number: line.number })}
          <StatementBooking of={line} bookingsHref={bookingsHref} named={of === 'organisation'} />
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
  return (
    <div>
      {from !== '' && <Balance text={fill(t.opening, { date: formatPlainDate(from, locale) })} cents={openingCents} />}
      <Rows
        caption={t.caption}
        columns={columns}
        list={{ rows: lines, next: null }}
        keyOf={(line) => lines.indexOf(line)}
        retry={() => undefined}
        none={t.none}
      />
      <Balance text={fill(t.closing, { date: formatPlainDate(to, locale) })} cents={closingCents} />
    </div>
  );
}

function Balance({ text, cents }: { text: string; cents: number }) {
  const { locale } = useOffice();
  return (
    <p className="font-semibold my-1 flex flex-wrap justify-between gap-x-4">
      <span>{text}</span>
      <span className="tabular-nums sm:pe-2">{formatMoney(cents, locale)}</span>
    </p>
  );
}
