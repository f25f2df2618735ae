import { useStore } from '@nanostores/react';
import type { Participant } from '../../domain/booking.ts';
import { eventIdOf, OFFICE_ZONE, seatsOf, startOf, titleOf, type CartEntry } from '../../domain/cart.ts';
import { participantsOf, type SeatField } from '../../domain/cart-participants.ts';
import { fill, formatDate } from '../../i18n/format.ts';
import { $draft } from '../../stores/draft.ts';
import { $participants, namePerson } from '../../stores/participants.ts';
import { useCheckout } from './context.ts';
import { Field } from './Field.tsx';
import { Section } from './Section.tsx';

const isEmpty = ({ firstName, lastName, email }: Participant) => firstName === '' && lastName === '' && email === '';

/** One group per class, one row per seat. Everything is optional. */
export function ParticipantFields({ entries }: { entries: readonly CartEntry[] }) {
  const { texts, locale } = useCheckout();
  const draft = useStore($draft);
  const participants = participantsOf(entries, useStore($participants));
  const t = texts.participants;
  const fields = [
    ['firstName', t.firstName],
    ['lastName', t.lastName],
    ['email', t.email],
  ] as const satisfies [SeatField, string][];

  /** The contact's own data, so that nobody is asked twice. */
  const contact = {
    firstName: draft['contact.firstName'],
    lastName: draft['contact.lastName'],
    email: draft['contact.email'],
  };

  const groups = entries.map((entry, index) => {
    const first = seatsOf(entries.slice(0, index));
    return { entry, first, seats: participants.slice(first, first + entry.Qty) };
  });

  return (
    <Section title={t.title} help={t.help}>
      {groups.map(({ entry, first, seats }) => {
        const eventId = eventIdOf(entry);
        const free = seats.findIndex(isEmpty);
        const takesPart = seats.some((seat) => fields.every(([field]) => seat[field] === contact[field]));
        const start = startOf(entry);
        const title = titleOf(entry, locale) ?? fill(texts.classes.unnamed, { id: eventId });
        return (
          <div key={eventId} role="group" aria-labelledby={`seats-${eventId}`} className="mt-2">
            <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <h3 id={`seats-${eventId}`} className="text-base font-semibold">
                {title}
                {!Number.isNaN(Date.parse(start)) &&
                  `, ${formatDate(start, locale, entry.timeZone ?? OFFICE_ZONE, 'short')}`}
              </h3>
              {free >= 0 && contact.firstName.trim() !== '' && !takesPart && (
                <button type="button" className="button py-0.5" onClick={() => namePerson(eventId, free, contact)}>
                  {t.me}
                </button>
              )}
            </div>
            {seats.map((person, seat) => (
              <div key={seat} role="group" aria-label={fill(t.seat, { number: seat + 1 })} className="mt-1.5">
                <p aria-hidden="true" className="text-sm text-gray-600">
                  {fill(t.seat, { number: seat + 1 })}
                </p>
                <div className="mt-0.5 grid gap-1 sm:grid-cols-3">
                  {fields.map(([field, label]) => (
                    <Field
                      key={field}
                      path={`participants.${first + seat}.${field}`}
                      label={label}
                      value={person[field]}
                      type={field === 'email' ? 'email' : 'text'}
                      autoComplete="off"
                      onChange={(value) => namePerson(eventId, seat, { ...person, [field]: value })}
                    />
                  ))}
                </div>
              </div>
            ))}
          </div>
        );
      })}
      <p className="mt-1 text-sm text-gray-600">{t.emailHelp}</p>
    </Section>
  );
}
