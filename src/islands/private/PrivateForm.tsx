import type { ReactNode } from 'react';
import type { Result } from '../../api/result.ts';
import type { Form as Declared } from '../../domain/forms/form.ts';
import { errorText, type FormWords } from '../../i18n/form-words.ts';
import type { Locale } from '../../i18n/locales.ts';
import { accountForms } from '../../stores/account-forms.ts';
import type { LiveForm } from '../../stores/live-form.ts';
import { Form } from '../forms/Form.tsx';
import { Failure, SubmitButton } from '../forms/Submit.tsx';
import { useForm } from '../forms/use-form.ts';
import { formTexts } from '../header-texts.ts';
import { privateTexts } from './texts.ts';

/**
 * A form of an account: its draft goes with the access, and it is sent once.
 *
 * @param onLoggedOut the session has ended, and the draft with it
 */
export function usePrivateForm<Body extends object>(
  id: string,
  form: Declared<Body>,
  call: (body: Body, key: string) => Promise<Result<unknown>>,
  onLoggedOut: () => void,
): LiveForm<Body> {
  async function send(body: Body): Promise<Result<unknown>> {
    const result = await accountForms.sendOnce(id, body, (key) => call(body, key));
    if (!result.ok && result.code === 'unauthorized') onLoggedOut();
    return result;
  }
  return useForm(id, { form, send }, accountForms);
}

interface Props<Body> {
  live: LiveForm<Body>;
  form: Declared<Body>;
  words: FormWords;
  submit: string;
  /** What a second sending is told. */
  already?: string;
  locale: Locale;
  /** What stands above the summary. */
  before?: ReactNode;
  children: ReactNode;
}

/** One column of fields, with the button and what came of pressing it. */
export function PrivateForm<Body>({ live, form, words, submit, already, locale, before, children }: Props<Body>) {
  const texts = formTexts[locale];
  return (
    <Form
      live={live}
      fields={form.fields}
      words={words}
      texts={texts}
      className="max-w-[680px] space-y-3"
      before={before}
    >
      {children}
      <Failure>
        {({ code }) => (
          <p>
            {code === 'already_sent' && already
              ? already
              : `${privateTexts[locale].privateArea.notSent} ${errorText(texts, code)}`}
          </p>
        )}
      </Failure>
      <SubmitButton label={submit} />
    </Form>
  );
}
