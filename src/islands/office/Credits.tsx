import { useState } from 'react';
import { api } from '../../api/client.ts';
import type { ClientCredit } from '../../domain/changes/credits.ts';
import { officeCredits } from '../../domain/changes/office-calls.ts';
import { fill, formatDate, formatMoney } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { useOffice } from './context.ts';
import type { PackagesPlace } from './packages-place.ts';
import { packagesTexts, type PackagesTexts } from './packages-texts.ts';
import { Rows, type Column } from './Rows.tsx';
import { Two } from './Two.tsx';
import { useList } from './use-list.ts';

/** What clients have with us, and what it came from. */
export function Credits({ q, ...place }: PackagesPlace & { q: string }) {
  const { locale } = useOffice();
  const [totalCents, setTotal] = useState<number>();
  const t = packagesTexts[locale].credits;
  const { list, isStale, failure, more, reload } = useList<ClientCredit>(q, async (next) => {
    const result = await api(officeCredits)({ q, next: next ?? '' });
    if (!result.ok) return result;
    setTotal(result.value.totalCents);
    return { ok: true, value: { rows: result.value.credits, next: result.value.next } };
  });
  return (
    <>
      <p className="max-w-text text-gray-600">{t.hint}</p>
      {totalCents !== undefined && totalCents > 0 && (
        <p className="font-semibold">{fill(t.total, { amount: formatMoney(totalCents, locale) })}</p>
      )}
      <Rows
        caption={t.caption}
        columns={columnsOf(t, locale, place)}
        {...{ list, isStale, failure, more }}
        keyOf={({ email }) => email}
        retry={reload}
        none={t.none}
      />
    </>
  );
}

const columnsOf = (
  t: PackagesTexts['credits'],
  locale: Locale,
  { timeZone, bookingsHref }: PackagesPlace,
): Column<ClientCredit>[] => [
  { key: 'who', head: t.heads.who, cell: ({ email, name }) => <Two second={name && email}>{name || email}</Two> },
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
