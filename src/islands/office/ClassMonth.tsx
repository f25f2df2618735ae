import { useEffect, useState } from 'react';
import type { FoundClass } from '../../domain/classes/office-classes.ts';
import { dateIn } from '../../domain/time/calendar.ts';
import { monthOf, monthsAfter, weeksOf } from '../../domain/time/months.ts';
import { ClassDay } from './ClassDay.tsx';
import { classTexts } from './classes-texts.ts';
import { useOffice } from './context.ts';
import { HeldClasses, type CalendarProps } from './HeldClasses.tsx';
import { heldOn } from './held.ts';
import { monthName } from './month-name.ts';
import { MonthTable } from './MonthTable.tsx';
import { useWidth } from './use-width.ts';

/** Narrower than this, days stand below each other. Pixels. */
const NARROW = 760;

/** On a phone so many classes of a day stand open. */
const FEW = 2;

/** The month of the address, if it names one. */
function monthOfAddress(): string | undefined {
  const named = new URLSearchParams(location.search).get('month') ?? '';
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(named) ? named : undefined;
}

function keepInAddress(month: string | null): void {
  const url = new URL(location.href);
  if (month === null) url.searchParams.delete('month');
  else url.searchParams.set('month', month);
  history.replaceState(history.state, '', url);
}

/** The classes of a month; a class of several sessions stands on each of its days. The month stands in the address. */
export function ClassMonth({ filters, place, onChoices }: CalendarProps) {
  const { locale } = useOffice();
  const { from = '', to: _to, ...others } = filters;
  const [today] = useState(() => dateIn(place.timeZone, Date.now()));
  const asked = monthOf(from || today);
  const [turned, setTurned] = useState(() => ({ asked, month: monthOfAddress() ?? asked }));
  const month = turned.asked === asked ? turned.month : asked;
  const weeks = weeksOf(month);
  const t = classTexts[locale].month;

  useEffect(() => {
    keepInAddress(month);
    return () => keepInAddress(null);
  }, [month]);

  return (
    <HeldClasses
      title={monthName(month, locale)}
      words={t}
      query={{ ...others, view: 'month', from: weeks[0]?.[0] ?? '', to: weeks.at(-1)?.at(-1) ?? '' }}
      isFirst={month === asked}
      onTurn={(by) => setTurned({ asked, month: by === 0 ? asked : monthsAfter(month, by) })}
      onChoices={onChoices}
    >
      {(classes) => <Month {...{ month, weeks, today, classes }} listHref={place.listHref} />}
    </HeldClasses>
  );
}

interface MonthProps {
  month: string;
  weeks: readonly (readonly string[])[];
  today: string;
  classes: readonly FoundClass[];
  listHref: string;
}

function Month({ month, weeks, today, classes, listHref }: MonthProps) {
  const { locale } = useOffice();
  const { ref, width } = useWidth<HTMLDivElement>();
  const own = weeks.flat().filter((day) => monthOf(day) === month && heldOn(day, classes).length > 0);
  return (
    <div ref={ref}>
      {width >= NARROW && <MonthTable {...{ month, weeks, today, classes, listHref }} />}
      {width > 0 && width < NARROW && own.length === 0 && <p className="mt-2">{classTexts[locale].month.none}</p>}
      {width > 0 && width < NARROW && (
        <ol className="office-week">
          {own.map((day) => (
            <ClassDay key={day} {...{ day, classes, listHref }} isToday={day === today} few={FEW} />
          ))}
        </ol>
      )}
    </div>
  );
}
