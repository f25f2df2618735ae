import { useState } from 'react';
import { api } from '../../api/client.ts';
import { officeMoney } from '../../domain/accounting/calls.ts';
import { ageNames, moneyStates, type Due, type OfficeMoney, type Stuck } from '../../domain/accounting/contract.ts';
import { fill, formatDate, formatMoney, formatPlainDate, plural } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { dateIn } from '../../domain/time/calendar.ts';
import { Books } from './Books.tsx';
import { useOffice } from './context.ts';
import { Filters } from './Filters.tsx';
import { moneyTexts } from './money-texts.ts';
import type { OfficeLinks } from './OfficeMenu.tsx';
import { OfficeScreen } from './OfficeScreen.tsx';
import { reminderTexts } from './reminder-texts.ts';
import { Rows, type Column } from './Rows.tsx';
import { StatementOf } from './StatementOf.tsx';
import { Two } from './Two.tsx';
import { useList } from './use-list.ts';
import { useIdInAddress } from './use-id-in-address.ts';

interface Place {
  /** Of the office, by whose clock its days go. */
  timeZone: string;
  /** The address of this screen, below which a client's statement is; and that of bookings. */
  listHref: string;
  bookingsHref: string;
}

/** What is open, or the statement of the client whose booking the address names. */
export default function Money({ links, ...place }: Place & { links: OfficeLinks }) {
  const id = useIdInAddress(place.listHref);
  return (
    <OfficeScreen links={links} place="money">
      {id === '' ? <Open {...place} /> : <StatementOf id={id} {...place} />}
    </OfficeScreen>
  );
}

function Open(place: Place) {
  const { locale } = useOffice();
  const [filters, setFilters] = useState<Readonly<Record<string, string>>>({});
  const [rest, setRest] = useState<Pick<OfficeMoney, 'ages' | 'stuck'>>({ ages: [], stuck: [] });
  const t = moneyTexts[locale];
  const { list, isStale, failure, more, reload } = useList<Due>(JSON.stringify(filters), async (next) => {
    const result = await api(officeMoney)({ ...filters, next: next ?? '' });
    if (!result.ok) return result;
    const { due, next: then, ages, stuck } = result.value;
    setRest({ ages, stuck });
    return { ok: true, value: { rows: due, next: then } };
  });
  return (
    <>
      <Ages ages={rest.ages} />
      <Filters
        fields={[
          {
            name: 'state',
            label: t.filters.state,
            options: moneyStates.map((value) => ({ value, label: t[value] })),
          },
        ]}
        onChange={setFilters}
      />
      <Rows
        caption={t.caption}
        columns={dueColumns(t, locale, place)}
        {...{ list, isStale, failure, more }}
        keyOf={(row) => row.id}
        retry={reload}
        none={t.none}
      />
      {rest.stuck.length > 0 && <StuckRows rows={rest.stuck} place={place} />}
      <Books timeZone={place.timeZone} />
    </>
  );
}

type MoneyTexts = (typeof moneyTexts)['en'];

const dueColumns = (t: MoneyTexts, locale: Locale, { listHref, bookingsHref, timeZone }: Place): Column<Due>[] => [
  {
    key: 'who',
    head: t.heads.who,
    cell: ({ name, organisation }) => <Two second={organisation && name}>{organisation || name}</Two>,
  },
  {
    key: 'booking',
    head: t.heads.booking,
    cell: ({ id, number }) => (
      <a className="link" href={`${bookingsHref}/${id}`}>
        {number ?? id.slice(0, 8)}
      </a>
    ),
  },
  {
    key: 'due',
    head: t.heads.due,
    // What we owe has no day.
    cell: ({ dueOn, days, openCents, calledOff }) =>
      openCents > 0 && (
        <Two
          second={
            calledOff ? t.called_off : days > 0 ? fill(plural(days, locale, t.overdueDays), { count: days }) : t.notDue
          }
        >
          {formatPlainDate(dueOn, locale, 'medium')}
        </Two>
      ),
  },
  {
    key: 'reminded',
    head: reminderTexts[locale].list.head,
    cell: (row) => <Two second={waitsFor(row, t, locale, timeZone)}>{remindedText(row, locale, timeZone)}</Two>,
  },
  {
    key: 'open',
    head: t.heads.open,
    isNumber: true,
    cell: ({ openCents }) => (
      <Two second={openCents < 0 ? t.weOwe : ''}>{formatMoney(Math.abs(openCents), locale)}</Two>
    ),
  },
  {
    key: 'statement',
    head: t.heads.statement,
    cell: ({ id, organisation }) => (
      <Two
        second={
          organisation && (
            <a className="link" href={`${listHref}/${id}?of=organisation`}>
              {t.organisationStatement}
            </a>
          )
        }
      >
        <a className="link" href={`${listHref}/${id}`}>
          {t.statement}
        </a>
      </Two>
    ),
  },
];

