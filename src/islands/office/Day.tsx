import { useState } from 'react';
import { api } from '../../api/client.ts';
import { dayPeople, officeDay } from '../../domain/classes/day-calls.ts';
import type { OfficeDay } from '../../domain/classes/day.ts';
import { dateIn } from '../../domain/time/calendar.ts';
import { fill, formatPlainDate, plural } from '../../i18n/format.ts';
import type { ClassesPlace } from './classes-place.ts';
import { classTexts } from './classes-texts.ts';
import { useOffice } from './context.ts';
import { DayActs } from './DayActs.tsx';
import { DayClasses } from './DayClasses.tsx';
import { DayDecisions } from './DayDecisions.tsx';
import { DayPeople } from './DayPeople.tsx';
import { dayTexts } from './day-texts.ts';
import { Filters } from './Filters.tsx';
import type { OfficeLinks } from './OfficeMenu.tsx';
import { OfficeScreen } from './OfficeScreen.tsx';
import { OpenedFile, type FileTools } from './OpenedFile.tsx';
import { TableFile } from './TableFile.tsx';

interface Props extends ClassesPlace {
  links: OfficeLinks;
}

/** All classes of a day and a city, whom they affect, and what becomes of them. */
export default function Day({ links, ...place }: Props) {
  return (
    <OfficeScreen links={links} place="day">
      <Asked {...place} />
    </OfficeScreen>
  );
}

/** The day of the address, which has today's where it names none. */
function dayOfAddress(timeZone: string): string {
  const url = new URL(location.href);
  const named = url.searchParams.get('on') ?? '';
  if (/^20\d\d-\d\d-\d\d$/.test(named)) return named;
  const today = dateIn(timeZone, Date.now());
  url.searchParams.set('on', today);
  history.replaceState(history.state, '', url);
  return today;
}

function Asked(place: ClassesPlace) {
  const { locale } = useOffice();
  const [first] = useState(() => dayOfAddress(place.timeZone));
  const [asked, setAsked] = useState<Readonly<Record<string, string>>>();
  const [places, setPlaces] = useState<OfficeDay['places']>([]);
  const { filters, ...t } = dayTexts[locale];
  const { on = first, ...query } = asked ?? {};
  return (
    <>
      <Filters
        fields={[
          { name: 'on', label: filters.on, type: 'date' },
          {
            ...{ name: 'where', label: filters.where, first: t.everywhere },
            options: [
              { value: 'online', label: classTexts[locale].online },
              ...places.map(({ id, city }) => ({ value: id, label: city[locale] })),
            ],
          },
          // Without a city all of them are there.
          ...(query.where && query.where !== 'online'
            ? [
                {
                  ...{ name: 'online', label: filters.online, first: t.onlineNot },
                  options: [{ value: 'too', label: t.onlineToo }],
                },
              ]
            : []),
        ]}
        onChange={setAsked}
      />
      {asked && (
        <OpenedFile
          id={JSON.stringify({ on, query })}
          ask={async () => {
            const result = await api(officeDay)(on, query);
            if (result.ok) setPlaces(result.value.places);
            return result;
          }}
          missing={t.none}
        >
          {(day, tools) => <Opened key={on} {...{ day, place, query, tools }} />}
        </OpenedFile>
      )}
    </>
  );
}

interface OpenedProps {
  day: OfficeDay;
  place: ClassesPlace;
  /** What of the day is asked for. */
  query: Readonly<Record<string, string>>;
  tools: FileTools;
}

function Opened({ day, place, query, tools }: OpenedProps) {
  const { locale } = useOffice();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const t = dayTexts[locale];
  const { on, classes, buyers } = day;
  const seats = buyers.flatMap(({ bookings }) => bookings).reduce((sum, one) => sum + one.seats, 0);
  const counted = [
    fill(plural(classes.length, locale, t.counts.classes), { count: classes.length }),
    fill(plural(seats, locale, t.counts.people), { count: seats }),
  ].join(', ');
  const chosen = classes.filter(({ id, sittings }) => sittings.length > 0 && !left.has(id));
  return (
    <article>
      <h2 className="text-xl">{fill(t.title, { date: formatPlainDate(on, locale) })}</h2>
      {classes.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <>
          <p className="text-gray-600">{counted}</p>
          <DayClasses {...{ day, left, place, tools }} onChoose={setLeft} />
          <div className="office-columns mt-3">
            <div className="space-y-4">
              {day.decisions.length > 0 && <DayDecisions {...{ day, place }} />}
              <DayPeople {...{ day, place }} />
              <TableFile call={dayPeople} params={{ on }} filters={query} />
            </div>
            <div className="space-y-4 print:hidden">
              <DayActs {...{ day, chosen, query, tools }} />
            </div>
          </div>
        </>
      )}
    </article>
  );
}
