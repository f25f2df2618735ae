import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../api/client.ts';
import type { Result } from '../../api/result.ts';
import type { Changed, ManagedBooking } from '../../domain/changes/contract.ts';
import * as calls from '../../domain/changes/office-calls.ts';
import { reasonForm } from '../../domain/changes/reason-form.ts';
import { creditable } from '../../domain/changes/seats.ts';
import { fill, formatMoney } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { callOffice } from '../../stores/office-gate.ts';
import { privateTexts } from '../private/texts.ts';
import { useAnswer } from '../use-answer.ts';
import { ActForm } from './ActForm.tsx';
import { bookingTexts } from './bookings-texts.ts';
import { changeKinds, changeOf, missingIn, openAfter, proposedAmount, rateOf, type Choice } from './changing.ts';
import { ChoiceFields } from './ChoiceFields.tsx';
import { useOffice } from './context.ts';
import { NotLoaded } from './NotLoaded.tsx';
import { toCreditsText } from './to-credits.ts';

interface Props {
  id: string;
  /** Another one once somebody has changed the booking: what can be done is read anew, and what is typed stays. */
  revision: number;
  onDone: (text: string) => void;
  /** Somebody was faster. */
  reload: () => void;
}

/** What the office does with a booking for its buyer: read when it is opened, with what it would cost before it is done. */
export function BookingChanges({ id, revision, onDone, reload }: Props) {
  const { locale } = useOffice();
  const { result, retry } = useAnswer(id, (about) => callOffice(() => api(calls.officeManaged)(about)));
  const read = result?.ok ? result.value.revision : revision;
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (read !== revision) again();
  }, [read, revision]);
  const own = privateTexts[locale].privateArea;
  if (!result) return <p role="status">{own.loading}</p>;
  if (!result.ok) {
    return <NotLoaded locale={locale} code={result.code} retry={retry} />;
  }
  function readAll() {
    reload();
    retry();
  }
  return <Changes id={id} booking={result.value} onDone={onDone} reload={readAll} />;
}

const nothing: Omit<Choice, 'seats' | 'eventId'> = {
  ...{ kind: 'cancel', to: '', percent: '', amount: '', count: '1', exemption: 'status_card', number: '' },
  ...{ back: 'refund', names: {} },
};

type ChangesProps = Omit<Props, 'revision'> & { booking: ManagedBooking };

function Changes({ id, booking, onDone, reload }: ChangesProps) {
  const { locale } = useOffice();
  const t = bookingTexts[locale].changes;
  const [choice, choose] = useState<Choice>(() => ({
    ...nothing,
    eventId: booking.lines[0]?.eventId ?? '',
    seats: [],
  }));
  /** What was missing when it was sent. */
  const [lacked, setLacked] = useState<string | null>(null);
  /** How often something was done here: the reason of one act is not that of the next. */
  const [done, setDone] = useState(0);

  function chooseKind(kind: Choice['kind']) {
    // Where one class alone has a fee, it is the one that is meant.
    const withFee = booking.lines.filter((line) => creditable(line, 'fee') > 0);
    const eventId = kind === 'fee' && withFee[0] ? withFee[0].eventId : choice.eventId;
    choose({ ...choice, kind, eventId, amount: proposedAmount(booking, kind, eventId, locale) });
  }
  async function send(reason: string, key: string): Promise<Result<Changed, unknown>> {
    const missing = missingText(booking, choice, locale);
    setLacked(missing);
    if (missing !== null) return { ok: false, code: 'closed' };
    const result = await sendChange(id, booking, choice, reason, key);
    if (!result.ok && (result.code === 'booking_changed' || result.code === 'price_changed')) reload();
    return result;
  }
  const before = (
    <>
      <label className="block max-w-[24rem]">
        <span>{t.what}</span>
        <select
          className="field"
          value={choice.kind}
          onChange={({ target }) => chooseKind(target.value as Choice['kind'])}
        >
          {changeKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t.kinds[kind]}
            </option>
          ))}
        </select>
      </label>
      <ChoiceFields booking={booking} choice={choice} choose={choose} />
      <Preview booking={booking} choice={choice} />
    </>
  );
  return (
    <ActForm
      key={done}
      id={`${choice.kind} ${id} ${JSON.stringify([booking.revision, choice])}`}
      form={reasonForm}
      words={t.form}
      submit={t.submit}
      send={({ reason }, key) => send(reason, key)}
      explain={lacked}
      onDone={() => {
        choose({ ...choice, seats: [], amount: '', names: {} });
        setDone(done + 1);
        onDone(choice.kind === 'names' ? t.named : t.done);
      }}
      before={before}
    />
  );
}

