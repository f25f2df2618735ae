import { useState } from 'react';
import { api } from '../../api/client.ts';
import { officeInbox } from '../../domain/inbox/calls.ts';
import { NOBODY } from '../../domain/inbox/forms.ts';
import { entryKinds, entryStates, type Colleague, type FoundEntry } from '../../domain/inbox/inbox.ts';
import { formatDate, formatTime } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { useOffice } from './context.ts';
import { enquiryTexts, kindName, type EnquiryTexts } from './enquiries-texts.ts';
import { EnquiryFile } from './EnquiryFile.tsx';
import { Filters } from './Filters.tsx';
import type { OfficeLinks } from './OfficeMenu.tsx';
import { OfficeScreen } from './OfficeScreen.tsx';
import { Rows, type Column } from './Rows.tsx';
import { Two } from './Two.tsx';
import { useList } from './use-list.ts';
import { useIdInAddress } from './use-id-in-address.ts';

interface Place {
  /** Of the office, by whose clock its days go. */
  timeZone: string;
  /** The address of this screen; an entry's own is below it. */
  listHref: string;
}

/** What people sent, or the one message that the address names. */
export default function Enquiries({ links, ...place }: Place & { links: OfficeLinks }) {
  const id = useIdInAddress(place.listHref);
  return (
    <OfficeScreen links={links} place="enquiries">
      {id === '' ? <Found {...place} /> : <EnquiryFile id={id} quotesHref={links.places.quotes ?? ''} {...place} />}
    </OfficeScreen>
  );
}

function Found(place: Place) {
  const { locale } = useOffice();
  const [filters, setFilters] = useState<Readonly<Record<string, string>>>({});
  const [staff, setStaff] = useState<readonly Colleague[]>([]);
  const { list, isStale, failure, more, reload } = useList(JSON.stringify(filters), async (next) => {
    const result = await api(officeInbox)({ ...filters, next: next ?? '' });
    if (!result.ok) return result;
    setStaff(result.value.staff);
    return { ok: true as const, value: { rows: result.value.entries, next: result.value.next } };
  });
  const t = enquiryTexts[locale];
  const people = staff.map(({ accountId, firstName }) => ({ value: String(accountId), label: firstName }));
  return (
    <>
      <Filters
        fields={[
          { name: 'q', label: t.filters.q },
          { name: 'kind', label: t.filters.kind, options: [{ value: 'forms', label: t.forms }, ...kindsIn(locale)] },
          {
            name: 'state',
            label: t.filters.state,
            options: [
              { value: 'unanswered', label: t.unanswered },
              ...entryStates.map((value) => ({ value, label: t.states[value] })),
            ],
          },
          { name: 'who', label: t.filters.who, options: [{ value: NOBODY, label: t.nobody }, ...people] },
        ]}
        onChange={setFilters}
      />
      <Rows
        caption={t.caption}
        columns={columnsOf(t, locale, place)}
        {...{ list, isStale, failure, more }}
        keyOf={({ id }) => id}
        retry={reload}
        none={t.none}
        all={Object.keys(filters).length === 0}
      />
    </>
  );
}

const kindsIn = (locale: Locale) => entryKinds.map((value) => ({ value, label: kindName(value, locale) }));

function columnsOf(t: EnquiryTexts, locale: Locale, { timeZone, listHref }: Place): Column<FoundEntry>[] {
  const { heads } = t;
  return [
    {
      key: 'who',
      head: heads.who,
      isClear: true,
      cell: ({ id, name, organisation, email }) => (
        <Two second={organisation || email}>
          <a className="link font-semibold" href={`${listHref}/${encodeURIComponent(id)}`}>
            {name || t.unnamed}
          </a>
        </Two>
      ),
    },
    {
      key: 'kind',
      head: heads.kind,
      isClear: true,
      cell: ({ kind, reference }) => <Two second={reference}>{kindName(kind, locale)}</Two>,
    },
    { key: 'gist', head: heads.gist, isClear: true, cell: ({ gist }) => gist },
    {
      key: 'at',
      head: heads.at,
      isClear: true,
      cell: ({ at }) => (
        <Two second={formatTime(at, locale, timeZone)}>{formatDate(at, locale, timeZone, 'medium')}</Two>
      ),
    },
    { key: 'with', head: heads.with, cell: ({ assignee }) => assignee?.firstName ?? t.nobody },
    {
      key: 'state',
      head: heads.state,
      isClear: true,
      cell: ({ state }) => (state === 'new' ? <b>{t.states.new}</b> : t.states[state]),
    },
  ];
}
