import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { openOffice } from '../../domain/accounts/office-calls.ts';
import { currentSession } from '../../domain/accounts/calls.ts';
import type { SessionView } from '../../domain/accounts/contract.ts';
import { IDLE_LOCK_MINUTES } from '../../domain/office/second-factor.ts';
import { fill } from '../../i18n/fill.ts';
import type { Locale } from '../../i18n/locales.ts';
import { $gate, leaveGate, lockWhenIdle } from '../../stores/office-gate.ts';
import { AskForLogin } from '../private/AskForLogin.tsx';
import { Awaited } from '../private/Awaited.tsx';
import { useInterfaceLanguage } from '../private/language.ts';
import { usePrivate } from '../private/use-private.ts';
import { CodeForm } from './CodeForm.tsx';
import { OfficeContext, type Office } from './context.ts';
import { Enrol } from './Enrol.tsx';
import { MoneyDialog } from './MoneyDialog.tsx';
import { keepFocus } from './keep-focus.ts';
import { BELOW_MENU, OfficeMenu, type OfficeLinks, type OfficePlace } from './OfficeMenu.tsx';
import { officeTexts } from './texts.ts';
import { NotLoaded } from './NotLoaded.tsx';

const load = api(currentSession);

const keepingFocus = (root: HTMLElement | null) => (root ? keepFocus(root) : undefined);

/** Whether the server still lets this session into the office. */
async function isOfficeOpen(): Promise<boolean> {
  const result = await load();
  return result.ok && result.value.office === 'open';
}

interface Props {
  links: OfficeLinks;
  place: OfficePlace;
  children: ReactNode;
  /** The same for trainers, where there is something for them; they show no second factor. */
  trainers?: ReactNode;
}

/** A screen of the office: the login, the phone's code, or the menu and what is below it. */
export function OfficeScreen({ links, place, children, trainers }: Props) {
  const { session, result, reload } = usePrivate(load);
  const locale = useInterfaceLanguage();

  if (result && !result.ok && result.code === 'unauthorized') {
    return <AskForLogin locale={locale} homeHref={links.home[locale]} onDone={reload} />;
  }
  if (result && !result.ok) {
    return <NotLoaded locale={locale} code={result.code} retry={reload} className="max-w-text" />;
  }
  if (!session) return <Awaited locale={locale} />;
  if (session.role === 'trainer' && trainers) {
    return (
      <Inside key={session.accountId} {...{ session, locale, links, place }} isOpen>
        {trainers}
      </Inside>
    );
  }
  if (session.office === null) return <p className="max-w-text">{officeTexts[locale].notYours}</p>;
  if (session.office === 'enrol') return <Enrol locale={locale} onDone={reload} />;
  return (
    <Inside key={session.accountId} {...{ session, locale, links, place }}>
      {children}
    </Inside>
  );
}

type InsideProps = Omit<Props, 'trainers'> & { session: SessionView; locale: Locale; isOpen?: true };

function Inside({ session, locale, links, place, isOpen, children }: InsideProps) {
  const gate = useStore($gate);
  // A screen that was never open has nothing to be kept.
  const [wasOpen, setWasOpen] = useState(isOpen ?? session.office === 'open');
  const texts = officeTexts[locale];
  const office = useMemo<Office>(() => ({ locale, texts, session, links }), [locale, texts, session, links]);
  const locked = !wasOpen || gate === 'lock';
  // A trainer's screen is opened by the session alone.
  useEffect(() => (isOpen ? undefined : lockWhenIdle(isOfficeOpen)), [isOpen]);

  return (
    <OfficeContext value={office}>
      <OfficeMenu {...{ links, place, session, locale }} />
      <div id={BELOW_MENU} ref={keepingFocus} tabIndex={-1}>
        {locked && (
          <section className="space-y-2" aria-labelledby="locked-title">
            <h2 id="locked-title" className="text-xl">
              {texts.locked.title}
            </h2>
            <p className="max-w-text">{fill(texts.locked.text, { minutes: IDLE_LOCK_MINUTES })}</p>
            <CodeForm
              locale={locale}
              submit={texts.locked.open}
              send={(code) => api(openOffice)({ code })}
              onDone={() => {
                setWasOpen(true);
                leaveGate(true);
              }}
            />
          </section>
        )}
        {wasOpen && <div hidden={locked}>{children}</div>}
      </div>
      {gate === 'money' && <MoneyDialog locale={locale} onEnd={leaveGate} />}
    </OfficeContext>
  );
}
