import { useState } from 'react';
import { api } from '../../api/client.ts';
import { trainerClasses } from '../../domain/classes/trainer-calls.ts';
import type { TrainersClasses as Found } from '../../domain/classes/office-classes.ts';
import type { ClassesPlace } from './classes-place.ts';
import { classTexts, ownDaysText } from './classes-texts.ts';
import { classColumns } from './class-columns.tsx';
import { useOffice } from './context.ts';
import { Filters } from './Filters.tsx';
import { Rows, type Column } from './Rows.tsx';
import { Two } from './Two.tsx';
import { useList } from './use-list.ts';

/** A trainer's own classes. */
export function TrainersClasses({ listHref }: Pick<ClassesPlace, 'listHref'>) {
  const { locale } = useOffice();
  const [filters, setFilters] = useState<Readonly<Record<string, string>>>({});
  const t = classTexts[locale];
  const { list, isStale, failure, more, reload } = useList<Found['classes'][number]>(
    JSON.stringify(filters),
    async (next) => {
      const result = await api(trainerClasses)({ when: filters.when === 'begun' ? 'begun' : '', next: next ?? '' });
      if (!result.ok) return result;
      return { ok: true, value: { rows: result.value.classes, next: result.value.next } };
    },
  );
  const { when, place, seats, state, ...columns } = classColumns(t, locale, listHref);
  const ownWhen: Column<Found['classes'][number]> = {
    ...when,
    cell: (row) => <Two second={ownDaysText(row, locale)}>{when.cell(row)}</Two>,
  };
  return (
    <>
      <Filters
        fields={[
          {
            name: 'when',
            label: t.own.when,
            first: t.own.toCome,
            options: [{ value: 'begun', label: t.own.begun }],
          },
        ]}
        onChange={setFilters}
      />
      <Rows
        caption={t.own.caption}
        columns={[ownWhen, columns.class, place, seats, state]}
        {...{ list, isStale, failure, more }}
        keyOf={({ id }) => id}
        retry={reload}
        none={t.own.none}
      />
    </>
  );
}
