import type { ReactNode } from 'react';
import type { ManagedBooking } from '../../domain/changes/contract.ts';
import { exemptionKinds, type ExemptionKind } from '../../domain/money/exemptions.ts';
import { fill, formatMoney, formatTimeZone, plural } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { titleOf } from '../private/ClassFacts.tsx';
import { bookingTexts } from './bookings-texts.ts';
import { datesOf, proposedAmount, type Choice } from './changing.ts';
import { classTexts, sessionText } from './classes-texts.ts';
import { useOffice } from './context.ts';

interface Props {
  booking: ManagedBooking;
  choice: Choice;
  choose: (choice: Choice) => void;
}

/** What has to be chosen for one kind of change. */
export function ChoiceFields({ booking, choice, choose }: Props) {
  const { locale } = useOffice();
  const t = bookingTexts[locale].changes;
  const { kind } = choice;
  const set = (part: Partial<Choice>) => choose({ ...choice, ...part });
  const ofLine = kind !== 'add' && kind !== 'exempt';
  const dates = datesOf(booking).filter(({ event }) => kind === 'add' || event.id !== choice.eventId);
  const text = (name: 'percent' | 'amount' | 'count' | 'number', label: string) => (
    <Labelled label={label}>
      <input
        className="field"
        inputMode={name === 'number' ? 'text' : 'decimal'}
        value={choice[name]}
        onChange={({ target }) => set({ [name]: target.value })}
      />
    </Labelled>
  );
  return (
    <div className="mt-1 grid gap-1 sm:grid-cols-2">
      {ofLine && (
        <Choose
          label={t.class}
          value={choice.eventId}
          onChange={(eventId) => set({ eventId, seats: [], amount: proposedAmount(booking, kind, eventId, locale) })}
          options={booking.lines.map((line) => [line.eventId, named(line, locale)])}
        />
      )}
      {(kind === 'cancel' || kind === 'move') && <Seats {...{ booking, choice, choose }} />}
      {(kind === 'move' || kind === 'add') && (
        <Choose
          label={t.to}
          value={choice.to}
          onChange={(to) => set({ to })}
          options={[
            ['', t.pick],
            ...dates.map((date): [string, string] => [
              date.event.id,
              `${named(date, locale)}, ${fill(t.free, { count: date.event.seatsLeft })}, ${formatMoney(date.event.priceCents, locale)}`,
            ]),
          ]}
        />
      )}
      {kind === 'cancel' && text('percent', t.percent)}
      {kind === 'move' && text('amount', t.moveFee)}
      {kind === 'add' && text('count', t.count)}
      {(kind === 'fee' || kind === 'price') && text('amount', t.amount)}
      {kind === 'exempt' && <ChooseDocument kind={choice.exemption} choose={(exemption) => set({ exemption })} />}
      {kind === 'exempt' && text('number', t.number)}
      {kind === 'names' && <Names {...{ booking, choice, choose }} />}
      {kind !== 'names' && kind !== 'add' && <ChooseBack back={choice.back} choose={(back) => set({ back })} />}
      {choice.back === 'credit' && booking.money.byCardAlone && (
        <p className="form-hint sm:col-span-2">{t.byCardAlone}</p>
      )}
    </div>
  );
}

/** A class by all that tells it from its course's others: day, hours and their zone, how many sessions, place, language. */
function named({ event }: Pick<ManagedBooking['lines'][number], 'event'>, locale: Locale): string {
  const { online, languages, sessions: counts } = classTexts[locale];
  const { sessions, timeZone, place, language } = event;
  const [first] = sessions;
  const count = sessions.length;
  return [
    titleOf(event, locale),
    first && `${sessionText(first, timeZone, locale)} (${formatTimeZone(first.start, locale, timeZone)})`,
    count > 1 && fill(plural(count, locale, counts), { count }),
    place ? place.city[locale] : online,
    languages[language],
  ]
    .filter(Boolean)
    .join(', ');
}

export const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <label className="block">
    <span>{label}</span>
    {children}
  </label>
);

interface ChooseProps {
  label: string;
  value: string;
  options: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
}

export const Choose = ({ label, value, options, onChange }: ChooseProps) => (
  <Labelled label={label}>
    <select className="field" value={value} onChange={({ target }) => onChange(target.value)}>
      {options.map(([key, name]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </select>
  </Labelled>
);

/** By which document somebody is exempt from taxes. */
export function ChooseDocument({ kind, choose }: { kind: ExemptionKind; choose: (kind: ExemptionKind) => void }) {
  const { locale } = useOffice();
  const { changes: t } = bookingTexts[locale];
  return (
    <Choose
      label={t.document}
      value={kind}
      onChange={(value) => choose(value as ExemptionKind)}
      options={exemptionKinds.map((one) => [one, t.documents[one]])}
    />
  );
}

export type Back = Choice['back'];

/** What becomes of money that a credit note gives back. */
export function ChooseBack({ back, choose }: { back: Back; choose: (back: Back) => void }) {
  const { locale } = useOffice();
  const { changes: t } = bookingTexts[locale];
  return (
    <Choose
      label={t.back}
      value={back}
      onChange={(value) => choose(value as Back)}
      options={[
        ['refund', t.refund],
        ['credit', t.credit],
      ]}
    />
  );
}

const peopleOf = ({ participants }: ManagedBooking, { eventId }: Choice) =>
  participants.filter((one) => one.eventId === eventId);

function Seats({ booking, choice, choose }: Props) {
  const { locale } = useOffice();
  const t = bookingTexts[locale];
  const toggle = (id: string, on: boolean) =>
    choose({ ...choice, seats: on ? [...choice.seats, id] : choice.seats.filter((one) => one !== id) });
  return (
    <fieldset>
      <legend>{t.changes.seats}</legend>
      {peopleOf(booking, choice).map(({ id, firstName, lastName, email }) => (
        <label key={id} className="form-tick">
          <input
            type="checkbox"
            checked={choice.seats.includes(id)}
            onChange={({ target }) => toggle(id, target.checked)}
          />
          <span>{`${firstName} ${lastName}`.trim() || email || t.file.unnamed}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Names({ booking, choice, choose }: Props) {
  const { locale } = useOffice();
  const t = bookingTexts[locale].changes;
  const names = ['firstName', 'lastName', 'email'] as const;
  return (
    <div className="sm:col-span-2">
      {peopleOf(booking, choice).map((person, index) => (
        <fieldset key={person.id} className="grid gap-x-1 sm:grid-cols-3">
          <legend>{fill(t.seat, { number: index + 1 })}</legend>
          {names.map((name) => (
            <Labelled key={name} label={t.person[name]}>
              <input
                className="field"
                type={name === 'email' ? 'email' : 'text'}
                value={choice.names[`${person.id} ${name}`] ?? person[name]}
                onChange={({ target }) =>
                  choose({ ...choice, names: { ...choice.names, [`${person.id} ${name}`]: target.value } })
                }
              />
            </Labelled>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
