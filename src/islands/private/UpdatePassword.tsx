import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { updateLoginPasswordEmail } from '../../domain/accounts/calls.ts';
import { newPasswordForm, passwordLinkForm } from '../../domain/accounts/login-form.ts';
import { errorText } from '../../i18n/form-words.ts';
import type { Locale } from '../../i18n/locales.ts';
import { $passwordLink, NO_LINK, setPassword } from '../../stores/password-link.ts';
import { Field, Fields } from '../forms/Field.tsx';
import { Form } from '../forms/Form.tsx';
import { Sent } from '../forms/Sent.tsx';
import { Failure, SubmitButton } from '../forms/Submit.tsx';
import { useForm } from '../forms/use-form.ts';
import { formTexts } from '../header-texts.ts';
import { passwordWords } from './form-words.ts';
import { useInterfaceLanguage } from './language.ts';
import { privateTexts } from './texts.ts';

/** A new password by the link of a mail, or the way to such a link. */
export default function UpdatePassword({ loginHref }: { loginHref: string }) {
  const locale = useInterfaceLanguage();
  const link = useStore($passwordLink, { ssr: () => NO_LINK });
  const t = privateTexts[locale].password;

  if (link.state === 'open') return <NewPassword key={link.token} locale={locale} />;
  if (link.state !== 'used') return <AskForLink locale={locale} expired={link.state === 'expired'} />;
  return (
    <>
      <Sent text={t.done} />
      <a href={loginHref} className="button button-action mt-2 w-full">
        {t.logIn}
      </a>
    </>
  );
}

function NewPassword({ locale }: { locale: Locale }) {
  const live = useForm('new', { form: newPasswordForm, send: setPassword });
  const [shown, setShown] = useState(false);
  const t = privateTexts[locale].password;
  const texts = formTexts[locale];
  const type = shown ? 'text' : undefined;

  return (
    <Form
      live={live}
      fields={newPasswordForm.fields}
      words={passwordWords(locale)}
      texts={texts}
      short
      className="space-y-2"
    >
      <p className="text-sm">{t.intro}</p>
      <div className="form-fields">
        <Field name="password" type={type} />
        <Field name="again" type={type} />
        <label className="form-tick form-wide">
          <input type="checkbox" checked={shown} onChange={(event) => setShown(event.target.checked)} />
          {t.show}
        </label>
      </div>
      <Failure alert>{({ code }) => errorText(texts, code)}</Failure>
      <SubmitButton label={t.submit} className="w-full" />
    </Form>
  );
}

const askForLink = ({ email }: { email: string }) => api(updateLoginPasswordEmail)({ Email: email });

function AskForLink({ locale, expired }: { locale: Locale; expired: boolean }) {
  const live = useForm('link', { form: passwordLinkForm, send: askForLink });
  const { step } = useStore(live.$state);
  const t = privateTexts[locale].password;
  const texts = formTexts[locale];

  if (step === 'sent') return <Sent text={t.sent} />;
  return (
    <Form
      live={live}
      fields={passwordLinkForm.fields}
      words={passwordWords(locale)}
      texts={texts}
      short
      className="space-y-2"
    >
      <p role={expired ? 'alert' : undefined} className={expired ? 'font-semibold text-red-600' : ''}>
        {expired ? t.expired : t.ask}
      </p>
      <Fields />
      <Failure alert>{({ code }) => errorText(texts, code)}</Failure>
      <SubmitButton label={t.send} className="w-full" />
    </Form>
  );
}
