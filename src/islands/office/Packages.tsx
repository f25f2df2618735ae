import { useState } from 'react';
import { api } from '../../api/client.ts';
import { officePackages, packageStates, type FoundPackage } from '../../domain/packages/office-calls.ts';
import { fill, formatMoney, formatPlainDate } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { useOffice } from './context.ts';
import { Credits } from './Credits.tsx';
import { Filters } from './Filters.tsx';
import { NewPackage } from './NewPackage.tsx';
import type { OfficeLinks } from './OfficeMenu.tsx';
import { OfficeScreen } from './OfficeScreen.tsx';
import { PackageFile } from './PackageFile.tsx';
import { packagesTexts, type PackagesTexts } from './packages-texts.ts';
import { Rows, type Column } from './Rows.tsx';
import { Two } from './Two.tsx';
import { useList } from './use-list.ts';
import type { PackagesPlace } from './packages-place.ts';
import { useIdInAddress } from './use-id-in-address.ts';

/** What clients have bought ahead, the one package that the address names, or a new one. */
export default function Packages({ links, ...place }: PackagesPlace & { links: OfficeLinks }) {
  const id = useIdInAddress(place.listHref);
  return (
    <OfficeScreen links={links} place="packages">
      {id === '' && <Ahead {...place} />}
      {id === 'new' && <NewPackage {...place} />}
      {id !== '' && id !== 'new' && <PackageFile id={id} {...place} />}
    </OfficeScreen>
  );
}

const isOfCredits = ({ view }: Readonly<Record<string, string>>) => view === 'credits';

function Ahead(place: PackagesPlace) {
  const { locale } = useOffice();
  const [filters, setFilters] = useState<Readonly<Record<string, string>>>({});
  const t = packagesTexts[locale];
  return (
    <>
      <p className="mb-2">
        <a className="button button-action" href={`${place.listHref}/new`}>
          {t.sell.add}
        </a>
      </p>
      <Filters
        fields={[
          {
            name: 'view',
            label: t.filters.view,
            first: t.views.packages,
            options: [{ value: 'credits', label: t.views.credits }],
          },
          { name: 'q', label: t.filters.q },
          { name: 'on', label: t.filters.on, type: 'date', isShown: isOfCredits },
          {
            name: 'state',
            label: t.filters.state,
            options: packageStates.map((value) => ({ value, label: t.states[value] })),
            isShown: (values) => !isOfCredits(values),
          },
        ]}
        onChange={setFilters}
      />
      {isOfCredits(filters) ? (
        <Credits {...place} q={filters.q ?? ''} on={filters.on ?? ''} />
      ) : (
        <Bought {...place} filters={filters} />
      )}
    </>
  );
}

function Bought({ filters, ...place }: PackagesPlace & { filters: Readonly<Record<string, string>> }) {
  const { locale } = useOffice();
  const t = packagesTexts[locale];
  const { list, isStale, failure, more, reload } = useList<FoundPackage>(JSON.stringify(filters), async (next) => {
    const state = packageStates.find((one) => one === filters.state) ?? '';
    const result = await api(officePackages)({ q: filters.q ?? '', state, next: next ?? '' });
    if (!result.ok) return result;
    return { ok: true, value: { rows: result.value.packages, next: result.value.next } };
  });
  return (
    <Rows
      caption={t.caption}
      columns={columnsOf(t, locale, place)}
      {...{ list, isStale, failure, more }}
      keyOf={({ id }) => id}
      retry={reload}
      none={t.none}
      all={Object.keys(filters).length === 0}
    />
  );
}

const columnsOf = (
  { heads, ...t }: PackagesTexts,
  locale: Locale,
  { listHref }: PackagesPlace,
): Column<FoundPackage>[] => [
  {
    key: 'who',
    head: heads.who,
    cell: ({ id, name, organisation }) => (
      <Two second={organisation && name}>
        <a className="link font-semibold" href={`${listHref}/${encodeURIComponent(id)}`}>
          {organisation || name || t.anonymous}
        </a>
      </Two>
    ),
  },
  { key: 'what', head: heads.what, cell: ({ title }) => title[locale] },
  { key: 'left', head: heads.left, cell: ({ left, seats }) => fill(t.leftOf, { left, seats }) },
  { key: 'ends', head: heads.ends, cell: ({ expiresOn }) => formatPlainDate(expiresOn, locale, 'medium') },
  { key: 'open', head: heads.open, isNumber: true, cell: ({ openCents }) => formatMoney(openCents, locale) },
  { key: 'state', head: heads.state, cell: ({ state }) => t.states[state] },
];
