import { api } from '../../api/client.ts';
import { noteClass } from '../../domain/classes/office-calls.ts';
import type { OfficeClass } from '../../domain/classes/office-classes.ts';
import { noteForm } from '../../domain/office/note-form.ts';
import { fill, formatDate } from '../../i18n/format.ts';
import { ActForm } from './ActForm.tsx';
import { classTexts } from './classes-texts.ts';
import { useOffice } from './context.ts';
import { Part } from './Part.tsx';

interface Props {
  file: OfficeClass;
  /** Of the office. */
  timeZone: string;
  bookingHref: string;
  onDone: (text: string) => void;
}

/** What the office wrote beside a class, and beside bookings that have seats of it. */
export function ClassNotes({ file: { id, notes }, timeZone, bookingHref, onDone }: Props) {
  const { locale } = useOffice();
  const { notes: t } = classTexts[locale];
  return (
    <Part title={t.title}>
      {notes.length === 0 && <p>{t.none}</p>}
      <ul className="space-y-1">
        {notes.map(({ at, name, text, booking }, index) => (
          <li key={index}>
            <p className="text-gray-600">
              {formatDate(at, locale, timeZone, 'medium')}
              {name && `, ${name}`}
              {booking && (
                <>
                  {', '}
                  <a className="link" href={`${bookingHref}/${encodeURIComponent(booking.id)}`}>
                    {fill(t.booking, { number: booking.number ?? '' })}
                  </a>
                </>
              )}
            </p>
            <p className="whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-2 print:hidden">
        <ActForm
          key={notes.length}
          id={`note ${id} ${notes.length}`}
          form={noteForm}
          words={t}
          submit={t.submit}
          send={(body, key) => api(noteClass)(id, body, key)}
          onDone={() => onDone(t.done)}
          before={<p className="text-gray-600">{t.hint}</p>}
        />
      </div>
    </Part>
  );
}
