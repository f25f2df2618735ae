import { addressOf } from '../../domain/api/address.ts';
import { classRoster } from '../../domain/classes/office-calls.ts';
import type { OfficeClass, RosterSeat, SeatedClass } from '../../domain/classes/office-classes.ts';
import { mailtoOf } from '../../domain/fields.ts';
import { fill, formatDate } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { classTexts, dayText, whereText } from './classes-texts.ts';
import { Rows, type Column } from './Rows.tsx';
import { Two } from './Two.tsx';

interface Props {
  file: OfficeClass;
  locale: Locale;
  bookingHref: string;
}

/** Who sits there, whom to call about it, and the table for other programs. */
export function ClassRoster({ file, locale, bookingHref }: Props) {
  const t = classTexts[locale];
  const { heads } = t.file;
  const columns: Column<RosterSeat>[] = [
    {
      key: 'name',
      head: heads.name,
      isClear: true,
      cell: ({ name, email, needs }) => (
        <>
          <Two second={email}>{name || t.file.unnamed}</Two>
          {needs.map(({ by, needs: words }) => (
            <span key={by} className="block [overflow-wrap:anywhere]">
              {words}
            </span>
          ))}
        </>
      ),
    },
    {
      key: 'buyer',
      head: heads.buyer,
      cell: ({ buyer, buyerEmail, buyerPhone, organisation }) => (
        <Two
          second={
            <>
              {organisation && `${organisation}, `}
              <a className="link whitespace-nowrap" href={`tel:${buyerPhone}`}>
                {buyerPhone}
              </a>
            </>
          }
        >
          <a className="link" href={mailtoOf(buyerEmail)}>
            {buyer || buyerEmail}
          </a>
        </Two>
      ),
    },
    {
      key: 'booking',
      head: heads.booking,
      cell: ({ bookingId, number, proved, bookingState }) => (
        <Two
          second={
            bookingState === 'awaiting_payment' ? t.file.paying : number !== null && !proved ? t.file.unproved : ''
          }
        >
          <a className="link" href={`${bookingHref}/${encodeURIComponent(bookingId)}`}>
            {number ?? t.file.unproved}
          </a>
        </Two>
      ),
    },
  ];
  return (
    <div className="print:hidden">
      <Rows
        caption={t.file.roster}
        columns={columns}
        list={{ rows: file.people, next: null }}
        keyOf={({ id }) => id}
        retry={() => undefined}
        none={t.file.nobody}
      />
      {file.people.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          <a className="button" download href={`${addressOf(classRoster, { id: file.id })}?lang=${locale}`}>
            {t.file.csv}
          </a>
          <button type="button" className="button" onClick={() => print()}>
            {t.file.print}
          </button>
        </div>
      )}
    </div>
  );
}

/** On paper alone: who signs where, session by session (`only` those, by their numbers), with free lines below. */
export function SignInSheet({ file, locale, only }: { file: SeatedClass; locale: Locale; only?: readonly number[] }) {
  const t = classTexts[locale];
  const sessions = file.sessions.filter((_, index) => only?.includes(index + 1) ?? true);
  const free = Math.max(0, Math.min(4, file.capacity - file.people.length));
  return (
    <section className="office-sheet" aria-hidden="true">
      <h2>{fill(t.file.sheet, { title: file.title[locale] })}</h2>
      <p>
        {whereText(file, locale, t)}. {file.trainer !== null && fill(t.file.trainerIs, { name: file.trainer })}
      </p>
      {sessions.map((one) => (
        <p key={one.start}>{dayText(file, one, locale, t)}</p>
      ))}
      <table>
        <thead>
          <tr>
            <th>{t.file.heads.name}</th>
            {sessions.map(({ start }) => (
              <th key={start}>
                {t.file.signature}, {formatDate(start, locale, file.timeZone, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[
            ...file.people.map(({ id, name }) => ({ id, name })),
            ...Array.from({ length: free }, (_, index) => ({ id: String(index), name: '' })),
          ].map(({ id, name }) => (
            <tr key={id}>
              <td>{name}</td>
              {sessions.map(({ start }) => (
                <td key={start} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
