import { useId, useState } from 'react';
import { officeBooks } from '../../domain/accounting/calls.ts';
import { bookKinds } from '../../domain/accounting/books.ts';
import { addressOf } from '../../domain/api/address.ts';
import { dateIn } from '../../domain/time/calendar.ts';
import { BookTotals } from './BookTotals.tsx';
import { useOffice } from './context.ts';
import { moneyTexts } from './money-texts.ts';

/** The first and the last day of the month before the one of this day, `2026-11-23`. */
function monthBefore(today: string): { from: string; to: string } {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const day = (date: Date) => date.toISOString().slice(0, 10);
  return { from: day(new Date(Date.UTC(year, month - 2, 1))), to: day(new Date(Date.UTC(year, month - 1, 0))) };
}

/** The tables of a period, a file each. */
export function Books({ timeZone }: { timeZone: string }) {
  const { locale } = useOffice();
  const [period, setPeriod] = useState(() => monthBefore(dateIn(timeZone, Date.now())));
  const title = useId();
  const t = moneyTexts[locale].books;
  const isRight = period.from !== '' && period.from <= period.to;
  return (
    <section aria-labelledby={title} className="mt-4 print:hidden">
      <h2 id={title} className="text-lg">
        {t.title}
      </h2>
      <div className="office-filters mt-1">
        {(['from', 'to'] as const).map((name) => (
          <label key={name}>
            <span>{t[name]}</span>
            <input
              className="field"
              type="date"
              value={period[name]}
              onChange={({ target }) => setPeriod({ ...period, [name]: target.value })}
            />
          </label>
        ))}
      </div>
      {!isRight && <p role="alert">{t.wrong}</p>}
      {isRight && <BookTotals key={`${period.from} ${period.to}`} {...period} />}
      {isRight && (
        <ul className="flex flex-wrap gap-1">
          {bookKinds.map((kind) => (
            <li key={kind}>
              <a
                className="button"
                download
                href={`${addressOf(officeBooks, { kind })}?from=${period.from}&to=${period.to}&lang=${locale}`}
              >
                {t.kinds[kind]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
