import type { ReactNode } from 'react';
import type { Failure } from '../../api/result.ts';
import { fill, plural } from '../../i18n/format.ts';
import { privateTexts } from '../private/texts.ts';
import { useSlow } from '../use-slow.ts';
import { WaitingButton } from '../Waits.tsx';
import { useOffice } from './context.ts';
import { NotLoaded } from './NotLoaded.tsx';

export interface Column<Row> {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Sums and counts stand at the right. */
  isNumber?: boolean;
  /** Says by itself what it is: a phone shows it without its head, beside its neighbours. */
  isClear?: boolean;
}

interface Props<Row> {
  /** What the table is of, for who does not see it. */
  caption: string;
  columns: readonly Column<Row>[];
  list: { rows: readonly Row[]; next: string | null } | undefined;
  keyOf: (row: Row) => string | number;
  failure?: Failure | undefined;
  isStale?: boolean;
  more?: () => Promise<void>;
  retry: () => void;
  /** What is said where nothing fits, with the way on. */
  none?: ReactNode;
  /** Nothing is filtered: where nothing is listed, there is nothing yet. */
  all?: boolean;
}

/** A table of the office: on a phone each row is a card whose cells say their column. */
export function Rows<Row>(props: Props<Row>) {
  const { caption, columns, list, keyOf, failure, isStale = false, more, retry, none, all = false } = props;
  const { locale, texts } = useOffice();
  const slow = useSlow(list === undefined && !failure);
  const t = privateTexts[locale].privateArea;
  const count = list?.rows.length ?? 0;
  const shown = list?.next
    ? fill(texts.list.shownMore, { count })
    : fill(plural(count, locale, texts.list.shown), { count });

  return (
    <div aria-busy={isStale || undefined}>
      {failure && <NotLoaded locale={locale} code={failure.code} retry={retry} className="form-problems mb-2" />}
      <p role="status" className={list ? 'text-sm text-gray-600' : ''}>
        {list ? count > 0 && shown : slow && t.loading}
      </p>
      {list && count === 0 && (
        <div className="max-w-text">{all ? texts.list.nothingYet : (none ?? texts.list.none)}</div>
      )}
      {list && count > 0 && (
        <table className="office-rows">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {columns.map(({ key, head, isNumber }) => (
                <th key={key} scope="col" data-number={isNumber}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {list.rows.map((row) => (
              <tr key={keyOf(row)}>
                {columns.map(({ key, head, cell, isNumber, isClear }) => (
                  <td key={key} data-head={head} data-number={isNumber} data-clear={isClear}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {list?.next && more && (
        <WaitingButton label={texts.list.more} waiting={t.loading} act={more} className="button mt-2" />
      )}
    </div>
  );
}
