import { useState } from 'react';
import { api } from '../../api/client.ts';
import { classesTable, officeClasses } from '../../domain/classes/office-calls.ts';
import { classStates, type FoundClass, type FoundClasses } from '../../domain/classes/office-classes.ts';
import { formatMoney } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { classColumns } from './class-columns.tsx';
import { classTexts, type ClassTexts } from './classes-texts.ts';
import type { ClassesPlace } from './classes-place.ts';
import { ClassFile } from './ClassFile.tsx';
import { ClassMonth } from './ClassMonth.tsx';
import { ClassWeek } from './ClassWeek.tsx';
import { useOffice } from './context.ts';
import { dayTexts } from './day-texts.ts';
import { Filters } from './Filters.tsx';
import type { OfficeLinks } from './OfficeMenu.tsx';
import { OfficeScreen } from './OfficeScreen.tsx';
import { roomTexts } from './room-texts.ts';
import { Rows, type Column } from './Rows.tsx';
import { TableFile } from './TableFile.tsx';
import { TrainersClasses } from './TrainersClasses.tsx';
import { TrainersClassFile } from './TrainersClassFile.tsx';
import { useList } from './use-list.ts';
import { useIdInAddress } from './use-id-in-address.ts';

type Asked = Readonly<Record<string, string>>;

interface Props extends ClassesPlace {
  links: OfficeLinks;
  /** Where trainers report on their classes. */
  reportHref: string;
}

/** All classes, or the one that the address names; to trainers, their own. */
export default function Classes({ links, reportHref, ...place }: Props) {
  const id = useIdInAddress(place.listHref);
  return (
    <OfficeScreen
      links={links}
      place="classes"
      trainers={
        id === '' ? <TrainersClasses {...place} /> : <TrainersClassFile id={id} {...place} {...{ reportHref }} />
      }
    >
      {id === '' ? <Found {...place} /> : <ClassFile id={id} {...place} />}
    </OfficeScreen>
  );
}

function Found(place: ClassesPlace) {
  const { locale } = useOffice();
  const [filters, setFilters] = useState<Asked>({});
  const [choices, setChoices] = useState<FoundClasses['choices']>({ trainers: [], courses: [], places: [] });
  const t = classTexts[locale];
  return (
    <>
      <Filters fields={fieldsOf(choices, t, locale)} onChange={setFilters} />
      <Beside filters={filters} />
      {filters.view === 'week' ? (
        <ClassWeek filters={filters} place={place} onChoices={setChoices} />
      ) : filters.view === 'month' ? (
        <ClassMonth filters={filters} place={place} onChoices={setChoices} />
      ) : (
        <List filters={filters} place={place} onChoices={setChoices} />
      )}
    </>
  );
}

/** What is done with all classes of a day, and which rooms they have. */
function Beside({ filters: { from = '', where = '' } }: { filters: Asked }) {
  const { locale, links } = useOffice();
  const { day, rooms } = links.places;
  const named = (fields: Asked) => new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ''));
  const place = where === 'online' ? '' : where;
  return (
    <p className="mb-2 flex flex-wrap gap-x-4 print:hidden">
      {day && (
        <a className="link" href={`${day}?${named({ on: from, where })}`}>
          {dayTexts[locale].link}
        </a>
      )}
      {rooms && (
        <a className="link" href={`${rooms}?${named({ from, where: place })}`}>
          {roomTexts[locale].link}
        </a>
      )}
    </p>
  );
}

interface ListProps {
  filters: Asked;
  place: ClassesPlace;
  onChoices: (choices: FoundClasses['choices']) => void;
}

function List({ filters, place, onChoices }: ListProps) {
  const { locale } = useOffice();
  const t = classTexts[locale];
  const { list, isStale, failure, more, reload } = useList(JSON.stringify(filters), async (next) => {
    const result = await api(officeClasses)({ ...filters, next: next ?? '' });
    if (!result.ok) return result;
    onChoices(result.value.choices);
    return { ok: true as const, value: { rows: result.value.classes, next: result.value.next } };
  });
  return (
    <>
      <Rows
        caption={t.caption}
        columns={columnsOf(t, locale, place)}
        {...{ list, isStale, failure, more }}
        keyOf={({ id }) => id}
        retry={reload}
        none={t.none}
      />
      {list && list.rows.length > 0 && <TableFile call={classesTable} filters={filters} />}
    </>
  );
}

function fieldsOf({ trainers, courses, places }: FoundClasses['choices'], t: ClassTexts, locale: Locale) {
  const { filters } = t;
  const named = (value: string, label: string) => ({ value, label });
  return [
    { name: 'from', label: filters.from, type: 'date' as const },
    { name: 'to', label: filters.to, type: 'date' as const },
    {
      name: 'where',
      label: filters.where,
      options: [named('online', t.online), ...places.map(({ id, city }) => named(id, city[locale]))],
    },
    {
      name: 'language',
      label: filters.language,
      options: (['en', 'fr'] as const).map((language) => named(language, t.languages[language])),
    },
    { name: 'trainer', label: filters.trainer, options: trainers.map((name) => named(name, name)) },
    {
      name: 'course',
      label: filters.course,
      options: courses
        .map(({ id, title }) => named(id, title[locale]))
        .sort((a, b) => a.label.localeCompare(b.label, locale)),
    },
    { name: 'state', label: filters.state, options: classStates.map((state) => named(state, t.states[state])) },
    {
      name: 'view',
      label: filters.view,
      options: (['list', 'week', 'month'] as const).map((view) => named(view, t.views[view])),
    },
  ];
}

function columnsOf(t: ClassTexts, locale: Locale, { listHref }: ClassesPlace): Column<FoundClass>[] {
  const { when, place, trainer, seats, state, ...columns } = classColumns(t, locale, listHref);
  const money: Column<FoundClass> = {
    key: 'money',
    head: t.heads.money,
    cell: ({ bookedCents }) => formatMoney(bookedCents, locale),
    isNumber: true,
  };
  return [when, columns.class, place, trainer, seats, money, state];
}
