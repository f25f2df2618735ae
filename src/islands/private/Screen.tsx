import type { ReactNode } from 'react';
import type { Result } from '../../api/result.ts';
import type { SessionView } from '../../domain/accounts/contract.ts';
import type { Locale } from '../../i18n/locales.ts';
import { errorTexts } from '../header-texts.ts';
import { AskForLogin } from './AskForLogin.tsx';
import { Awaited } from './Awaited.tsx';
import { useInterfaceLanguage } from './language.ts';
import { PrivateMenu, type PrivateLinks } from './PrivateMenu.tsx';
import { privateTexts, type PrivateTexts } from './texts.ts';
import { usePrivate } from './use-private.ts';

export interface ScreenContext {
  locale: Locale;
  texts: PrivateTexts;
  session: SessionView;
  /** Loads again what is shown. */
  reload: () => void;
}

interface Props<Value> {
  links: PrivateLinks;
  /** The same function as long as it loads the same. */
  load: () => Promise<Result<Value>>;
  /** What is said where there is nothing for this account. */
  missing?: (texts: PrivateTexts) => string;
  children: (value: Value, context: ScreenContext) => ReactNode;
}

/** A private page: the login where nobody is known, else its menu and what the worker has for the account. */
export function Screen<Value>({ links, load, missing, children }: Props<Value>) {
  const { session, result, reload } = usePrivate(load);
  const locale = useInterfaceLanguage();
  const texts = privateTexts[locale];
  const t = texts.privateArea;

  if (result && !result.ok && result.code === 'unauthorized') {
    return <AskForLogin locale={locale} homeHref={links.home[locale]} onDone={reload} />;
  }
  if (result === undefined) return <Awaited locale={locale} />;
  return (
    <>
      {session && <PrivateMenu links={links} session={session} locale={locale} />}
      <div className="min-h-[240px]">
        {result.ok && session && children(result.value, { locale, texts, session, reload })}
        {!result.ok && (
          <div role="alert" className="max-w-text">
            {result.code === 'not_found' ? (
              <p>{missing ? missing(texts) : t.missing}</p>
            ) : (
              <>
                <p>
                  {t.failed} {errorTexts[locale][result.code === 'database_unavailable' ? 'unavailable' : result.code]}
                </p>
                <button type="button" className="button mt-2" onClick={reload}>
                  {t.retry}
                </button>
              </>
            )}
          </div>
        )}
      </div>
    </>
  );
}
