import { useState } from 'react';
import { api } from '../../api/client.ts';
import type { OfficeClass } from '../../domain/classes/office-classes.ts';
import { noteNeeds } from '../../domain/needs/calls.ts';
import { NEEDS_LIFE_DAYS, noteNeedsForm } from '../../domain/needs/needs.ts';
import { fill, formatPlainDate, plural } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { officeNeeds as en } from '../../i18n/strings/en/office/needs.ts';
import { officeNeeds as fr } from '../../i18n/strings/fr/office/needs.ts';
import { Fields } from '../forms/Field.tsx';
import { ActForm } from './ActForm.tsx';
import { classTexts, sessionText, whereText } from './classes-texts.ts';
import { useOffice } from './context.ts';
import { Folded } from './Folded.tsx';
import { Part } from './Part.tsx';

export const needsTexts = { en, fr };

interface Props {
  file: OfficeClass;
  /** Prints the one or the other. */
  onPrint: (sheet: 'names' | 'sums') => void;
  onDone: (text: string) => void;
  /** What the class says is not what it said. */
  onChanged: () => void;
}

/** What people of a class need, who told it, and what is needed that day in all classes of its place. */
export function ClassNeeds({ file, onPrint, onDone, onChanged }: Props) {
  const { locale } = useOffice();
  const t = needsTexts[locale];
  const [times, setTimes] = useState(0);
  const told = file.people.filter(({ needs }) => needs.length > 0);
  const named = file.people.filter(({ name, email }) => name !== '' || email !== '');
  return (
    <Part title={t.title}>
      {told.length === 0 && <p>{t.none}</p>}
      <ul className="divide-y divide-blue-100">
        {told.map(({ id, name, email, needs }) => (
          <li key={id} className="py-1">
            <span className="font-semibold">{name || email}</span>
            {needs.map(({ by, needs: words }) => (
              <span key={by} className="block [overflow-wrap:anywhere]">
                {words} <span className="text-gray-600">({t.who[by]})</span>
              </span>
            ))}
          </li>
        ))}
      </ul>
      <NeededByDay {...{ file, locale }} />
      {(told.length > 0 || file.needsOfDays.length > 0) && (
        <>
          <p className="mt-1 text-gray-600">{fill(t.hint, { days: NEEDS_LIFE_DAYS })}</p>
          <div className="mt-1 flex flex-wrap gap-1">
            <button type="button" className="button" onClick={() => onPrint('names')}>
              {t.print.names}
            </button>
            <button type="button" className="button" onClick={() => onPrint('sums')}>
              {t.print.sums}
            </button>
          </div>
        </>
      )}
      {named.length > 0 && (
        <Folded title={t.note.title}>
          <ActForm
            key={times}
            id={`needs ${file.id}`}
            form={noteNeedsForm(
              named.map(({ id, needs }) => ({ id, noted: needs.find(({ by }) => by === 'office')?.needs ?? '' })),
            )}
            words={t.note}
            submit={t.note.submit}
            send={async (body, key) => {
              const result = await api(noteNeeds)(file.id, body, key);
              if (!result.ok && result.code === 'office_changed') onChanged();
              return result;
            }}
            onDone={() => {
              setTimes(times + 1);
              onDone(t.note.done);
            }}
            before={<p className="text-gray-600">{t.note.intro}</p>}
          >
            <Fields
              choices={{ participantId: named.map(({ id, name, email }) => ({ value: id, label: name || email })) }}
            />
          </ActForm>
        </Folded>
      )}
    </Part>
  );
}

interface SheetProps {
  file: OfficeClass;
  locale: Locale;
}

function NeededByDay({ file, locale }: SheetProps) {
  const t = needsTexts[locale];
  return file.needsOfDays.map(({ day, people, needed }) => (
    <div key={day} className="mt-1">
      <p className="font-semibold">
        {fill(plural(people, locale, file.place ? t.day : t.dayOnline), {
          ...{ day: formatPlainDate(day, locale, 'medium'), people },
        })}
      </p>
      <ul>
        {needed.map(({ needs, people: count }) => (
          <li key={needs} className="[overflow-wrap:anywhere]">
            {fill(t.count, { needs, count })}
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** On paper alone: with names for the trainer, or what is needed for how many for whoever brings it. */
export function NeedsSheet({ file, locale, of }: SheetProps & { of: 'names' | 'sums' }) {
  const t = needsTexts[locale];
  const classes = classTexts[locale];
  return (
    <section className="office-sheet" aria-hidden="true">
      <h2>{fill(t.sheet, { title: file.title[locale] })}</h2>
      <p>
        {whereText(file, locale, classes)}.{' '}
        {file.trainer !== null && fill(classes.file.trainerIs, { name: file.trainer })}
      </p>
      {file.sessions.map((one) => (
        <p key={one.start}>{sessionText(one, file.timeZone, locale)}</p>
      ))}
      {of === 'sums' ? (
        <NeededByDay {...{ file, locale }} />
      ) : (
        <table>
          <tbody>
            {file.people
              .filter(({ needs }) => needs.length > 0)
              .map(({ id, name, email, needs }) => (
                <tr key={id}>
                  <th scope="row">{name || email}</th>
                  <td>{needs.map(({ needs: words }) => words).join('; ')}</td>
                </tr>
              ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
