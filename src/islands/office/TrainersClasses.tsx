import { useState } from 'react';
import { api } from '../../api/client.ts';
import { trainerClasses } from '../../domain/classes/trainer-calls.ts';
import type { OwnAbsence } from '../../domain/classes/absences.ts';
import type { TrainersClasses as Found } from '../../domain/classes/office-classes.ts';
import { DOT } from '../../i18n/dot.ts';
import { Dotted } from '../Dotted.tsx';
import { absenceTexts, daysText } from './absence-texts.ts';
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
  const [away, setAway] = useState<readonly OwnAbsence[]>([]);
  const t = classTexts[locale];
  const { list, isStale, failure, more, reload } = useList<Found['classes'][number]>(
    JSON.stringify(filters),
    async (next) => {
      const result = await api(trainerClasses)({ when: filters.when === 'begun' ? 'begun' : '', next: next ?? '' });
      if (!result.ok) return result;
      setAway(result.value.away);
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
      <OwnDaysAway away={away} />
    </>
  );
}

function OwnDaysAway({ away }: { away: readonly OwnAbsence[] }) {
  const { locale } = useOffice();
  if (away.length === 0) return null;
  const { own, kinds } = absenceTexts[locale];
  return (
    <section aria-labelledby="own-absences" className="mt-4">
      <h2 id="own-absences" className="text-lg">
        {own.title}
      </h2>
      <p className="text-gray-600">{own.hint}</p>
      <ul>
        {away.map((one) => (
          <li key={one.from}>
            <Dotted text={[daysText(one, locale), kinds[one.kind]].join(DOT)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
