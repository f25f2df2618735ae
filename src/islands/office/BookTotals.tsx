import { api } from '../../api/client.ts';
import { officeBookTotals } from '../../domain/accounting/calls.ts';
import type { Period } from '../../domain/accounting/contract.ts';
import { formatMoney } from '../../i18n/format.ts';
import { callOffice } from '../../stores/office-gate.ts';
import { useAnswer } from '../use-answer.ts';
import { useOffice } from './context.ts';
import { moneyTexts } from './money-texts.ts';
import { NotLoaded } from './NotLoaded.tsx';

/** What a period comes to, as its summary has it. */
export function BookTotals({ from, to }: Period) {
  const { locale } = useOffice();
  const { result, retry } = useAnswer(`${from} ${to}`, () => callOffice(() => api(officeBookTotals)({ from, to })));
  const t = moneyTexts[locale].books;
  if (!result) return <p role="status">{t.adding}</p>;
  if (!result.ok) return <NotLoaded locale={locale} code={result.code} retry={retry} />;
  return (
    <table className="mb-2">
      <caption className="font-semibold text-start">{t.totalsTitle}</caption>
      <tbody>
        {result.value.map(({ what, cents }) => (
          <tr key={what}>
            <th scope="row" className="font-normal pe-4 text-start">
              {t.totals[what]}
            </th>
            <td className="tabular-nums text-end">{formatMoney(cents, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
