import { useState } from 'react';
import { api } from '../../api/client.ts';
import type { ClientCredit } from '../../domain/changes/credits.ts';
import { creditsTable, officeCredits } from '../../domain/changes/office-calls.ts';
import { fill, formatDate, formatMoney, formatPlainDate } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { useOffice } from './context.ts';
import type { PackagesPlace } from './packages-place.ts';
import { packagesTexts, type PackagesTexts } from './packages-texts.ts';
import { Rows, type Column } from './Rows.tsx';
import { TableFile } from './TableFile.tsx';
import { Two } from './Two.tsx';
import { useList } from './use-list.ts';

/** What clients have with us, or had at the end of the day `on`, and what it came from. */
export function Credits({ q, on, ...place }: PackagesPlace & { q: string; on: string }) {
  const { locale } = useOffice();
  const [total, setTotal] = useState<{ on: string; cents: number }>();
  const { credits: t, anonymous } = packagesTexts[locale];
  const dateOf = (day: string) => day && formatPlainDate(day, locale);
  const { list, isStale, failure, more, reload } = useList<ClientCredit>(`${on} ${q}`, async (next) => {
    const result = await api(officeCredits)({ q, on, next: next ?? '' });
    if (!result.ok) return result;
    setTotal({ on, cents: result.value.totalCents });
    return { ok: true, value: { rows: result.value.credits, next: result.value.next } };
  });
  return (
    <>
      <p className="max-w-text text-gray-600">{t.hint}</p>
      {total && total.cents > 0 && (
        <p className="font-semibold my-1">
          {fill(total.on ? t.totalOn : t.total, { amount: formatMoney(total.cents, locale), date: dateOf(total.on) })}
        </p>
      )}
      <Rows
        caption={t.caption}
        columns={columnsOf({ ...t, anonymous }, locale, place)}
        {...{ list, isStale, failure, more }}
        keyOf={({ email }) => email}
        retry={reload}
        none={q ? undefined : on ? fill(t.noneOn, { date: dateOf(on) }) : t.none}
      />
      {total && total.cents > 0 && <TableFile call={creditsTable} filters={{ on: total.on }} hint={t.fileHint} />}
    </>
  );
}

const columnsOf = (
  t: PackagesTexts['credits'] & Pick<PackagesTexts, 'anonymous'>,
  locale: Locale,
  { timeZone, bookingsHref }: PackagesPlace,
): Column<ClientCredit>[] => [
  {
    key: 'who',
    head: t.heads.who,
    cell: ({ email, name }) => <Two second={name && email}>{name || email || t.anonymous}</Two>,
  },
  { key: 'cents', head: t.heads.cents, isNumber: true, cell: ({ cents }) => formatMoney(cents, locale) },
  {
    key: 'from',
    head: t.heads.from,
    cell: ({ entries }) => (
      <ul>
        {entries.map(({ id, kind, at, cents, creditNote, bookingId, booking }) => (
          <li key={id}>
            {fill(t.entries[kind], {
              amount: formatMoney(Math.abs(cents), locale),
              number: creditNote ?? '',
              date: formatDate(at, locale, timeZone),
            })}
            {', '}
            <a className="link" href={`${bookingsHref}/${encodeURIComponent(bookingId)}`}>
              {fill(t.booking, { number: booking ?? bookingId.slice(0, 8) })}
            </a>
          </li>
        ))}
      </ul>
    ),
  },
];
