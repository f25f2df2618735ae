import type { DayClass } from '../../domain/classes/day.ts';
import { fill } from '../../i18n/format.ts';
import { useOffice } from './context.ts';
import { dayTexts, type DayTexts } from './day-texts.ts';

/** Why a class is left as it is, in words. */
export const stays = ({ hindrance }: Pick<DayClass, 'hindrance'>, t: DayTexts): string =>
  hindrance === null ? '' : fill(t.stays, { why: t.classes.hindrances[hindrance] });

interface Props {
  rows: readonly { id: string; title: string; text: string; notes?: readonly string[] }[];
}

/** What becomes of each class, before it is done. */
export function DayPreview({ rows }: Props) {
  const { locale } = useOffice();
  return (
    <>
      <h4 className="font-semibold">{dayTexts[locale].preview}</h4>
      <ul className="divide-y mb-2 divide-blue-100">
        {rows.map(({ id, title, text, notes = [] }) => (
          <li key={id} className="py-1">
            <b>{title}</b> {text}
            {notes.map((note) => (
              <span key={note} className="block text-amber-700">
                {note}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
