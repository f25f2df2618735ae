import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, type SyntheticEvent } from 'react';
import { loginTexts } from '../../domain/accounts/contract.ts';
import { plural } from '../../i18n/format.ts';
import { languageTags, type Locale } from '../../i18n/locales.ts';
import { $login, clearLogin, forgotPassword, logIn, type LoginState } from '../../stores/login.ts';
import { errorTexts, loginDialogTexts } from '../header-texts.ts';
import { LoginField } from './LoginField.tsx';

interface Props {
  locale: Locale;
  /** After a login that succeeded. */
  onDone: () => void;
}

/** E-mail and password, what is wrong with them, and the way to a new password. */
export function LoginForm({ locale, onDone }: Props) {
  const t = loginDialogTexts[locale];
  const state = useStore($login);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const { fields, forgot, sent, sending } = state;

  // What was wrong at an earlier time is not wrong now.
  useEffect(() => {
    clearLogin();
    return clearLogin;
  }, []);

  useEffect(() => {
    if (fields.email ?? fields.password) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [fields]);

  const typed = () => {
    const data = new FormData(form.current!);
    const text = (name: string) => data.get(name) as string;
    return { email: text('email'), password: text('password') };
  };
  const send = async (call: typeof logIn) => {
    if (await call(typed())) onDone();
  };
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    void send(logIn);
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="space-y-2">
      <LoginField
        id={`${id}email`}
        name="email"
        type="email"
        label={t.email}
        autoComplete="username"
        error={fields.email && t.fields[fields.email]}
      />
      <LoginField
        id={`${id}password`}
        name="password"
        type="password"
        label={t.password}
        autoComplete="current-password"
        error={fields.password && t.fields[fields.password]}
      />
      <LoginError error={state.error} locale={locale} />
      <p role="status" className={sent ? 'border-s-4 border-green-700 bg-green-50 px-2 py-1.5' : 'sr-only'}>
        {sent ? t.sent : sending ? t.sending : ''}
      </p>
      {forgot && (
        <button type="button" className="button w-full" onClick={() => void send(forgotPassword)}>
          {t.forgot}
        </button>
      )}
      <button type="submit" className="button button-action w-full" aria-disabled={sending || undefined}>
        {sending ? t.sending : t.submit}
      </button>
    </form>
  );
}

/** The server's text, in the page's language where it is one of the fixed ones. */
function LoginError({ error, locale }: { error: LoginState['error']; locale: Locale }) {
  if (!error) return null;
  const t = loginDialogTexts[locale];
  const known = 'text' in error && (Object.keys(loginTexts) as (keyof typeof loginTexts)[]).find(isText);
  function isText(name: keyof typeof loginTexts) {
    return 'text' in error! && loginTexts[name] === error.text;
  }
  return (
    <p role="alert" className="font-semibold border-s-4 border-red-600 bg-red-50 px-2 py-1.5 text-red-600">
      {'code' in error ? (
        messageOf(error, locale)
      ) : known ? (
        t.answers[known]
      ) : (
        <span lang={locale === 'en' ? undefined : languageTags.en}>{error.text}</span>
      )}
    </p>
  );
}

function messageOf(error: Extract<LoginState['error'], { code: unknown }>, locale: Locale): string {
  if (error.code === 'too_many_requests' && error.retryAfterSeconds !== undefined) {
    return plural(Math.ceil(error.retryAfterSeconds / 60), locale, loginDialogTexts[locale].wait);
  }
  return errorTexts[locale][error.code === 'database_unavailable' ? 'unavailable' : error.code];
}
