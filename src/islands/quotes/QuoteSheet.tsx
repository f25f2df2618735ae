import type { ReactNode } from 'react';
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
}

/** A quote as a document, in its own language, on a screen and on paper. */
export function QuoteSheet({ sheet, texts: t, names, heading: Heading = 'h2', beside }: Props) {
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
        <Lines {...{ sheet, texts: t, names }} {...(beside && { beside })} />
      )}
      {note !== '' && <p className="mt-2 max-w-text whitespace-pre-line">{note}</p>}
    </article>
  );
}

function Lines({ sheet, texts: t, names, beside }: Omit<Props, 'heading'>) {
  const { language, lines, discountCents, subtotalCents, taxes, totalCents } = sheet;
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
        <tr className="border-t-2 border-blue-900">
          <th scope="row" className="py-1 text-start font-bold">
            {t.total}
          </th>
          <td className={`${amount} font-bold`}>{money(totalCents)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
