import { api } from '../../api/client.ts';
import { nameParticipants } from '../../domain/changes/calls.ts';
import type { ManagedLine, ManagedParticipant } from '../../domain/changes/contract.ts';
import { nameField, namesForm, seatNames } from '../../domain/changes/names-form.ts';
import { fill } from '../../i18n/format.ts';
import { siteForms } from '../../stores/kept-forms.ts';
import { Field } from '../forms/Field.tsx';
import { Form } from '../forms/Form.tsx';
import { Failure, SubmitButton } from '../forms/Submit.tsx';
import { useForm } from '../forms/use-form.ts';
import { useManage } from './context.ts';
import { refusalText } from './words.ts';

interface Props {
  line: ManagedLine;
  people: readonly ManagedParticipant[];
  close: () => void;
}

/** Names the seats of a class, and puts other people on them. */
export function NamesPanel({ line, people, close }: Props) {
  const manage = useManage();
  const { booking, secret, texts, formTexts, changed } = manage;
  const t = texts.people;
  const form = namesForm(people, booking.revision);
  const id = `names-${booking.lines.findIndex(({ eventId }) => eventId === line.eventId)}`;
  const live = useForm(id, {
    form,
    send: async (body) => {
      const result = await siteForms.sendOnce(`name-participants ${booking.number}`, body, (key) =>
        api(nameParticipants)(secret, body, key),
      );
      if (result.ok) {
        close();
        changed(t.saved);
      } else if (result.code === 'booking_changed') changed(refusalText(result, manage));
      return result;
    },
  });
  const label = (seat: number, name: (typeof seatNames)[number]) =>
    `${t.fields[name]}, ${fill(t.seat, { number: seat + 1 }).toLowerCase()}`;
  const words = {
    fields: Object.fromEntries(
      people.flatMap((_, seat) => seatNames.map((name) => [nameField(seat, name), label(seat, name)])),
    ),
  };

  return (
    <Form live={live} fields={form.fields} words={words} texts={formTexts} className="mt-2 bg-blue-50 p-2">
      <p className="max-w-text text-sm">{t.intro}</p>
      {people.map((person, seat) => (
        <div key={person.id} role="group" aria-label={fill(t.seat, { number: seat + 1 })} className="mt-1">
          <p aria-hidden="true" className="text-sm text-gray-600">
            {fill(t.seat, { number: seat + 1 })}
          </p>
          <div className="form-fields sm:grid-cols-3">
            {seatNames.map((name) => (
              <Field key={name} name={nameField(seat, name)} label={t.fields[name]} value={person[name]} />
            ))}
          </div>
        </div>
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
