import { useState } from 'react';
import { api } from '../../api/client.ts';
import { officeFollowUps } from '../../domain/follow-ups/calls.ts';
import { followUpStates, type FollowUp, type FollowUps as Found } from '../../domain/follow-ups/follow-ups.ts';
import type { Result } from '../../api/result.ts';
import { useOffice } from './context.ts';
import { Filters } from './Filters.tsx';
import { useFinished } from './FinishedFollowUps.tsx';
import { FollowUpLine } from './FollowUpLine.tsx';
import { followUpTexts } from './follow-ups-texts.ts';
import type { OfficeLinks } from './OfficeMenu.tsx';
import { OfficeScreen } from './OfficeScreen.tsx';
import { Rows, type Column } from './Rows.tsx';
import { useList } from './use-list.ts';
import { officeError } from './texts.ts';

interface Props {
  links: OfficeLinks;
  /** Of the office, by whose clock its days go. */
  timeZone: string;
}

/** All that is to be done on a day, or was. */
export default function FollowUps({ links, timeZone }: Props) {
  return (
    <OfficeScreen links={links} place="followUps">
      <All timeZone={timeZone} />
    </OfficeScreen>
  );
}

function useTold(reload: () => void) {
  const { locale } = useOffice();
  const [said, setSaid] = useState<{ text: string; isProblem?: boolean }>({ text: '' });
  const finish = (text: string) => {
    setSaid({ text });
    reload();
  };
  const tell = (told: Result<unknown>, text: string) =>
    told.ok ? finish(text) : setSaid({ text: officeError(locale, told.code), isProblem: true });
  return { said, finish, tell };
}

function All({ timeZone }: Pick<Props, 'timeZone'>) {
  const { locale } = useOffice();
  const [filters, setFilters] = useState<Readonly<Record<string, string>>>({});
  const [staff, setStaff] = useState<Found['staff']>([]);
  const t = followUpTexts[locale];
  const { list, isStale, failure, more, reload } = useList<FollowUp>(JSON.stringify(filters), async (next) => {
    const result = await api(officeFollowUps)({ ...filters, next: next ?? '' });
    if (!result.ok) return result;
    setStaff(result.value.staff);
    return { ok: true, value: { rows: result.value.followUps, next: result.value.next } };
  });
  const { said, finish, tell } = useTold(reload);
  const { onFinished, finished } = useFinished({ tell, reload });
  const columns: Column<FollowUp>[] = [
    {
      key: 'what',
      head: t.title,
      isClear: true,
      cell: (followUp) => <FollowUpLine {...{ followUp, staff, timeZone, onFinished, finish, reload }} isElsewhere />,
    },
  ];
  const named = (value: string, label: string) => ({ value, label });
  return (
    <>
      <Filters
        fields={[
          {
            ...{ name: 'state', label: t.filters.state, first: t.filters.open },
            options: followUpStates.map((state) => named(state, t.filters.states[state])),
          },
          {
            ...{ name: 'who', label: t.filters.who, first: t.filters.everybody },
            options: [
              named('me', t.filters.me),
              ...staff.map(({ accountId, firstName }) => named(String(accountId), firstName)),
            ],
          },
        ]}
        onChange={setFilters}
      />
      <p role="status" className={said.text ? (said.isProblem ? 'form-problems' : 'office-said') : 'sr-only'}>
        {said.text}
      </p>
      {finished}
      <Rows
        caption={t.caption}
        columns={columns}
        {...{ list, isStale, failure, more }}
        keyOf={({ id }) => id}
        retry={reload}
        none={t.noneFound}
      />
    </>
  );
}
