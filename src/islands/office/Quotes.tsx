import { useState } from 'react';
import { api } from '../../api/client.ts';
import { ENDING_DAYS } from '../../domain/quotes/ending.ts';
import { officeQuotes } from '../../domain/quotes/office-calls.ts';
import { quoteStates, type FoundQuote } from '../../domain/quotes/quote.ts';
import { fill, formatMoney, formatPlainDate } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { useOffice } from './context.ts';
import { Filters } from './Filters.tsx';
import { NewQuote } from './NewQuote.tsx';
import type { OfficeLinks } from './OfficeMenu.tsx';
import { OfficeScreen } from './OfficeScreen.tsx';
import type { QuoteTerms } from './quote-props.ts';
import { QuoteFile } from './QuoteFile.tsx';
import { NEW_QUOTE, quoteTexts, type QuoteTexts } from './quotes-texts.ts';
import { Rows, type Column } from './Rows.tsx';
import { Two } from './Two.tsx';
import { useList } from './use-list.ts';
import { useIdInAddress } from './use-id-in-address.ts';

interface Props extends QuoteTerms {
  links: OfficeLinks;
  /** Of the office, by whose clock its days go. */
  timeZone: string;
  /** The address of this screen; a quote's own is below it, and so is that of a new one. */
  listHref: string;
}

/** Quotes, or the one that the address names. */
export default function Quotes({ links, timeZone, listHref, termsHrefs }: Props) {
  const id = useIdInAddress(listHref);
  return (
    <OfficeScreen links={links} place="quotes">
      {id === '' && <Found listHref={listHref} />}
      {id === NEW_QUOTE && <NewQuote listHref={listHref} timeZone={timeZone} />}
      {id !== '' && id !== NEW_QUOTE && <QuoteFile {...{ id, links, timeZone, listHref, termsHrefs }} />}
    </OfficeScreen>
  );
}

async function ask(filters: Readonly<Record<string, string>>, next: string | null) {
  const result = await api(officeQuotes)({ ...filters, next: next ?? '' });
  return result.ok ? { ok: true as const, value: { rows: result.value.quotes, next: result.value.next } } : result;
}

function Found({ listHref }: Pick<Props, 'listHref'>) {
  const { locale } = useOffice();
  const [filters, setFilters] = useState<Readonly<Record<string, string>>>({});
  const { list, isStale, failure, more, reload } = useList(JSON.stringify(filters), (next) => ask(filters, next));
  const t = quoteTexts[locale];
  return (
    <>
      <p className="mb-2 print:hidden">
        <a className="button" href={`${listHref}/${NEW_QUOTE}`}>
          {t.write}
        </a>
      </p>
      <Filters
        fields={[
          { name: 'q', label: t.filters.q },
          {
            ...{ name: 'state', label: t.filters.state },
            options: [
              ...quoteStates.map((value) => ({ value, label: t.states[value] })),
              { value: 'ending', label: fill(t.ending, { days: ENDING_DAYS }) },
            ],
          },
        ]}
        onChange={setFilters}
      />
      <Rows
        caption={t.caption}
        columns={columnsOf(t, locale, listHref)}
        {...{ list, isStale, failure, more }}
        keyOf={({ id }) => id}
        retry={reload}
        none={t.none}
        all={Object.keys(filters).length === 0}
      />
    </>
  );
}

const columnsOf = ({ heads, states }: QuoteTexts, locale: Locale, listHref: string): Column<FoundQuote>[] => [
  {
    key: 'number',
    head: heads.number,
    cell: ({ id, number }) => (
      <a className="link font-semibold" href={`${listHref}/${encodeURIComponent(id)}`}>
        {number}
      </a>
    ),
  },
  { key: 'who', head: heads.who, cell: ({ name, organisation }) => <Two second={name}>{organisation}</Two> },
  { key: 'total', head: heads.total, cell: ({ totalCents }) => formatMoney(totalCents, locale), isNumber: true },
  { key: 'until', head: heads.until, cell: ({ validUntil }) => formatPlainDate(validUntil, locale) },
  { key: 'state', head: heads.state, cell: ({ state }) => states[state] },
];
