import { useState } from 'react';
import { api } from '../../api/client.ts';
import { officeClasses } from '../../domain/classes/office-calls.ts';
import type { FoundClass, FoundClasses } from '../../domain/classes/office-classes.ts';
import { fill, formatMoney, formatTimeZone, plural } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { dayOfClass, freeOf } from './chosen.ts';
import { classTexts, sessionText, whereText } from './classes-texts.ts';
import { useOffice } from './context.ts';
import { Filters } from './Filters.tsx';
import { Rows, type Column } from './Rows.tsx';
import { telephoneTexts } from './telephone-texts.ts';
import { Two } from './Two.tsx';
import { useList } from './use-list.ts';

/** So many stand there at first, since what is chosen is below them. */
const SHOWN = 10;

interface Choosing {
  /** Ids of the classes that are chosen. */
  chosen: ReadonlySet<string>;
  onChoose: (one: FoundClass) => void;
  onRemove: (id: string) => void;
}

/** Classes on sale by course, place and date, with the seats that are free now. */
export function SearchClasses(choosing: Choosing) {
  const { locale } = useOffice();
  const [filters, setFilters] = useState<Readonly<Record<string, string>>>({});
  const [choices, setChoices] = useState<FoundClasses['choices']>({ trainers: [], courses: [], places: [] });
  const t = telephoneTexts[locale].search;
  const { list, isStale, failure, more, reload } = useList(JSON.stringify(filters), async (next) => {
    const result = await api(officeClasses)({ ...filters, state: 'on_sale', next: next ?? '' });
    if (!result.ok) return result;
    setChoices(result.value.choices);
    return { ok: true as const, value: { rows: result.value.classes, next: result.value.next } };
  });
  const [shown, setShown] = useState(SHOWN);
  const cut = list && list.rows.length > shown ? { rows: list.rows.slice(0, shown), next: 'here' } : list;
  async function showMore() {
    setShown(shown + SHOWN);
    if (cut === list) await more();
  }

  return (
    <>
      <Filters
        fields={fieldsOf(choices, locale)}
        onChange={(next) => {
          setFilters(next);
          setShown(SHOWN);
        }}
      />
      <Rows
        caption={t.caption}
        columns={columnsOf(locale, choosing)}
        {...{ list: cut, isStale, failure, more: showMore }}
        keyOf={({ id }) => id}
        retry={reload}
        none={t.none}
      />
    </>
  );
}

function fieldsOf({ courses, places }: FoundClasses['choices'], locale: Locale) {
  const { filters, online, languages } = classTexts[locale];
  return [
    {
      name: 'course',
      label: filters.course,
      options: courses
        .map(({ id, title }) => ({ value: id, label: title[locale] }))
        .sort((a, b) => a.label.localeCompare(b.label, locale)),
    },
    {
      name: 'where',
      label: filters.where,
      options: [
        { value: 'online', label: online },
        ...places.map(({ id, city }) => ({ value: id, label: city[locale] })),
      ],
    },
    {
      name: 'language',
      label: filters.language,
      options: (['en', 'fr'] as const).map((value) => ({ value, label: languages[value] })),
    },
    { name: 'from', label: filters.from, type: 'date' as const },
    { name: 'to', label: filters.to, type: 'date' as const },
  ];
}

function columnsOf(locale: Locale, { chosen, onChoose, onRemove }: Choosing): Column<FoundClass>[] {
  const { search: t, chosen: own } = telephoneTexts[locale];
  const classes = classTexts[locale];
  return [
    {
      key: 'class',
      head: t.heads.class,
      isClear: true,
      cell: ({ title, language }) => <Two second={classes.languages[language]}>{title[locale]}</Two>,
    },
    {
      key: 'when',
      head: t.heads.when,
      isClear: true,
      // What is told on the telephone: the zone of its clock, and that there are more days than this one.
      cell: ({ sessions, timeZone }) => {
        const [first] = sessions;
        const count = sessions.length;
        return (
          first && (
            <Two second={count > 1 ? fill(plural(count, locale, classes.sessions), { count }) : ''}>
              {sessionText(first, timeZone, locale)} ({formatTimeZone(first.start, locale, timeZone)})
            </Two>
          )
        );
      },
    },
    { key: 'where', head: t.heads.where, isClear: true, cell: (row) => whereText(row, locale, classes) },
    { key: 'free', head: t.heads.free, isClear: true, cell: (row) => plural(freeOf(row), locale, t.free) },
    {
      key: 'price',
      head: t.heads.price,
      cell: ({ priceCents }) => formatMoney(priceCents, locale),
      isNumber: true,
      isClear: true,
    },
    {
      key: 'add',
      head: t.heads.add,
      isClear: true,
      // What is chosen stands above, out of sight on a phone: the button says it as well.
      cell: (row) => {
        const isChosen = chosen.has(row.id);
        const [title, date] = [row.title[locale], dayOfClass(row, locale)];
        const named = isChosen
          ? fill(own.removeNamed, { title: `${title}, ${date}` })
          : fill(t.addNamed, { title, date });
        return (
          <button
            type="button"
            className="button py-0.5"
            aria-label={named}
            onClick={() => (isChosen ? onRemove(row.id) : onChoose(row))}
          >
            {isChosen ? own.remove : t.add}
          </button>
        );
      },
    },
  ];
}
