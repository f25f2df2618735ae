import { useEffect } from 'react';
import { api } from '../../api/client.ts';
import { currentSession } from '../../domain/accounts/calls.ts';
import { $loggedIn, removeAccess } from '../../stores/account.ts';
import { LoginForm } from '../login/LoginForm.tsx';
import { useInterfaceLanguage } from './language.ts';

/** The login as a page of its own. Whoever is logged in already goes on to their training. */
export default function LoginPage({ trainingHref }: { trainingHref: string }) {
  const locale = useInterfaceLanguage();
  useEffect(() => {
    if (!$loggedIn.get()) return;
    void api(currentSession)().then((session) => {
      if (session.ok) location.replace(trainingHref);
      else if (session.code === 'unauthorized') removeAccess();
    });
  }, [trainingHref]);

  return <LoginForm locale={locale} onDone={() => location.assign(trainingHref)} />;
}
