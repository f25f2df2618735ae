import { useState } from 'react';
import { api } from '../../api/client.ts';
import { inviteNew, officePeople } from '../../domain/people/calls.ts';
import { inviteNewForm } from '../../domain/people/forms.ts';
import type { FoundPerson } from '../../domain/people/people.ts';
import { ActForm } from './ActForm.tsx';
import { useOffice } from './context.ts';
import { Folded } from './Folded.tsx';
import { Filters } from './Filters.tsx';
import type { OfficeLinks } from './OfficeMenu.tsx';
import { OfficeScreen } from './OfficeScreen.tsx';
import { peopleTexts, type PeopleTexts } from './people-texts.ts';
import { PersonFile } from './PersonFile.tsx';
import { Rows, type Column } from './Rows.tsx';
import { Two } from './Two.tsx';
import { useList } from './use-list.ts';
import { useIdInAddress } from './use-id-in-address.ts';

interface Props {
  links: OfficeLinks;
  /** Of the office, by whose clock its days go. */
  timeZone: string;
  /** The address of this screen; a person's own is below it. */
  listHref: string;
}

/** Everybody, or the one person that the address leads to. */
export default function People({ links, timeZone, listHref }: Props) {
  const id = useIdInAddress(listHref);
  return (
    <OfficeScreen links={links} place="people">
      {id === '' ? <Found listHref={listHref} /> : <PersonFile {...{ id, links, timeZone, listHref }} />}
    </OfficeScreen>
  );
}

async function ask(filters: Readonly<Record<string, string>>, next: string | null) {
  const result = await api(officePeople)({ ...filters, next: next ?? '' });
  return result.ok ? { ok: true as const, value: { rows: result.value.people, next: result.value.next } } : result;
}

function Found({ listHref }: Pick<Props, 'listHref'>) {
  const { locale } = useOffice();
  const [filters, setFilters] = useState<Readonly<Record<string, string>>>({});
  const { list, isStale, failure, more, reload } = useList(JSON.stringify(filters), (next) => ask(filters, next));
  const t = peopleTexts[locale];
  // Somebody with bookings on two pages stands there once.
  const once = list && { ...list, rows: [...new Map(list.rows.map((row) => [row.email.toLowerCase(), row])).values()] };
  return (
    <>
      <Filters
        fields={[
          { name: 'q', label: t.filters.q },
          { name: 'of', label: t.filters.of, options: [{ value: 'office', label: t.ofOffice }] },
        ]}
        onChange={setFilters}
      />
      <InviteNew listHref={listHref} />
      <Rows
        caption={t.caption}
        columns={columnsOf(t, listHref)}
        {...{ list: once, isStale, failure, more }}
        keyOf={({ email }) => email}
        retry={reload}
        none={t.none}
      />
    </>
  );
}

/** Somebody of whom nothing is known, such as a new colleague; the file says what they may do. */
function InviteNew({ listHref }: Pick<Props, 'listHref'>) {
  const { locale } = useOffice();
  const { invite, inviteNew: t } = peopleTexts[locale];
  const [isKnown, setKnown] = useState(false);
  return (
    <Folded title={t.title}>
      <ActForm
        id="invite"
        form={inviteNewForm(locale)}
        words={{
          ...invite,
          fields: { ...invite.fields, ...t.fields },
          ifEmpty: { ...invite.ifEmpty, ...t.ifEmpty },
        }}
        submit={invite.submit}
        send={async (body, key) => {
          const result = await api(inviteNew)(body, key);
          setKnown(!result.ok && result.code === 'closed');
          return result;
        }}
        onDone={({ id }) => location.assign(`${listHref}/${encodeURIComponent(id)}`)}
        explain={isKnown ? t.known : null}
        before={<p className="max-w-text">{t.intro}</p>}
      />
    </Folded>
  );
}

const columnsOf = ({ heads, ...t }: PeopleTexts, listHref: string): Column<FoundPerson>[] => [
  {
    key: 'who',
    head: heads.who,
    isClear: true,
    cell: ({ id, name, organisation }) => (
      <Two second={organisation}>
        <a className="link font-semibold" href={`${listHref}/${encodeURIComponent(id)}`}>
          {name || t.file.unnamed}
        </a>
      </Two>
    ),
  },
  { key: 'email', head: heads.email, isClear: true, cell: ({ email }) => <span className="break-all">{email}</span> },
  { key: 'bookings', head: heads.bookings, cell: ({ bookings }) => bookings, isNumber: true },
  {
    key: 'account',
    head: heads.account,
    cell: ({ account, role }) =>
      !account ? t.noAccount : role === null ? t.file.closed : role === 'client' ? t.account : t.roles[role],
  },
];
