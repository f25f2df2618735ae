import { useState } from 'react';
import { api } from '../../api/client.ts';
import { reasonForm } from '../../domain/changes/reason-form.ts';
import { holdBlockFewer, holdBlockUntil, officeHolds, releaseByOffice } from '../../domain/telephone/calls.ts';
import type { OfficeHold } from '../../domain/telephone/contract.ts';
import { blockFewerForm, blockUntilForm } from '../../domain/telephone/forms.ts';
import { dateIn } from '../../domain/time/calendar.ts';
import { formatDate, plural } from '../../i18n/format.ts';
import { callOffice } from '../../stores/office-gate.ts';
import { titleOf } from '../private/ClassFacts.tsx';
import { useAnswer } from '../use-answer.ts';
import { ActForm } from './ActForm.tsx';
import { bookingTexts } from './bookings-texts.ts';
import { useOffice } from './context.ts';
import { untilText } from './held-until.ts';
import { Rows, type Column } from './Rows.tsx';
import { telephoneTexts } from './telephone-texts.ts';
import { Two } from './Two.tsx';

interface Props {
  /** Only those of a class; empty for all. */
  classId: string;
  timeZone: string;
  /** Where what is held becomes a booking. */
  newHref: string;
  /** Says what was done. */
  onDone: (text: string) => void;
}

/** Seats that are held for clients: who they are for, until when and why; to be booked, or given back. */
export function HeldForClients({ classId, timeZone, newHref, onDone }: Props) {
  const { locale } = useOffice();
  const { result, retry } = useAnswer(classId, (about) => callOffice(() => api(officeHolds)({ class: about })));
  const [acting, setActing] = useState<{ id: string; act: BlockAct }>();
  const { blocks: t, held } = telephoneTexts[locale];
  function done(text: string) {
    setActing(undefined);
    retry();
    onDone(text);
  }
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
      cell: ({ expiresAt }) => untilText(expiresAt, { locale, timeZone, texts: held }),
    },
    { key: 'why', head: t.heads.why, cell: ({ block, who }) => <Two second={who ?? ''}>{block?.reason}</Two> },
    {
      key: 'acts',
      head: t.heads.acts,
      cell: (hold) =>
        acting?.id === hold.id ? (
          <Act {...{ hold, timeZone }} act={acting.act} onDone={done} onLeave={() => setActing(undefined)} />
        ) : (
          <span className="flex flex-wrap gap-1">
            <a className="button py-0.5" href={`${newHref}?hold=${encodeURIComponent(hold.id)}`}>
              {t.book}
            </a>
            {actsOf(hold).map((act) => (
              <button key={act} type="button" className="button py-0.5" onClick={() => setActing({ id: hold.id, act })}>
                {t.acts[act]}
              </button>
            ))}
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

type BlockAct = 'until' | 'fewer' | 'release';

/** Some seats are given back where others stay. */
const actsOf = ({ lines }: OfficeHold): BlockAct[] =>
  lines.some(({ quantity }) => quantity > 1) ? ['until', 'fewer', 'release'] : ['until', 'release'];

interface ActProps {
  hold: OfficeHold;
  timeZone: string;
  act: BlockAct;
  onDone: (text: string) => void;
  /** It is left as it is. */
  onLeave: () => void;
}

/** Gives the seats back, or some of them, or holds them until another day. */
function Act({ hold, timeZone, act, onDone, onLeave }: ActProps) {
  const { locale } = useOffice();
  const { id, expiresAt } = hold;
  const { block, blocks: t } = telephoneTexts[locale];
  const words = { fields: t.movedFields, hints: block.hints, ifEmpty: block.ifEmpty };
  const beside = (
    <button type="button" className="button" onClick={onLeave}>
      {t.cancel}
    </button>
  );
  if (act === 'fewer') {
    const lines = hold.lines.filter(({ quantity }) => quantity > 1);
    const options = Object.fromEntries(lines.map(({ event }) => [event.id, titleOf(event, locale)]));
    return (
      <ActForm
        id={`fewer ${id} ${lines.map(({ quantity }) => quantity).join(' ')}`}
        form={blockFewerForm(
          lines.map(({ event }) => event.id),
          Math.max(...lines.map(({ quantity }) => quantity)),
        )}
        words={{ ...t.fewer, hints: block.hints, options: { eventId: options } }}
        submit={t.fewer.submit}
        send={(body, key) => api(holdBlockFewer)(id, body, key)}
        onDone={() => onDone(t.fewer.done)}
        beside={beside}
      />
    );
  }
  if (act === 'release') {
    return (
      <ActForm
        id={`release ${id}`}
        form={reasonForm}
        words={bookingTexts[locale].changes.form}
        submit={t.acts.release}
        send={(body, key) => api(releaseByOffice)(id, body, key)}
        onDone={() => onDone(t.released)}
        beside={beside}
      />
    );
  }
  // It ends with its day, which the next one begins.
  const now = dateIn(timeZone, Date.parse(expiresAt) - 1);
  return (
    <ActForm
      id={`until ${id} ${expiresAt}`}
      form={blockUntilForm(now)}
      words={words}
      submit={t.movedSubmit}
      send={(body, key) => api(holdBlockUntil)(id, body, key)}
      onDone={() => onDone(t.moved)}
      beside={beside}
    />
  );
}
