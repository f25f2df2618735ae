import { useState } from 'react';
import { api } from '../../api/client.ts';
import { reasonForm } from '../../domain/changes/reason-form.ts';
import * as calls from '../../domain/reminding/calls.ts';
import { heldBackOf, type HoldBack, type OfficeReminders } from '../../domain/reminding/contract.ts';
import { fill, formatDate, formatPlainDate, formatTime } from '../../i18n/format.ts';
import { callOffice } from '../../stores/office-gate.ts';
import { privateTexts } from '../private/texts.ts';
import { useAnswer } from '../use-answer.ts';
import { ActButton } from './ActButton.tsx';
import { ActForm } from './ActForm.tsx';
import { bookingTexts } from './bookings-texts.ts';
import { useOffice } from './context.ts';
import { Promised, PromiseForm } from './PromiseToPay.tsx';
import { Moments } from './parts.tsx';
import { reminderTexts } from './reminder-texts.ts';
import { NotLoaded } from './NotLoaded.tsx';

interface Props {
  /** Of the booking. */
  id: string;
  timeZone: string;
}

/** What the buyer was reminded of; one is sent now, or they are held back. */
export function Reminders({ id, timeZone }: Props) {
  const { locale } = useOffice();
  const { result, retry, set } = useAnswer(id, (about) => callOffice(() => api(calls.officeReminders)(about)));
  const [said, setSaid] = useState('');
  const t = reminderTexts[locale];
  const own = privateTexts[locale].privateArea;
  function finish(text: string, value: OfficeReminders) {
    setSaid(text);
    set({ ok: true, value });
  }
  return (
    <section className="mt-2 print:hidden" aria-labelledby="reminders-title">
      <h4 id="reminders-title" className="font-semibold">
        {t.title}
      </h4>
      <p role="status" className={said ? 'office-said' : 'sr-only'}>
        {said}
      </p>
      {!result && <p>{own.loading}</p>}
      {result && !result.ok && <NotLoaded locale={locale} code={result.code} retry={retry} />}
      {result?.ok && <Read {...{ id, timeZone, retry }} reminders={result.value} onDone={finish} />}
    </section>
  );
}

interface ReadProps extends Props {
  reminders: OfficeReminders;
  retry: () => void;
  onDone: (text: string, value: OfficeReminders) => void;
}

function Read({ id, timeZone, reminders, retry, onDone }: ReadProps) {
  const { locale } = useOffice();
  const t = reminderTexts[locale];
  const { openCents, overdueSince, calledOff, sent, heldBack, promise } = reminders;
  const free = heldBackOf.filter((of) => !heldBack.some((pause) => pause.of === of));
  const moment = (at: string) => `${formatDate(at, locale, timeZone)}, ${formatTime(at, locale, timeZone)}`;
  return (
    <>
      <p>
        {overdueSince !== null
          ? fill(t.overdue, { date: formatPlainDate(overdueSince, locale) })
          : calledOff
            ? t.calledOff
            : t.notOverdue}
      </p>
      {heldBack.map((pause) => (
        <p key={pause.of} className="border-s-4 border-amber-700 bg-amber-50 px-2 py-1">
          {fill(t.heldBack[pause.of], {
            why: [pause.reason, pause.who, moment(pause.at)].filter(Boolean).join(', '),
          })}
        </p>
      ))}
      {promise && <Promised {...{ id, promise, timeZone, retry, onDone }} />}
      {sent.length === 0 && <p>{t.none}</p>}
      <Moments
        rows={sent.map(({ at, stage, dueOn, who }) => ({
          at: moment(at),
          what: [
            fill(stage === 0 ? t.sent.byHand : t.sent.auto, { stage, date: formatPlainDate(dueOn, locale, 'short') }),
            who,
          ]
            .filter(Boolean)
            .join(', '),
        }))}
      />
      <p className="max-w-text text-gray-600">{t.intro}</p>
      {overdueSince !== null && (
        <p>
          <ActButton
            id={`remind ${id} ${sent.length}`}
            label={t.send}
            send={async (key) => {
              const result = await api(calls.sendReminder)(id, { openCents }, key);
              if (result.ok) onDone(t.sentNow, result.value);
              return result;
            }}
            onDone={() => undefined}
            onRefused={retry}
          />
        </p>
      )}
      {openCents > 0 && <PromiseForm key={promise?.at} {...{ id, promise, onDone }} />}
      {free.length > 0 && <HoldBackForm id={id} of={free} onDone={onDone} />}
      {heldBack.map(({ of }) => (
        <details key={of}>
          <summary className="unfolds">{fill(t.resume.title, { of: t.holdBack.choices[of] })}</summary>
          <ActForm
            id={`resume ${of} ${id}`}
            form={reasonForm}
            words={bookingTexts[locale].changes.form}
            submit={t.resume.submit}
            send={({ reason }, key) => api(calls.resumeReminders)(id, { of, reason }, key)}
            onDone={(value) => onDone(t.resume.done, value)}
          />
        </details>
      ))}
    </>
  );
}

interface HoldBackProps extends Pick<ReadProps, 'id' | 'onDone'> {
  of: readonly HoldBack['of'][];
}

function HoldBackForm({ id, of: free, onDone }: HoldBackProps) {
  const { locale } = useOffice();
  const [chosen, choose] = useState(free[0]);
  const t = reminderTexts[locale].holdBack;
  const of = chosen && free.includes(chosen) ? chosen : (free[0] ?? 'booking');
  return (
    <details key={free.length}>
      <summary className="unfolds">{t.title}</summary>
      <ActForm
        id={`hold back ${of} ${id}`}
        form={reasonForm}
        words={bookingTexts[locale].changes.form}
        submit={t.submit}
        send={({ reason }, key) => api(calls.holdRemindersBack)(id, { of, reason }, key)}
        onDone={(value) => onDone(t.done, value)}
        before={
          <label className="block max-w-[24rem]">
            <span>{t.of}</span>
            <select className="field" value={of} onChange={({ target }) => choose(target.value as HoldBack['of'])}>
              {free.map((one) => (
                <option key={one} value={one}>
                  {t.choices[one]}
                </option>
              ))}
            </select>
          </label>
        }
      />
    </details>
  );
}
