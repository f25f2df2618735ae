import { useState } from 'react';
import { api } from '../../api/client.ts';
import { nameParticipants } from '../../domain/changes/calls.ts';
import type { ManagedLine, ManagedParticipant } from '../../domain/changes/contract.ts';
import { nameField, namesForm, seatNames } from '../../domain/changes/names-form.ts';
import { fill } from '../../i18n/format.ts';
import type { ReadList } from '../../domain/booking/people-list.ts';
import { controlOf, valuesOf } from '../../stores/form-element.ts';
import { Field } from '../forms/Field.tsx';
import { PasteList } from '../forms/PasteList.tsx';
import { PersonFold } from '../forms/PersonFold.tsx';
import { Form } from '../forms/Form.tsx';
import { Failure, SubmitButton } from '../forms/Submit.tsx';
import { useForm } from '../forms/use-form.ts';
import { useManage } from './context.ts';
import { sendForm } from './send-form.ts';
import { nameWords, refusalText } from './words.ts';

interface Props {
  line: ManagedLine;
  people: readonly ManagedParticipant[];
  close: () => void;
}

type Names = Record<(typeof seatNames)[number], string>;

/**
 * Puts people of a list on the seats that name nobody yet, in their order; on all of them where each has a name. How many seats
 * that were.
 */
function seatPeople(element: HTMLFormElement, seats: number, people: ReadList['people']): number {
  const rows = Array.from({ length: seats }, (_, seat) =>
    seatNames.map((name) => [name, controlOf(element, nameField(seat, name))] as const),
  );
  const empty = rows.filter((row) => row.every(([, control]) => !control?.value.trim()));
  const free = empty.length > 0 ? empty : rows;
  people.slice(0, free.length).forEach((person, index) => {
    for (const [name, control] of free[index] ?? []) {
      if (!control) continue;
      control.value = person[name];
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  return free.length;
}

interface NamedSeatProps {
  /** Of the seat in its class, from 0. */
  seat: number;
  /** As it is first shown. */
  first: Names;
}

function NamedSeat({ seat, first }: NamedSeatProps) {
  const { people: t } = useManage().texts;
  const [person, setPerson] = useState(first);
  return (
    <PersonFold
      label={fill(t.seat, { number: seat + 1 })}
      person={person}
      names={seatNames.map((name) => nameField(seat, name))}
    >
      {seatNames.map((name) => (
        <div
          key={name}
          onInput={({ target }) => setPerson((old) => ({ ...old, [name]: (target as HTMLInputElement).value }))}
        >
          <Field name={nameField(seat, name)} label={t.fields[name]} value={first[name]} />
        </div>
      ))}
    </PersonFold>
  );
}

/** Names the seats of a class, and puts other people on them. */
export function NamesPanel({ line, people, close }: Props) {
  const manage = useManage();
  const { booking, secret, locale, texts, formTexts, paste } = manage;
  const t = texts.people;
  const form = namesForm(people, booking.revision);
  const id = `names-${booking.lines.findIndex(({ eventId }) => eventId === line.eventId)}`;
  const live = useForm(id, {
    form,
    send: (body) =>
      sendForm(manage, { call: 'name-participants', body, done: t.saved, close }, (key) =>
        api(nameParticipants)(secret, body, key),
      ),
  });
  const words = nameWords(texts, people.length);
  /** Seats are made anew where a list has filled them, so that they fold. */
  const [shown, setShown] = useState<{ times: number; names: readonly Names[] }>({ times: 0, names: people });

  function place(listed: ReadList['people']): number {
    const element = document.getElementById(id);
    if (!(element instanceof HTMLFormElement)) return 0;
    const seats = seatPeople(element, people.length, listed);
    const typed = valuesOf(element);
    const nameIn = (seat: number, name: keyof Names) => typed[nameField(seat, name)] ?? '';
    const names = people.map((_, seat) => ({
      firstName: nameIn(seat, 'firstName'),
      lastName: nameIn(seat, 'lastName'),
      email: nameIn(seat, 'email'),
    }));
    setShown(({ times }) => ({ times: times + 1, names }));
    return seats;
  }

  return (
    <Form live={live} fields={form.fields} words={words} texts={formTexts} className="mt-2 bg-blue-50 p-2">
      <p className="max-w-text text-sm">{t.intro}</p>
      {people.length > 1 && (
        <div className="mt-1">
          <PasteList texts={paste} locale={locale} label={paste.fill} place={place} />
        </div>
      )}
      {shown.names.map((first, seat) => (
        <NamedSeat key={`${people[seat]?.id ?? ''} ${shown.times}`} seat={seat} first={first} />
      ))}
      <Failure>{(failure) => refusalText(failure, manage)}</Failure>
      <div className="mt-2 flex flex-wrap gap-1">
        <SubmitButton label={t.save} />
        <button type="button" className="button" onClick={close}>
          {texts.close}
        </button>
      </div>
    </Form>
  );
}
