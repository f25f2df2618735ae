import { useStore } from '@nanostores/react';
import { useId, useState, type MouseEvent } from 'react';
import type { Failure as Failed } from '../../api/result.ts';
import { loginTexts } from '../../domain/accounts/contract.ts';
import { loginForm } from '../../domain/accounts/login-form.ts';
import type { Values } from '../../domain/forms/form.ts';
import { errorText } from '../../i18n/form-words.ts';
import { plural } from '../../i18n/format.ts';
import { languageTags, type Locale } from '../../i18n/locales.ts';
import { PASSWORD_PATH } from '../../i18n/password-path.ts';
import { valuesOf } from '../../stores/form-element.ts';
import { chooseLanguage } from '../../stores/interface-language.ts';
import { forgotPassword, logIn, type LoginRefusal } from '../../stores/login.ts';
import { Fields } from '../forms/Field.tsx';
import { Form } from '../forms/Form.tsx';
import { Failure, SubmitButton } from '../forms/Submit.tsx';
import { useForm } from '../forms/use-form.ts';
import { formTexts, loginDialogTexts } from '../header-texts.ts';

interface Props {
  locale: Locale;
  /** After a login that succeeded. */
  onDone: () => void;
}

/** E-mail and password, what is wrong with them, and the way to a new password. */
export function LoginForm({ locale, onDone }: Props) {
  const t = loginDialogTexts[locale];
  // Built with a page, its id has to begin with a letter.
  const live = useForm(`login${useId()}`, { form: loginForm, send: logIn });
  const { step, answer } = useStore(live.$state);
  /** Whether a new password is offered: after a wrong one. */
  const [offered, setOffered] = useState(false);
  const sent = answer === 'mailed';

  async function send(typed: Values, call: typeof logIn) {
    const outcome = await live.submit(typed, call);
    if (outcome === 'granted') {
      // Who logs in on a French page reads on in French: private pages have one address for both languages.
      if (locale === 'fr') chooseLanguage(locale);
      return onDone();
    }
    const text = live.$state.get().failure?.details?.text;
    if (outcome === 'mailed' || text !== undefined) setOffered(text === loginTexts.incorrect);
  }
  function forgot({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    if (form) void send(valuesOf(form), forgotPassword);
  }

  return (
    <Form
      live={live}
      fields={loginForm.fields}
      words={t}
      texts={formTexts[locale]}
      short
      onSubmit={(typed) => void send(typed, logIn)}
      className="grid gap-2"
    >
      <Fields />
      <Failure alert>{(failure) => <Refusal failure={failure} locale={locale} />}</Failure>
      <p role="status" className={sent ? 'border-s-4 border-green-700 bg-green-50 px-2 py-1.5' : 'sr-only'}>
        {sent ? t.sent : ''}
      </p>
      {offered && (
        <button
          type="button"
          className="button w-full"
          onClick={forgot}
          aria-disabled={step === 'sending' || undefined}
        >
          {t.forgot}
        </button>
      )}
      <SubmitButton label={t.submit} sendingLabel={t.sending} className="w-full" />
      {!offered && !sent && (
        <a href={PASSWORD_PATH} className="link inline-flex min-h-[44px] items-center">
          {t.lost}
        </a>
      )}
    </Form>
  );
}

/** The server's text, in the page's language where it is one of the fixed ones. */
function Refusal({ failure, locale }: { failure: Failed<unknown>; locale: Locale }) {
  const t = loginDialogTexts[locale];
  const { text, retryAfterSeconds } = (failure.details ?? {}) as LoginRefusal;
  if (text !== undefined) {
    const known = (Object.keys(loginTexts) as (keyof typeof loginTexts)[]).find((name) => loginTexts[name] === text);
    return known ? t.answers[known] : <span lang={locale === 'en' ? undefined : languageTags.en}>{text}</span>;
  }
  if (failure.code === 'too_many_requests' && retryAfterSeconds !== undefined) {
    return plural(Math.ceil(retryAfterSeconds / 60), locale, t.wait);
  }
  return errorText(formTexts[locale], failure.code);
}
