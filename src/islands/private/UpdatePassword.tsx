import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { checkLogin, checkPassword } from '../../domain/accounts/login-form.ts';
import type { Locale } from '../../i18n/locales.ts';
import { $linkToken, $passwordUpdate, askForLink, setPassword } from '../../stores/password-link.ts';
import { errorTexts, loginDialogTexts } from '../header-texts.ts';
import { LoginField } from '../login/LoginField.tsx';
import { useInterfaceLanguage } from './language.ts';
import { privateTexts } from './texts.ts';

/** A new password by the link of a mail, or the way to such a link. */
export default function UpdatePassword({ loginHref }: { loginHref: string }) {
  const locale = useInterfaceLanguage();
  const token = useStore($linkToken);
  const update = useStore($passwordUpdate);
  const t = privateTexts[locale].password;

  if (update.state === 'done') {
    return (
      <>
        <Done text={t.done} />
        <a href={loginHref} className="button button-action mt-2 w-full">
          {t.logIn}
        </a>
      </>
    );
  }
  if (update.state === 'sent') return <Done text={t.sent} />;
  return token === undefined ? <AskForLink locale={locale} /> : <NewPassword key={token} locale={locale} />;
}

function Done({ text }: { text: string }) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <p ref={box} tabIndex={-1} role="status" className="border-s-4 border-green-700 bg-green-50 px-2 py-1.5">
      {text}
    </p>
  );
}

function NewPassword({ locale }: { locale: Locale }) {
  const form = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState(false);
  const [problems, setProblems] = useState<{ password?: string | undefined; again?: string | undefined }>({});
  const update = useStore($passwordUpdate);
  const t = privateTexts[locale].password;
  const common = update.state === 'failed' && update.tooCommon ? privateTexts[locale].validation.too_common : undefined;
  const sending = update.state === 'sending';

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [problems, common]);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const data = new FormData(form.current!);
    const password = data.get('password') as string;
    const reason = checkPassword(password);
    const again = data.get('again') === password ? undefined : t.different;
    setProblems({ password: reason && loginDialogTexts[locale].fields[reason], again });
    if (!reason && !again) void setPassword(password);
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="space-y-2">
      <p className="text-sm">{t.intro}</p>
      <LoginField
        id="new-password"
        name="password"
        type={shown ? 'text' : 'password'}
        label={t.password}
        autoComplete="new-password"
        error={problems.password ?? common}
      />
      <LoginField
        id="new-password-again"
        name="again"
        type={shown ? 'text' : 'password'}
        label={t.again}
        autoComplete="new-password"
        error={problems.again}
      />
      <label className="flex min-h-[44px] cursor-pointer items-center gap-1">
        <input
          type="checkbox"
          className="size-[20px]"
          checked={shown}
          onChange={(event) => setShown(event.target.checked)}
        />
        {t.show}
      </label>
      {!common && <Failure locale={locale} />}
      <button type="submit" className="button button-action w-full" aria-disabled={sending || undefined}>
        {sending ? privateTexts[locale].privateArea.sending : t.submit}
      </button>
    </form>
  );
}

function AskForLink({ locale }: { locale: Locale }) {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string>();
  const update = useStore($passwordUpdate);
  const t = privateTexts[locale].password;
  const expired = update.state === 'failed' && update.code === 'link_expired';
  const sending = update.state === 'sending';

  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [problem]);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const email = new FormData(form.current!).get('email') as string;
    const { email: reason } = checkLogin(email, '');
    setProblem(reason && loginDialogTexts[locale].fields[reason]);
    if (!reason) void askForLink(email);
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="space-y-2">
      <p role={expired ? 'alert' : undefined} className={expired ? 'font-semibold text-red-600' : ''}>
        {expired ? t.expired : t.ask}
      </p>
      <LoginField id="email" name="email" type="email" label={t.email} autoComplete="username" error={problem} />
      {!expired && <Failure locale={locale} />}
      <button type="submit" className="button button-action w-full" aria-disabled={sending || undefined}>
        {sending ? privateTexts[locale].privateArea.sending : t.send}
      </button>
    </form>
  );
}

function Failure({ locale }: { locale: Locale }) {
  const update = useStore($passwordUpdate);
  if (update.state !== 'failed') return null;
  return (
    <p role="alert" className="border-s-4 font-semibold border-red-600 bg-red-50 px-2 py-1.5 text-red-600">
      {errorTexts[locale][update.code === 'database_unavailable' ? 'unavailable' : update.code]}
    </p>
  );
}