function remindedText({ openCents, days, remindedOn, calledOff }: Due, locale: Locale, timeZone: string): string {
  const { none } = reminderTexts[locale].list;
  if (openCents < 0) return '';
  return remindedOn === null ? (days > 0 && !calledOff ? none : '') : formatDate(remindedOn, locale, timeZone, 'short');
}

/** A promise, and whether reminders are held back. */
function waitsFor({ promisedUntil, heldBack }: Due, t: MoneyTexts, locale: Locale, timeZone: string): string {
  const isOver = promisedUntil !== null && promisedUntil < dateIn(timeZone, Date.now());
  const promise =
    promisedUntil &&
    fill(isOver ? t.brokenSince : t.promisedUntil, { date: formatPlainDate(promisedUntil, locale, 'medium') });
  return [promise, heldBack && reminderTexts[locale].list.heldBack].filter(Boolean).join(', ');
}

function Ages({ ages }: Pick<OfficeMoney, 'ages'>) {
  const { locale } = useOffice();
  const t = moneyTexts[locale];
  return (
    <dl className="mb-2 grid grid-cols-2 gap-x-3 gap-y-1 lg:grid-cols-6">
      {ageNames.map((age) => {
        const { bookings: count = 0, cents = 0 } = ages.find((one) => one.age === age) ?? {};
        return (
          <div key={age} className="border-t-2 border-blue-700 pt-1">
            <dt className="text-gray-600">{t.ages[age]}</dt>
            <dd className="tabular-nums text-xl">{formatMoney(Math.abs(cents), locale)}</dd>
            <dd className="text-gray-600">{fill(plural(count, locale, t.age), { count })}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function StuckRows({ rows, place }: { rows: readonly Stuck[]; place: Place }) {
  const { locale } = useOffice();
  const t = moneyTexts[locale].stuck;
  const columns: Column<Stuck>[] = [
    { key: 'what', head: t.heads.what, cell: ({ kind }) => t.kinds[kind] },
    {
      key: 'booking',
      head: t.heads.booking,
      cell: ({ bookingId, number }) => (
        <a className="link" href={`${place.bookingsHref}/${bookingId}`}>
          {number ?? bookingId.slice(0, 8)}
        </a>
      ),
    },
    { key: 'since', head: t.heads.since, cell: ({ at }) => formatDate(at, locale, place.timeZone) },
    { key: 'amount', head: t.heads.amount, isNumber: true, cell: ({ cents }) => formatMoney(cents, locale) },
    {
      key: 'state',
      head: t.heads.state,
      cell: ({ kind, byHand, state }) =>
        kind === 'payment' ? t.unknown : state === 'failed' ? t.failed : byHand ? t.byHand : t.pending,
    },
  ];
  return (
    <section className="mt-4">
      <h2 className="text-lg">{t.title}</h2>
      <Rows
        caption={t.title}
        columns={columns}
        list={{ rows, next: null }}
        keyOf={({ id }) => id}
        retry={() => undefined}
      />
    </section>
  );
}
