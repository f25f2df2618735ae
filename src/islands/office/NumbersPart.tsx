import { useId, type ReactNode } from 'react';
import type { NumberTable } from '../../domain/numbers/numbers.ts';
import { fill } from '../../i18n/format.ts';
import { useOffice } from './context.ts';
import { fileHref } from './numbers-file.ts';
import { numbersTexts } from './numbers-texts.ts';
import { Rows, type Column } from './Rows.tsx';

interface Props<Row> {
  table: NumberTable;
  title: string;
  /** What it is of, and how the plot is read. */
  legend: string;
  query: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  /** The plot. */
  children: ReactNode;
}

/** A plot with what it says in words, the table behind it, and that as a file. */
export function NumbersPart<Row>({ table, title, legend, query, rows, columns, keyOf, children }: Props<Row>) {
  const { locale } = useOffice();
  const id = useId();
  const t = numbersTexts[locale];
  return (
    <section aria-labelledby={id} className="border-t min-w-0 border-blue-200 pt-2">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <p className="mb-2 max-w-text text-gray-600">{legend}</p>
      {rows.length === 0 ? (
        <p>{t.nothing}</p>
      ) : (
        <>
          {children}
          <details className="mt-2">
            <summary className="unfolds">
              {t.showTable}
              <span className="sr-only">{fill(t.table, { title })}</span>
            </summary>
            <Rows caption={title} columns={columns} list={{ rows, next: null }} keyOf={keyOf} retry={() => undefined} />
          </details>
          <p className="print:hidden">
            <a className="link" download href={fileHref(table, query, locale)}>
              {fill(t.file, { title })}
            </a>
          </p>
        </>
      )}
    </section>
  );
}
