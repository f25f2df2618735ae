import { api } from '../../api/client.ts';
import { nameParticipants } from '../../domain/changes/calls.ts';
import type { ManagedLine, ManagedParticipant } from '../../domain/changes/contract.ts';
import { nameField, namesForm, seatNames } from '../../domain/changes/names-form.ts';
import { fill } from '../../i18n/format.ts';
import type { ReadList } from '../../domain/booking/people-list.ts';
import { controlOf } from '../../stores/form-element.ts';
import { siteForms } from '../../stores/kept-forms.ts';
import { Field } from '../forms/Field.tsx';
import { PasteList } from '../forms/PasteList.tsx';
import { Form } from '../forms/Form.tsx';
import { Failure, SubmitButton } from '../forms/Submit.tsx';
import { useForm } from '../forms/use-form.ts';
import { useManage } from './context.ts';
import { nameWords, refusalText } from './words.ts';

interface Props {
  line: ManagedLine;
  people: readonly ManagedParticipant[];
  close: () => void;
}

/**
 * Puts people of a list on the seats that name nobody yet, in their order; on all of them where each has a name. How many seats
 * that were.
 */
function seatPeople(form: string, seats: number, people: ReadList['people']): number {
  const element = document.getElementById(form);
  if (!(element instanceof HTMLFormElement)) return 0;
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

/** Names the seats of a class, and puts other people on them. */
export function NamesPanel({ line, people, close }: Props) {
  const manage = useManage();
  const { booking, secret, locale, texts, formTexts, paste, changed } = manage;
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
  const words = nameWords(texts, people.length);

  return (
    <Form live={live} fields={form.fields} words={words} texts={formTexts} className="mt-2 bg-blue-50 p-2">
      <p className="max-w-text text-sm">{t.intro}</p>
      {people.length > 1 && (
        <div className="mt-1">
          <PasteList
            texts={paste}
            locale={locale}
            label={paste.fill}
            place={(listed) => seatPeople(id, people.length, listed)}
          />
        </div>
      )}
      {people.map((person, seat) => (
        <div key={person.id} role="group" aria-label={fill(t.seat, { number: seat + 1 })} className="mt-2">
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
