import { addressOf } from '../../domain/api/address.ts';
import { statementFile } from '../../domain/accounting/calls.ts';
import { useOffice } from './context.ts';
import { statementTexts } from './statement-texts.ts';

interface Props {
  id: string;
  /** Whose it is, and its period. */
  query: Readonly<Record<string, string>>;
}

/** A statement on paper, and for other programs. */
export function StatementFiles({ id, query }: Props) {
  const { locale } = useOffice();
  const t = statementTexts[locale];
  return (
    <p className="mt-2 flex flex-wrap gap-1 print:hidden">
      <button type="button" className="button" onClick={() => window.print()}>
        {t.print}
      </button>
      {(['statement', 'open-invoices'] as const).map((table) => (
        <a
          key={table}
          className="button"
          download
          href={`${addressOf(statementFile, { id, table })}?${new URLSearchParams({ ...query, lang: locale })}`}
        >
          {t.files[table]}
        </a>
      ))}
    </p>
  );
}