/** What is still to be chosen; `null` where all is. */
function missingText(booking: ManagedBooking, choice: Choice, locale: Locale): string | null {
  const missing = missingIn(booking, choice);
  const { missing: texts } = bookingTexts[locale].changes;
  return missing && fill(texts[missing.what], { amount: formatMoney(missing.mostCents, locale) });
}

/** What it costs or gives back, before anything is done. */
function Preview({ booking, choice }: { booking: ManagedBooking; choice: Choice }) {
  const { locale } = useOffice();
  const t = bookingTexts[locale].changes;
  if (choice.kind === 'names') return null;
  const change = changeOf(booking, choice);
  if (!change) return <p className="max-w-text">{missingText(booking, choice, locale)}</p>;
  const money = (cents: number) => formatMoney(Math.abs(cents), locale);
  const { totalCents } = change.difference;
  const open = openAfter(booking, change);
  const difference =
    totalCents === 0 ? t.same : fill(totalCents > 0 ? t.invoiced : t.credited, { amount: money(totalCents) });
  return (
    <p role="status" className="border-s-4 tabular-nums max-w-text border-blue-300 ps-2">
      {change.feeCents > 0 && `${fill(t.fee, { amount: money(change.feeCents) })} `}
      {difference} {toCreditsText(booking.money, -totalCents, locale)}
      {fill(open < 0 ? t.owed : t.open, { amount: money(open) })}
    </p>
  );
}

function sendChange(
  id: string,
  booking: ManagedBooking,
  choice: Choice,
  reason: string,
  key: string,
): Promise<Result<Changed, unknown>> {
  const { revision } = booking;
  const change = changeOf(booking, choice);
  const totalCents = change?.difference.totalCents ?? 0;
  const creditedCents = 0 - totalCents;
  const { kind, eventId, to, back, exemption, number } = choice;
  const seats = booking.participants.filter((one) => choice.seats.includes(one.id) && one.eventId === eventId);
  const ids = seats.map((seat) => seat.id);
  const feeCents = change?.feeCents ?? 0;
  const common = { revision, reason, back };
  switch (kind) {
    case 'cancel':
      return api(calls.officeCancel)(
        id,
        { ...common, seats: ids, feeRate: rateOf(choice.percent) ?? null, feeCents, creditedCents },
        key,
      );
    case 'move':
      return api(calls.officeMove)(id, { ...common, seats: ids, to, feeCents, differenceCents: totalCents }, key);
    case 'add': {
      const people = Array.from({ length: Number(choice.count) }, () => ({ firstName: '', lastName: '', email: '' }));
      return api(calls.officeAddSeats)(id, { revision, reason, eventId: to, people, invoicedCents: totalCents }, key);
    }
    case 'fee':
    case 'price': {
      const line = change?.lines.find((one) => one.eventId === eventId);
      const was = booking.lines.find((one) => one.eventId === eventId);
      const netCents =
        (was?.keptCents ?? 0) - (line?.keptCents ?? 0) + (line?.discountCents ?? 0) - (was?.discountCents ?? 0);
      return api(calls.officeCredit)(id, { ...common, eventId, of: kind, netCents, creditedCents }, key);
    }
    case 'exempt':
      return api(calls.officeExempt)(id, { ...common, kind: exemption, number, creditedCents }, key);
    case 'names': {
      const typed = (seat: string, name: 'firstName' | 'lastName' | 'email', was: string) =>
        choice.names[`${seat} ${name}`] ?? was;
      const participants = booking.participants
        .filter((one) => one.eventId === eventId)
        .map(({ id: seat, firstName, lastName, email }) => ({
          id: seat,
          firstName: typed(seat, 'firstName', firstName),
          lastName: typed(seat, 'lastName', lastName),
          email: typed(seat, 'email', email),
        }));
      return api(calls.officeNames)(id, { revision, reason, participants }, key);
    }
  }
}
