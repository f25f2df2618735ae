import { fillPath } from '../../domain/api/address.ts';
import { TABLE_ROWS } from '../../domain/office/tables.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { officeTables as en } from '../../i18n/strings/en/office/tables.ts';
import { officeTables as fr } from '../../i18n/strings/fr/office/tables.ts';
import { useOffice } from './context.ts';

const texts: Record<Locale, Pick<typeof fr, 'download' | 'hint'>> = { en, fr };

interface Props {
  call: { readonly path: string };
  /** The parts of its address, where it has some. */
  params?: Readonly<Record<string, string>>;
  /** What the list is filtered by. */
  filters: Readonly<Record<string, string>>;
  /** What is said beside it, where it is not cut. */
  hint?: string;
}

/** A list as it is filtered, for other programs. */
export function TableFile({ call, params = {}, filters, hint }: Props) {
  const { locale } = useOffice();
  const t = texts[locale];
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-x-2 print:hidden">
      <a
        className="button"
        download
        href={`${fillPath(call.path, params)}?${new URLSearchParams({ ...filters, lang: locale })}`}
      >
        {t.download}
      </a>
      <span className="text-gray-600">{hint ?? fill(t.hint, { count: formatNumber(TABLE_ROWS, locale) })}</span>
    </p>
  );
}
