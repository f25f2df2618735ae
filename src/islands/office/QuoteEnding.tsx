import { api } from '../../api/client.ts';
import { EXTENDED_DAYS, type EndingQuote } from '../../domain/quotes/ending.ts';
import { extendQuote, remindOfQuote } from '../../domain/quotes/office-calls.ts';
import { dateIn } from '../../domain/time/calendar.ts';
import { fill, formatPlainDate } from '../../i18n/format.ts';
import { ActButton } from './ActButton.tsx';
import { useOffice } from './context.ts';
import type { FileTools } from './OpenedFile.tsx';
import { todayTexts } from './today-texts.ts';

/** So many days after a day; days are `2026-12-08`. */
const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** The last day of a quote that is extended by a click: counted from its last one, or from today where that is over. */
export function extendedTo(validUntil: string, now: number, timeZone: string): string {
  const today = dateIn(timeZone, now);
  return daysAfter(validUntil < today ? today : validUntil, EXTENDED_DAYS);
}

interface Props extends Pick<FileTools, 'finish' | 'reload'> {
  id: string;
  quote: EndingQuote;
  now: number;
  /** Of the office. */
  timeZone: string;
}

/** What is done about a quote that ends: its client is called or reminded, or has longer to think. */
export function QuoteEnding({ id, quote, now, timeZone, finish, reload }: Props) {
  const { locale } = useOffice();
  const { revision: seen, phone, remindedOn, held } = quote;
  const t = todayTexts[locale].quote;
  return (
    <>
      {(remindedOn !== null || held) && (
        <p className="text-gray-600">
          {remindedOn === null ? t.held : fill(t.reminded, { date: formatPlainDate(remindedOn, locale, 'short') })}
        </p>
      )}
      <p className="flex flex-wrap gap-x-3 gap-y-1 print:hidden">
        {phone && (
          <a className="link" href={`tel:${phone}`}>
            {fill(t.call, { phone })}
          </a>
        )}
        <ActButton
          id={`remind of ${id} ${remindedOn ?? ''}`}
          label={t.remind}
          send={(key) => api(remindOfQuote)(id, { seen }, key)}
          onDone={() => finish(t.sentNow)}
          onRefused={reload}
        />
        <ActButton
          id={`extend ${id} ${seen}`}
          label={fill(t.extend, { days: EXTENDED_DAYS })}
          send={(key) => api(extendQuote)(id, { validUntil: extendedTo(quote.validUntil, now, timeZone), seen }, key)}
          onDone={() => finish(t.extended)}
          onRefused={reload}
        />
      </p>
    </>
  );
}
