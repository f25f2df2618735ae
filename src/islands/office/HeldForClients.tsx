import { useState } from 'react';
import { api } from '../../api/client.ts';
import { reasonForm } from '../../domain/changes/reason-form.ts';
import { officeHolds, releaseByOffice } from '../../domain/telephone/calls.ts';
import type { OfficeHold } from '../../domain/telephone/contract.ts';
import { fill, formatDate, formatTime, plural } from '../../i18n/format.ts';
import { callOffice } from '../../stores/office-gate.ts';
import { titleOf } from '../private/ClassFacts.tsx';
import { useAnswer } from '../use-answer.ts';
import { ActForm } from './ActForm.tsx';
import { bookingTexts } from './bookings-texts.ts';
import { useOffice } from './context.ts';
import { Rows, type Column } from './Rows.tsx';
import { telephoneTexts } from './telephone-texts.ts';
import { Two } from './Two.tsx';

interface Props {
  /** Only those of a class; empty for all. */
  classId: string;
  timeZone: string;
  /** Where what is held becomes a booking. */
  newHref: string;
  onReleased: () => void;
}

/** Seats that are held for clients: who they are for, until when and why; to be booked, or given back. */
export function HeldForClients({ classId, timeZone, newHref, onReleased }: Props) {
  const { locale } = useOffice();
  const { result, retry } = useAnswer(classId, (about) => callOffice(() => api(officeHolds)({ class: about })));
  const [releasing, setReleasing] = useState('');
  const { blocks: t, held } = telephoneTexts[locale];
  const columns: Column<OfficeHold>[] = [
    {
      key: 'client',
      head: t.heads.client,
      cell: ({ block }) => <Two second={block?.email ?? ''}>{block?.client}</Two>,
    },
    {
      key: 'classes',
      head: t.heads.classes,
      cell: ({ lines }) =>
        lines.map(({ event, quantity }) => (
          <span key={event.id} className="block">
            {[
              plural(quantity, locale, t.seats),
              titleOf(event, locale),
              event.sessions[0] && formatDate(event.sessions[0].start, locale, event.timeZone),
            ].join(', ')}
          </span>
        )),
    },
    {
      key: 'until',
      head: t.heads.until,
      cell: ({ expiresAt }) =>
        fill(held.until, {
          date: formatDate(expiresAt, locale, timeZone),
          time: formatTime(expiresAt, locale, timeZone),
        }),
    },
    { key: 'why', head: t.heads.why, cell: ({ block, who }) => <Two second={who ?? ''}>{block?.reason}</Two> },
    {
      key: 'acts',
      head: t.heads.acts,
      cell: ({ id }) => (
        <span className="flex flex-wrap gap-1">
          <a className="button py-0.5" href={`${newHref}?hold=${encodeURIComponent(id)}`}>
            {t.book}
          </a>
          {releasing !== id && (
            <button type="button" className="button py-0.5" onClick={() => setReleasing(id)}>
              {t.release}
            </button>
          )}
          {releasing === id && (
            <ActForm
              id={`release ${id}`}
              form={reasonForm}
              words={bookingTexts[locale].changes.form}
              submit={t.release}
              send={(body, key) => api(releaseByOffice)(id, body, key)}
              onDone={() => {
                setReleasing('');
                retry();
                onReleased();
              }}
            />
          )}
        </span>
      ),
    },
  ];
  return (
    <Rows
      caption={t.title}
      columns={columns}
      list={result?.ok ? { rows: result.value.holds, next: null } : undefined}
      failure={result && !result.ok ? result : undefined}
      keyOf={({ id }) => id}
      retry={retry}
      none={t.none}
    />
  );
}
