import { useId, useState, type ReactNode } from 'react';
import type { Result } from '../../api/result.ts';
import { startingWith, type Form as Declared } from '../../domain/forms/form.ts';
import type { FormWords } from '../../i18n/form-words.ts';
import { accountForms } from '../../stores/account-forms.ts';
import { callOffice } from '../../stores/office-gate.ts';
import { Fields } from '../forms/Field.tsx';
import { Form } from '../forms/Form.tsx';
import { Failure, SubmitButton } from '../forms/Submit.tsx';
import { useForm } from '../forms/use-form.ts';
import { formTexts } from '../header-texts.ts';
import { useOffice } from './context.ts';
import { officeError } from './texts.ts';

interface Props<Body extends object, Answer> {
  /** Names the act and what it is done to. */
  id: string;
  form: Declared<Body>;
  words: FormWords;
  submit: string;
  /** `key` is the same until the act is done: what is sent twice is done once. */
  send: (body: Body, key: string) => Promise<Result<Answer, unknown>>;
  onDone: (answer: Answer) => void;
  /** Why it was refused, where the screen knows that better than the code says it. */
  explain?: string | null;
  /** What stands above the fields: what will be done. */
  before?: ReactNode;
  /** In place of all fields, in their order. */
  children?: ReactNode;
  /** Beside the button. */
  beside?: ReactNode;
  /** What the screen is for: most acts are one of many. */
  isMain?: boolean;
}

/** An act of the office: its fields, the button, the code for money where that is asked for, and why it was refused. */
export function ActForm<Body extends object, Answer>(props: Props<Body, Answer>) {
  const { id, form, words, submit, send, onDone, explain, before, children, beside, isMain = false } = props;
  const { locale, texts } = useOffice();
  // What the end of a login has kept from being sent.
  const [unsent] = useState(() => accountForms.$drafts.get()[id]);
  const live = useForm(useId(), {
    form: unsent ? startingWith(form, unsent) : form,
    send: async (body: Body, typed) => {
      const result = await callOffice(async () => {
        const sent = await accountForms.sendOnce(id, body, (key) => send(body, key));
        if (!sent.ok && sent.code === 'unauthorized') accountForms.writeDraft(id, typed);
        return sent;
      });
      if (!result.ok) return result;
      accountForms.forgetDraft(id);
      onDone(result.value);
      return result;
    },
  });
  return (
    <Form
      live={live}
      fields={form.fields}
      words={words}
      texts={formTexts[locale]}
      className="max-w-[680px] space-y-2"
      before={before}
    >
      {children ?? <Fields />}
      <Failure>
        {({ code }) => (
          <p>
            {texts.act.failed} {explain ?? officeError(locale, code)}
          </p>
        )}
      </Failure>
      <div className="flex flex-wrap items-center gap-2">
        <SubmitButton label={submit} isSecond={!isMain} />
        {beside}
      </div>
    </Form>
  );
}
