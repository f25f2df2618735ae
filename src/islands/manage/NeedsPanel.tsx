import { api } from '../../api/client.ts';
import type { ManagedLine, ManagedParticipant } from '../../domain/changes/contract.ts';
import { tellNeeds } from '../../domain/needs/calls.ts';
import { NEEDS_LIFE_DAYS, needsForm } from '../../domain/needs/needs.ts';
import { fill } from '../../i18n/format.ts';
import { Fields } from '../forms/Field.tsx';
import { Form } from '../forms/Form.tsx';
import { Failure, SubmitButton } from '../forms/Submit.tsx';
import { useForm } from '../forms/use-form.ts';
import { useManage } from './context.ts';
import { nameOf, needsWords, refusalText } from './words.ts';

interface Props {
  line: ManagedLine;
  people: readonly ManagedParticipant[];
  close: () => void;
}

/** What the people of a class need, in the words of whoever booked: only those that were named have any. */
export function NeedsPanel({ line, people, close }: Props) {
  const manage = useManage();
  const { booking, secret, texts, formTexts, changed } = manage;
  const t = texts.needs;
  const named = people.filter((person) => nameOf(person) !== '');
  const form = needsForm(named, line.posted);
  const id = `needs-${booking.lines.findIndex(({ eventId }) => eventId === line.eventId)}`;
  const live = useForm(id, {
    form,
    send: async (body) => {
      const result = await api(tellNeeds)(secret, body);
      if (result.ok) {
        close();
        changed(t.saved);
      }
      return result;
    },
  });
  const words = needsWords(texts, named, line.posted);
  return (
    <Form live={live} fields={form.fields} words={words} texts={formTexts} className="mt-2 bg-blue-50 p-2">
      <p className="max-w-text text-sm">{t.ask}</p>
      {line.posted && (
        <p className="mt-0.5 max-w-text text-sm">{fill(texts.courseware.ask, { days: NEEDS_LIFE_DAYS })}</p>
      )}
      <p className="mt-0.5 max-w-text text-sm">{fill(t.seen, { days: NEEDS_LIFE_DAYS })}</p>
      {named.length === 0 ? <p className="mt-1">{t.noNames}</p> : <Fields />}
      <Failure>{(failure) => refusalText(failure, manage)}</Failure>
      <div className="mt-2 flex flex-wrap gap-1">
        {named.length > 0 && <SubmitButton label={t.save} />}
        <button type="button" className="button" onClick={close}>
          {texts.close}
        </button>
      </div>
    </Form>
  );
}
