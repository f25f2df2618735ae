import { useId, type ReactNode } from 'react';
import type { Result } from '../../api/result.ts';
import { codeForm } from '../../domain/office/code-form.ts';
import { errorText } from '../../i18n/form-words.ts';
import type { Locale } from '../../i18n/locales.ts';
import { Field } from '../forms/Field.tsx';
import { Form } from '../forms/Form.tsx';
import { Failure, SubmitButton } from '../forms/Submit.tsx';
import { useForm } from '../forms/use-form.ts';
import { formTexts } from '../header-texts.ts';
import { codeWords } from './texts.ts';

interface Props<Answer> {
  locale: Locale;
  submit: string;
  send: (code: string) => Promise<Result<Answer>>;
  onDone: (answer: Answer) => void;
  /** What stands beside the button. */
  children?: ReactNode;
}

/** Asks for a code of the phone. */
export function CodeForm<Answer>({ locale, submit, send, onDone, children }: Props<Answer>) {
  const texts = formTexts[locale];
  const live = useForm(useId(), {
    form: codeForm,
    send: async ({ code }) => {
      const result = await send(code);
      if (result.ok) onDone(result.value);
      return result;
    },
  });
  return (
    <Form
      live={live}
      fields={codeForm.fields}
      words={codeWords(locale)}
      texts={texts}
      short
      className="max-w-[360px] space-y-2"
    >
      <div className="form-fields">
        <Field name="code" />
      </div>
      <Failure alert>{({ code }) => errorText(texts, code)}</Failure>
      <div className="flex flex-wrap items-center gap-2">
        <SubmitButton label={submit} />
        {children}
      </div>
    </Form>
  );
}
