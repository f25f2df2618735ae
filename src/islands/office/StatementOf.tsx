import { useState } from 'react';
import { api } from '../../api/client.ts';
import { statement as readStatement } from '../../domain/accounting/calls.ts';
import type { Statement } from '../../domain/accounting/statement.ts';
import { fill, formatMoney, formatPlainDate, plural } from '../../i18n/format.ts';
import { useOffice } from './context.ts';
import { Filters } from './Filters.tsx';
import { OpenedFile } from './OpenedFile.tsx';
import { PayTogether } from './PayTogether.tsx';
import { statementTexts } from './statement-texts.ts';
import { StatementFiles } from './StatementFiles.tsx';
import { StatementLines } from './StatementLines.tsx';
import { StatementMails } from './StatementMails.tsx';
import { StatementOpen } from './StatementOpen.tsx';

interface Props {
  /** Of the office, by whose clock its days go. */
  timeZone: string;
  /** Of one of the client's bookings. */
  id: string;
  listHref: string;
  bookingsHref: string;
}

/** What a client or an organisation was charged, has paid and owes, for the screen and for paper. */
export function StatementOf({ id, timeZone, listHref, bookingsHref }: Props) {
  const { locale } = useOffice();
  const [filters, setFilters] = useState<Readonly<Record<string, string>>>();
  const t = statementTexts[locale];
  const { from = '', to = '' } = filters ?? {};
  const of = filters?.of ? 'organisation' : 'client';
  const whole = filters?.of === 'whole' ? 'yes' : '';
  const isRight = from === '' || to === '' || from <= to;
  const owners = [
    { value: 'organisation', label: t.organisation },
    { value: 'whole', label: t.whole },
  ];
  const fields = [
    { name: 'of', label: t.whose, first: t.client, options: owners },
    { name: 'from', label: t.from, type: 'date' },
    { name: 'to', label: t.to, type: 'date' },
  ] as const;
  return (
    <>
      <p className="mb-2 print:hidden">
        <a className="link" href={listHref}>
          {t.back}
        </a>
      </p>
      <Filters fields={fields} onChange={setFilters} />
      {!isRight && <p role="alert">{t.wrong}</p>}
      {filters && isRight && (
        <OpenedFile
          key={JSON.stringify(filters)}
          id={id}
          ask={(about) => api(readStatement)(about, { of, whole, from, to })}
          missing={t.missing}
        >
          {(statement, tools) => (
            <>
              <Sheet {...{ statement, bookingsHref }} />
              <StatementFiles id={id} query={{ of, whole, from, to }} />
              <div className="mt-4 space-y-4 print:hidden">
                <StatementMails {...{ id, of, timeZone, bookingsHref, ...tools }} />
                <PayTogether {...{ id, bookingsHref, ...tools }} />
              </div>
            </>
          )}
        </OpenedFile>
      )}
    </>
  );
}

interface SheetProps {
  statement: Statement;
  bookingsHref: string;
}

function Sheet({ statement, bookingsHref }: SheetProps) {
  const { locale } = useOffice();
  const t = statementTexts[locale];
  const { of, whole, byNameAlone, name, organisation, from, to, openCents } = statement;
  const day = (date: string) => formatPlainDate(date, locale);
  const open = fill(openCents < 0 ? t.owed : t.open, { amount: formatMoney(Math.abs(openCents), locale) });
  return (
    <article className="space-y-4">
      <div>
        <h2 className="text-xl">
          {fill(t.title, {
            name: of === 'organisation' ? organisation : [name, organisation].filter(Boolean).join(', '),
          })}
        </h2>
        <p>{from === '' ? fill(t.upTo, { to: day(to) }) : fill(t.period, { from: day(from), to: day(to) })}</p>
        <p className="font-semibold">{openCents === 0 ? t.settled : open}</p>
        {byNameAlone > 0 && (
          <p className="max-w-text print:hidden">
            {fill(plural(byNameAlone, locale, whole ? t.withByName : t.withoutByName), {
              count: byNameAlone,
              organisation,
            })}
          </p>
        )}
      </div>
      <StatementLines {...{ statement, bookingsHref }} />
      <StatementOpen {...{ statement, bookingsHref }} />
    </article>
  );
}
