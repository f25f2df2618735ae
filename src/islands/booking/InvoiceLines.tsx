import type { InvoiceDocument } from '../../domain/booking/contract.ts';
import { fill, formatDate, formatMoney, formatNumber } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';

interface Props {
  locale: Locale;
  texts: Dictionary['booking']['invoice'];
  lines: InvoiceDocument['lines'];
}

/** The lines of an invoice, each with its dates. */
export function InvoiceLines({ locale, texts: t, lines }: Props) {
  function datesOf({ sessions, timeZone }: InvoiceDocument['lines'][number]): string {
    const days = sessions.map((session) => formatDate(session.start, locale, timeZone));
    const [first = ''] = days;
    const last = days.at(-1) ?? first;
    return first === last ? first : fill(t.dates, { first, last });
  }
  const amount = 'py-1 ps-2 text-end align-top tabular-nums';

  return (
    <table className="border-collapse mt-3 w-full">
      <thead>
        <tr className="border-b-2 border-blue-900 text-start">
          <th scope="col" className="py-0.5 text-start">
            {t.class}
          </th>
          <th scope="col" className="py-0.5 ps-2 text-end">
            {t.quantity}
          </th>
          <th scope="col" className="py-0.5 ps-2 text-end">
            {t.price}
          </th>
          <th scope="col" className="py-0.5 ps-2 text-end">
            {t.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.eventId} className="border-b border-blue-200">
            <th scope="row" className="font-normal py-1 text-start align-top">
              {line.title}
              <span className="block text-gray-600">
                {datesOf(line)}, {line.place?.city[locale] ?? t.online}
              </span>
              {line.participants?.map((name, index) => (
                <span key={index} className="block text-gray-600">
                  {name}
                </span>
              ))}
            </th>
            <td className={amount}>{formatNumber(line.quantity, locale)}</td>
            <td className={amount}>{formatMoney(line.unitCents, locale)}</td>
            <td className={amount}>{formatMoney(line.lineCents, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
