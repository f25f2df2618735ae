import { useState } from 'react';
import { api } from '../../api/client.ts';
import {
  closeAccount,
  copyPerson,
  endSessions,
  erasePerson,
  giveRole,
  handOver,
  invitePerson,
  notePersonsPhone,
} from '../../domain/people/calls.ts';
import type { Person } from '../../domain/people/people.ts';
import { reasonForm } from '../../domain/changes/reason-form.ts';
import { handOverForm, inviteForm, roleForm } from '../../domain/people/forms.ts';
import { fill, formatDate, plural } from '../../i18n/format.ts';
import { ActButton } from './ActButton.tsx';
import { ActForm } from './ActForm.tsx';
import { useOffice } from './context.ts';
import { Folded } from './Folded.tsx';
import { Part } from './Part.tsx';
import { TrainerPhone } from './TrainerPhone.tsx';
import { handOverWords, roleWords } from './people-texts.ts';
import type { PersonProps } from './person-props.ts';

/** The account, its sessions and its role. */
export function PersonAccount(props: PersonProps) {
  const { person, locale, timeZone, t, finish, reload } = props;
  const { session } = useOffice();
  const { id, account } = person;
  const { file } = t;
  const facts = account
    ? [
        t.roles[account.role],
        fill(file.since, { date: formatDate(account.since, locale, timeZone) }),
        account.closed ? file.closed : account.hasPassword ? file.hasPassword : file.noPassword,
        fill(plural(account.sessions.length, locale, file.sessions), { count: account.sessions.length }),
        account.teaches === null ? '' : fill(file.teaches, { name: account.teaches }),
      ].filter(Boolean)
    : [file.noAccount];
  return (
    <Part title={file.account}>
      <p>{facts.join(', ')}</p>
      {account?.teaches && (
        <TrainerPhone
          id={id}
          trainer={account.teaches}
          phone={person.trainerPhone}
          send={(body, key) => api(notePersonsPhone)(id, body, key)}
          onDone={finish}
        />
      )}
      {account && account.sessions.length > 0 && (
        <p className="py-1 print:hidden">
          <ActButton
            id={`sessions ${id}`}
            label={t.sessions.submit}
            send={(key) => api(endSessions)(id, key)}
            onDone={() => finish(t.sessions.done)}
            onRefused={reload}
          />
        </p>
      )}
      {(!account || account.closed || !account.hasPassword) && <Invite {...props} />}
      {account && session.role === 'owner' && account.accountId !== session.accountId && <Role {...props} />}
      {account &&
        !account.closed &&
        session.role === 'owner' &&
        account.accountId !== session.accountId &&
        (account.role === 'staff' || account.role === 'owner') && (
          <p className="max-w-text text-gray-600">{t.close.ofOffice}</p>
        )}
      {person.inHand && <HandOver {...props} inHand={person.inHand} />}
      {account && !account.closed && (account.role === 'client' || account.role === 'trainer') && (
        <Folded title={t.close.title}>
          <ActForm
            id={`close ${id}`}
            form={reasonForm}
            words={t.reason}
            submit={t.close.submit}
            send={(body, key) => api(closeAccount)(id, body, key)}
            onDone={() => finish(t.close.done)}
            before={<p>{t.close.intro}</p>}
          />
        </Folded>
      )}
    </Part>
  );
}

function Invite({ person: { id, name, account }, locale, t, finish }: PersonProps) {
  const firstName = account?.firstName ?? name.split(' ')[0] ?? '';
  return (
    <Folded title={t.invite.title}>
      <ActForm
        id={`invite ${id}`}
        form={inviteForm(firstName, account?.language ?? locale)}
        words={t.invite}
        submit={t.invite.submit}
        send={(body, key) => api(invitePerson)(id, body, key)}
        onDone={() => finish(t.invite.done)}
      />
    </Folded>
  );
}

function Role({ person: { id, account }, locale, t, finish }: PersonProps) {
  return (
    <Folded title={t.role.title}>
      <ActForm
        key={account?.role}
        id={`role ${id}`}
        form={roleForm({ role: account?.role ?? 'client', teaches: account?.teaches ?? '' })}
        words={roleWords(locale)}
        submit={t.role.submit}
        send={(body, key) => api(giveRole)(id, body, key)}
        onDone={() => finish(t.role.done)}
      />
    </Folded>
  );
}

/** What waits for somebody, and who takes it over: the more so once their account is closed. */
function HandOver({
  person: { id },
  inHand: { followUps, messages, colleagues },
  locale,
  t,
  finish,
}: PersonProps & { inHand: NonNullable<Person['inHand']> }) {
  const own = t.handOver;
  const counts = [
    ...(followUps > 0 ? [fill(plural(followUps, locale, own.followUps), { count: followUps })] : []),
    ...(messages > 0 ? [fill(plural(messages, locale, own.messages), { count: messages })] : []),
  ];
  const inHand = <p>{fill(own.inHand, { what: counts.join(', ') })}</p>;
  return (
    <Folded title={own.title}>
      {colleagues.length === 0 ? (
        <>
          {inHand}
          <p>{own.nobody}</p>
        </>
      ) : (
        <ActForm
          id={`hand over ${id}`}
          form={handOverForm(colleagues)}
          words={handOverWords(locale, colleagues)}
          submit={own.submit}
          send={async (body, key) => {
            const sent = await api(handOver)(id, body, key);
            return sent.ok ? { ...sent, value: body.assignee } : sent;
          }}
          onDone={(assignee) => {
            const name = colleagues.find(({ accountId }) => accountId === assignee)?.firstName ?? '';
            finish(fill(own.done, { name }));
          }}
          before={inHand}
        />
      )}
    </Folded>
  );
}

/** The ways out that somebody has a right to (booking rule 40). */
export function PersonData({ person: { id }, listHref, t }: PersonProps) {
  const { session } = useOffice();
  const [copy, setCopy] = useState<string>();
  const [erased, setErased] = useState<string>();
  return (
    <Part title={t.copy.title}>
      {copy === undefined ? (
        <Folded title={t.copy.submit}>
          <ActForm
            id={`copy ${id}`}
            form={reasonForm}
            words={t.reason}
            submit={t.copy.submit}
            send={(body, key) => api(copyPerson)(id, body, key)}
            onDone={(found) => setCopy(URL.createObjectURL(new Blob([JSON.stringify(found, null, 2)])))}
            before={<p>{t.copy.intro}</p>}
          />
        </Folded>
      ) : (
        <p role="status">
          {t.copy.done}{' '}
          <a className="link" href={copy} download={`${id}.json`}>
            {t.copy.save}
          </a>
        </p>
      )}
      {erased !== undefined && (
        <p role="status">
          {t.erase.done} {erased}{' '}
          <a className="link" href={listHref}>
            {t.back}
          </a>
        </p>
      )}
      {erased === undefined && session.role === 'owner' && (
        <Folded title={t.erase.title}>
          <ActForm
            id={`erase ${id}`}
            form={reasonForm}
            words={t.reason}
            submit={t.erase.submit}
            send={(body, key) => api(erasePerson)(id, body, key)}
            onDone={({ left }) => {
              const kinds: Readonly<Record<string, string>> = t.erase.kinds;
              const what = left.map(({ table, rows }) => `${kinds[table] ?? table} (${rows})`).join(', ');
              setErased(left.length > 0 ? fill(t.erase.left, { what }) : '');
            }}
            before={<p>{t.erase.intro}</p>}
          />
        </Folded>
      )}
    </Part>
  );
}
