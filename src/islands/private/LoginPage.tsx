import { useEffect } from 'react';
import { api } from '../../api/client.ts';
import { currentSession } from '../../domain/accounts/calls.ts';
import { languageTags, otherLocale, type Locale } from '../../i18n/locales.ts';
import { $loggedIn, accessEnded } from '../../stores/account.ts';
import { chooseLanguage } from '../../stores/interface-language.ts';
import { LoginForm } from '../login/LoginForm.tsx';
import { useInterfaceLanguage } from './language.ts';
import { privateTexts } from './texts.ts';

interface Props {
  trainingHref: string;
  officeHref: string;
  /** What to do without an account. */
  lostHref: Record<Locale, string>;
}

/** The login as a page of its own, built with the page in English. Whoever is logged in goes on to their training, or to the office. */
export default function LoginPage({ trainingHref, officeHref, lostHref }: Props) {
  const locale = useInterfaceLanguage();
  useEffect(() => {
    if (!$loggedIn.get()) return;
    void api(currentSession)().then((session) => {
      if (session.ok) location.replace(session.value.office === null ? trainingHref : officeHref);
      else if (session.code === 'unauthorized') accessEnded();
    });
  }, [trainingHref, officeHref]);

  async function goOn() {
    const session = await api(currentSession)();
    location.assign(session.ok && session.value.office !== null ? officeHref : trainingHref);
  }

  const other = otherLocale(locale);
  return (
    <>
      <LoginForm locale={locale} onDone={() => void goOn()} />
      <a href={lostHref[locale]} className="link flex min-h-[44px] items-center">
        {privateTexts[locale].privateArea.lost}
      </a>
      <button
        type="button"
        className="link min-h-[44px] cursor-pointer"
        lang={languageTags[other]}
        onClick={() => chooseLanguage(other)}
      >
        {privateTexts[locale].privateArea.otherLanguage}
      </button>
    </>
  );
}
