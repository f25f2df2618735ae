import { useState } from 'react';
import { api } from '../../api/client.ts';
import { bookingStates, type FoundBooking } from '../../domain/office/bookings.ts';
import { bookingsTable, officeBookings } from '../../domain/office/calls.ts';
import { fill, formatDate, formatMoney, formatPlainDate, plural } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { BookingFile } from './BookingFile.tsx';
import { bookingTexts, type BookingTexts } from './bookings-texts.ts';
import { useOffice } from './context.ts';
import { Filters } from './Filters.tsx';
import type { OfficeLinks } from './OfficeMenu.tsx';
import type { NewBookingPlace } from './new-booking-place.ts';
import { NewBooking } from './NewBooking.tsx';
import { OfficeScreen } from './OfficeScreen.tsx';
import { Rows, type Column } from './Rows.tsx';
import { TableFile } from './TableFile.tsx';
import { telephoneTexts } from './telephone-texts.ts';
import { Two } from './Two.tsx';
import { useList } from './use-list.ts';
import { useIdInAddress } from './use-id-in-address.ts';

interface Place {
  /** Of the office, by whose clock its days go. */
  timeZone: string;
  /** The address of this screen; a booking's own is below it, and a new one at `new`. */
  listHref: string;
}

type Props = NewBookingPlace & { links: OfficeLinks };

/** All bookings, a new one, or the one that the address names. */
export default function Bookings({ links, ...place }: Props) {
  const id = useIdInAddress(place.listHref);
  return (
    <OfficeScreen links={links} place="bookings">
      {id === '' && <Found {...place} />}
      {id === 'new' && <NewBooking {...place} />}
      {id !== '' && id !== 'new' && <BookingFile id={id} {...place} />}
    </OfficeScreen>
  );
}

async function ask(filters: Readonly<Record<string, string>>, next: string | null) {
  const result = await api(officeBookings)({ ...filters, next: next ?? '' });
  return result.ok ? { ok: true as const, value: { rows: result.value.bookings, next: result.value.next } } : result;
}

function Found(place: Place) {
  const { locale } = useOffice();
  const [filters, setFilters] = useState<Readonly<Record<string, string>>>({});
  const { list, isStale, failure, more, reload } = useList(JSON.stringify(filters), (next) => ask(filters, next));
  const t = bookingTexts[locale];
  const states = bookingStates.map((value) => ({ value, label: t.states[value] }));
  const booked = (['day', 'week', 'month'] as const).map((value) => ({ value, label: t.booked[value] }));
  const money = (['open', 'overdue'] as const).map((value) => ({ value, label: t.money[value] }));
  return (
    <>
      <p className="mb-2">
        <a className="button button-action" href={`${place.listHref}/new`}>
          {telephoneTexts[locale].add}
        </a>
      </p>
      <Filters
        fields={[
          { name: 'q', label: t.filters.q },
          { name: 'state', label: t.filters.state, options: states },
          { name: 'open', label: t.filters.open, options: money },
          { name: 'booked', label: t.filters.booked, options: booked },
        ]}
        onChange={setFilters}
      />
      <Rows
        caption={t.caption}
        columns={columnsOf(t, locale, place)}
        {...{ list, isStale, failure, more }}
        keyOf={({ id }) => id}
        retry={reload}
        none={t.none}
      />
      {list && list.rows.length > 0 && <TableFile call={bookingsTable} filters={filters} />}
    </>
  );
}

function columnsOf(t: BookingTexts, locale: Locale, { timeZone, listHref }: Place): Column<FoundBooking>[] {
  const { heads } = t;
  return [
    {
      key: 'number',
      head: heads.number,
      isClear: true,
      cell: ({ id, number, at }) => (
        <Two second={formatDate(at, locale, timeZone, 'medium')}>
          <a className="link font-semibold" href={`${listHref}/${encodeURIComponent(id)}`}>
            {number ?? t.unproved}
          </a>
        </Two>
      ),
    },
    {
      key: 'who',
      head: heads.who,
      isClear: true,
      cell: ({ name, organisation }) => <Two second={organisation}>{name}</Two>,
    },
    {
      key: 'order',
      head: heads.order,
      cell: ({ purchaseOrder }) => purchaseOrder && <span className="break-words">{purchaseOrder}</span>,
    },
    { key: 'classes', head: heads.classes, isClear: true, cell: (row) => classesOf(row, t, locale, timeZone) },
    { key: 'seats', head: heads.seats, cell: ({ seats }) => seats, isNumber: true },
    {
      key: 'total',
      head: heads.total,
      cell: ({ totalCents, namesOf }) =>
        namesOf ? fill(t.namesOf, { number: namesOf.number ?? '' }) : formatMoney(totalCents, locale),
      isNumber: true,
    },
    { key: 'open', head: heads.open, cell: (row) => <Open {...{ row, t, locale }} />, isNumber: true },
    { key: 'state', head: heads.state, isClear: true, cell: ({ state }) => t.states[state] },
  ];
}

function classesOf({ title, startsAt, classes }: FoundBooking, t: BookingTexts, locale: Locale, timeZone: string) {
  if (!title || startsAt === null) return '';
  const count = classes - 1;
  const more = count > 0 ? ` ${fill(plural(count, locale, t.more), { count })}` : '';
  return `${title[locale]}, ${formatDate(startsAt, locale, timeZone)}${more}`;
}

function Open({ row: { openCents, dueOn }, t, locale }: { row: FoundBooking; t: BookingTexts; locale: Locale }) {
  if (openCents < 0) return fill(t.owed, { amount: formatMoney(-openCents, locale) });
  const due = dueOn === null ? '' : fill(t.due, { date: formatPlainDate(dueOn, locale, 'short') });
  return <Two second={due}>{openCents === 0 ? formatMoney(0, locale) : <b>{formatMoney(openCents, locale)}</b>}</Two>;
}
