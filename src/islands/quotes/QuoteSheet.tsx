import type { ReactNode } from 'react';
import { isSameForAll, type OfferedDate } from '../../domain/quotes/dates.ts';
import type { QuoteSheet as Sheet } from '../../domain/quotes/quote.ts';
import { fill, formatMoney, formatNumber, formatPhone, formatPlainDate, formatRate } from '../../i18n/format.ts';
import { languageTags } from '../../i18n/locales.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';

export interface SheetTexts {
  /** Of the quote's own language. */
  texts: Dictionary['quote']['sheet'];
  names: Pick<Dictionary, 'provinceNames' | 'taxNames'>;
}

interface Props extends SheetTexts {
  sheet: Sheet;
  heading?: 'h2' | 'h3';
  /** Beneath a line: why it cannot be had, and what can be done with it. */
  beside?: (line: Sheet['lines'][number]) => ReactNode;
  /** Beneath a date of those to choose from: how it stands now. */
  besideDate?: (date: OfferedDate) => ReactNode;
}

/** A quote as a document, in its own language, on a screen and on paper. */
export function QuoteSheet({ sheet, texts: t, names, heading: Heading = 'h2', ...own }: Props) {
  const { language, number, supplier, client, sentOn, validUntil, note } = sheet;
  const facts: [string, string | readonly string[]][] = [
    [t.for, client],
    [t.from, [supplier.name, ...supplier.address, `${supplier.email}, ${formatPhone(supplier.phone, language)}`]],
    [t.sent, sentOn === null ? '' : formatPlainDate(sentOn, language)],
    [t.until, formatPlainDate(validUntil, language)],
  ];
  return (
    <article lang={languageTags[language]} className="max-w-[800px]">
      <Heading className="text-lg">{fill(t.heading, { number })}</Heading>
      <dl className="mt-1 grid gap-x-3 gap-y-0.5 sm:grid-cols-[auto_1fr]">
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-gray-600">{label}</dt>
              <dd className="mb-1 whitespace-pre-line sm:mb-0">{[value].flat().join('\n')}</dd>
            </div>
          ))}
      </dl>
      {sheet.lines.length === 0 ? (
        <p className="mt-2">{t.empty}</p>
      ) : (
        <Lines {...{ sheet, texts: t, names }} {...own} />
      )}
      {note !== '' && <p className="mt-2 max-w-text whitespace-pre-line">{note}</p>}
    </article>
  );
}

function Lines({ sheet, texts: t, names, beside, besideDate }: Omit<Props, 'heading'>) {
  const { language, lines, discountCents, subtotalCents } = sheet;
  const open = lines.flatMap(({ dates = [], chosen }) => (chosen === undefined ? dates : []));
  // What it comes to with each date, where that is not the same.
  const [taxes, totals] = isSameForAll(open)
    ? [sheet.taxes, [{ label: t.total, cents: sheet.totalCents }]]
    : [[], open.map(({ title, totalCents }) => ({ label: fill(t.totalWith, { date: title }), cents: totalCents }))];
  const money = (cents: number) => formatMoney(cents, language);
  const amount = 'py-1 ps-2 text-end align-top tabular-nums';
  const sums: [string, number][] = [
    ...(discountCents === 0 ? [] : [[t.discount, -discountCents] satisfies [string, number]]),
    [t.subtotal, subtotalCents],
    ...taxes.map(({ code, province, rate, amountCents }): [string, number] => [
      fill(t.tax, {
        tax: names.taxNames[code],
        rate: formatRate(rate, language),
        province: names.provinceNames[province],
      }),
      amountCents,
    ]),
  ];
  return (
    <table className="border-collapse mt-3 w-full">
      <thead>
        <tr className="border-b-2 border-blue-900">
          <th scope="col" className="py-0.5 text-start">
            {t.item}
          </th>
          <th scope="col" className="py-0.5 ps-2 text-end">
            {t.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id} className="border-b border-blue-200">
            <th scope="row" className="font-normal py-1 text-start align-top [overflow-wrap:anywhere]">
              <span className="font-semibold">{line.title}</span>
              {line.details.map((text, index) => (
                <span key={index} className="block text-gray-600">
                  {text}
                </span>
              ))}
              <span className="block text-gray-600">
                {formatNumber(line.quantity, language)} × {money(line.unitCents)}
              </span>
              <Dates {...{ line, texts: t, besideDate }} />
              {beside?.(line)}
            </th>
            <td className={amount}>{money(line.lineCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(([label, cents]) => (
          <tr key={label}>
            <th scope="row" className="font-normal py-0.5 text-start">
              {label}
            </th>
            <td className={amount}>{money(cents)}</td>
          </tr>
        ))}
        {totals.map(({ label, cents }) => (
          <tr key={label} className="border-t-2 border-blue-900">
            <th scope="row" className="py-1 text-start font-bold">
              {label}
            </th>
            <td className={`${amount} font-bold`}>{money(cents)}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

/** The dates of a line of which one is taken: all of them, or the one that was, and those that were not. */
function Dates({
  line: { dates = [], chosen },
  texts: t,
  besideDate,
}: Pick<Props, 'besideDate'> & { line: Sheet['lines'][number]; texts: SheetTexts['texts'] }) {
  if (dates.length === 0) return null;
  const taken = dates.filter(({ eventId }) => eventId === chosen);
  const others = dates.filter(({ eventId }) => eventId !== chosen);
  const shown = taken.length > 0 ? taken : dates;
  return (
    <>
      {taken.length === 0 && <span className="font-semibold block">{t.dates}</span>}
      {shown.map((date) => (
        <span key={date.eventId} className="border-s-4 mt-1 block border-blue-200 ps-2">
          <span className="block">{taken.length > 0 ? fill(t.chosen, { date: date.title }) : date.title}</span>
          {date.details.map((text, index) => (
            <span key={index} className="block text-gray-600">
              {text}
            </span>
          ))}
          {besideDate?.(date)}
        </span>
      ))}
      {taken.length > 0 && (
        <span className="mt-1 block text-gray-600">
          {[t.notChosen, others.map(({ title }) => title).join('; ')].join(' ')}
        </span>
      )}
    </>
  );
}
