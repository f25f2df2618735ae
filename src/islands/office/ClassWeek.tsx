import { useState } from 'react';
import { dateIn } from '../../domain/time/calendar.ts';
import { daysFrom, mondayOf, weeksAfter } from '../../domain/time/weeks.ts';
import { fill, formatPlainDate } from '../../i18n/format.ts';
import { ClassDay } from './ClassDay.tsx';
import { classTexts } from './classes-texts.ts';
import { useOffice } from './context.ts';
import { HeldClasses, type CalendarProps } from './HeldClasses.tsx';

/** The classes of a week, day by day; a class of several sessions stands on each of its days. */
export function ClassWeek({ filters, place, onChoices }: CalendarProps) {
  const { locale } = useOffice();
  const { from = '', to: _to, ...others } = filters;
  const [today] = useState(() => dateIn(place.timeZone, Date.now()));
  const asked = mondayOf(from || today);
  const [turned, setTurned] = useState({ asked, weeks: 0 });
  const weeks = turned.asked === asked ? turned.weeks : 0;
  const monday = weeksAfter(asked, weeks);
  const days = daysFrom(monday);
  const t = classTexts[locale].week;
  return (
    <HeldClasses
      title={fill(t.title, { date: formatPlainDate(monday, locale) })}
      words={t}
      query={{ ...others, view: 'week', from: monday, to: days.at(-1) ?? monday }}
      isFirst={weeks === 0}
      onTurn={(by) => setTurned({ asked, weeks: by === 0 ? 0 : weeks + by })}
      onChoices={onChoices}
    >
      {(classes) => (
        <ol className="office-week">
          {days.map((day) => (
            <ClassDay key={day} {...{ day, classes }} listHref={place.listHref} isToday={day === today} />
          ))}
        </ol>
      )}
    </HeldClasses>
  );
}
