import { api } from '../../api/client.ts';
import { officeWaitlists, type WaitedClass } from '../../domain/waitlist/office-calls.ts';
import { fill, formatDate, formatTime, plural } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { useOffice } from './context.ts';
import type { OfficeLinks } from './OfficeMenu.tsx';
import { OfficeScreen } from './OfficeScreen.tsx';
import { Rows, type Column } from './Rows.tsx';
import { Two } from './Two.tsx';
import { useList } from './use-list.ts';
import { WaitlistFile } from './WaitlistFile.tsx';
import { waitlistsTexts, type WaitlistsTexts } from './waitlists-texts.ts';
import type { WaitlistsPlace } from './waitlists-place.ts';
import { useIdInAddress } from './use-id-in-address.ts';

/** Classes that somebody waits for, or who waits for the one that the address names. */
export default function Waitlists({ links, ...place }: WaitlistsPlace & { links: OfficeLinks }) {
  const id = useIdInAddress(place.listHref);
  return (
    <OfficeScreen links={links} place="waitlists">
      {id === '' ? <Waited {...place} /> : <WaitlistFile id={id} {...place} />}
    </OfficeScreen>
  );
}

function Waited(place: WaitlistsPlace) {
  const { locale } = useOffice();
  const t = waitlistsTexts[locale];
  const { list, failure, reload } = useList<WaitedClass>('', async () => {
    const result = await api(officeWaitlists)();
    return result.ok ? { ok: true, value: { rows: result.value.classes, next: null } } : result;
  });
  return (
    <Rows
      caption={t.caption}
      columns={columnsOf(t, locale, place)}
      {...{ list, failure }}
      keyOf={({ id }) => id}
      retry={reload}
      none={t.none}
    />
  );
}

const columnsOf = (t: WaitlistsTexts, locale: Locale, { listHref }: WaitlistsPlace): Column<WaitedClass>[] => [
  {
    key: 'class',
    head: t.heads.class,
    cell: ({ id, title }) => (
      <a className="link font-semibold" href={`${listHref}/${encodeURIComponent(id)}`}>
        {title[locale]}
      </a>
    ),
  },
  {
    key: 'when',
    head: t.heads.when,
    cell: ({ at, timeZone }) => `${formatDate(at, locale, timeZone)}, ${formatTime(at, locale, timeZone)}`,
  },
  {
    key: 'parties',
    head: t.heads.parties,
    cell: ({ parties, seats }) => (
      <Two second={fill(plural(seats, locale, t.seats), { count: seats })}>
        {fill(plural(parties, locale, t.parties), { count: parties })}
      </Two>
    ),
  },
  { key: 'offered', head: t.heads.offered, isNumber: true, cell: ({ offered }) => offered },
  { key: 'free', head: t.heads.free, isNumber: true, cell: ({ free }) => free },
];
