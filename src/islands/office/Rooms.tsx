import { useState } from 'react';
import { api } from '../../api/client.ts';
import { officeRooms } from '../../domain/classes/room-calls.ts';
import type { OfficeRooms } from '../../domain/classes/rooms.ts';
import { dateIn } from '../../domain/time/calendar.ts';
import { monthOf, monthsAfter, weeksOf } from '../../domain/time/months.ts';
import { daysFrom, mondayOf, weeksAfter } from '../../domain/time/weeks.ts';
import { fill, formatPlainDate } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { callOffice } from '../../stores/office-gate.ts';
import { privateTexts } from '../private/texts.ts';
import { useAnswer } from '../use-answer.ts';
import { useSlow } from '../use-slow.ts';
import { Away } from './Away.tsx';
import { CalendarHead } from './CalendarHead.tsx';
import { useOffice } from './context.ts';
import { Filters } from './Filters.tsx';
import { monthName } from './month-name.ts';
import { NotLoaded } from './NotLoaded.tsx';
import type { OfficeLinks } from './OfficeMenu.tsx';
import { OfficeScreen } from './OfficeScreen.tsx';
import { RoomsOfCity } from './RoomsOfCity.tsx';
import { roomTexts } from './room-texts.ts';

interface Props {
  links: OfficeLinks;
  /** Of the office, by whose clock its days go. */
  timeZone: string;
  /** Where classes are, each below it. */
  listHref: string;
}

/** Which room of which city is taken on which day, and who of the team is away then. */
export default function Rooms({ links, ...place }: Props) {
  return (
    <OfficeScreen links={links} place="rooms">
      <Asked {...place} />
    </OfficeScreen>
  );
}

type Place = Omit<Props, 'links'>;

function Asked(place: Place) {
  const { locale } = useOffice();
  const [filters, setFilters] = useState<Readonly<Record<string, string>>>();
  const [places, setPlaces] = useState<OfficeRooms['places']>([]);
  const t = roomTexts[locale];
  return (
    <>
      <Filters
        fields={[
          { name: 'from', label: t.filters.from, type: 'date' },
          {
            ...{ name: 'where', label: t.filters.where, first: t.everywhere },
            options: places.map(({ id, city }) => ({ value: id, label: city[locale] })),
          },
          {
            ...{ name: 'view', label: t.filters.view, first: t.views.week },
            options: [{ value: 'month', label: t.views.month }],
          },
        ]}
        onChange={setFilters}
      />
      <p className="max-w-text text-gray-600 print:hidden">{t.hint}</p>
      {filters && <Calendar filters={filters} place={place} onPlaces={setPlaces} />}
    </>
  );
}

/** The stretch that is so many pages after the one of a day: its days, and what it is called. */
function stretchOf(view: string, day: string, turned: number, locale: Locale) {
  const t = roomTexts[locale];
  if (view === 'month') {
    const month = monthsAfter(monthOf(day), turned);
    const days = weeksOf(month)
      .flat()
      .filter((one) => monthOf(one) === month);
    return { days, title: monthName(month, locale), words: t.month };
  }
  const monday = weeksAfter(mondayOf(day), turned);
  return {
    days: daysFrom(monday),
    title: fill(t.week.title, { date: formatPlainDate(monday, locale) }),
    words: t.week,
  };
}

interface CalendarProps {
  filters: Readonly<Record<string, string>>;
  place: Place;
  onPlaces: (places: OfficeRooms['places']) => void;
}

function Calendar({ filters, place: { timeZone, listHref }, onPlaces }: CalendarProps) {
  const { locale } = useOffice();
  const { from = '', where = '', view = '' } = filters;
  const [today] = useState(() => dateIn(timeZone, Date.now()));
  const asked = `${view} ${from}`;
  const [turned, setTurned] = useState({ asked, by: 0 });
  const by = turned.asked === asked ? turned.by : 0;
  const { days, title, words } = stretchOf(view, from || today, by, locale);
  const query = { from: days[0] ?? today, to: days.at(-1) ?? today, where };
  const { result, retry } = useAnswer(JSON.stringify(query), () =>
    callOffice(async () => {
      const answer = await api(officeRooms)(query);
      if (answer.ok) onPlaces(answer.value.places);
      return answer;
    }),
  );
  const slow = useSlow(result === undefined);
  const t = roomTexts[locale];
  return (
    <section aria-labelledby="office-rooms" aria-busy={result === undefined || undefined} className="mt-2">
      <CalendarHead
        id="office-rooms"
        {...{ title, words }}
        isFirst={by === 0}
        onTurn={(step) => setTurned({ asked, by: step === 0 ? 0 : by + step })}
      />
      <Away days={{ from: query.from, to: query.to }} timeZone={timeZone} />
      <p role="status">{result === undefined && slow ? privateTexts[locale].privateArea.loading : ''}</p>
      {result && !result.ok && (
        <NotLoaded locale={locale} code={result.code} retry={retry} className="form-problems mb-2" />
      )}
      {result?.ok && result.value.cities.every(({ rooms, classes }) => rooms.length + classes.length === 0) && (
        <p className="mt-2">{t.none}</p>
      )}
      {result?.ok &&
        result.value.cities
          .filter(({ rooms, classes }) => rooms.length + classes.length > 0)
          .map((city) => <RoomsOfCity key={city.id} {...{ city, days, today, listHref }} />)}
    </section>
  );
}
