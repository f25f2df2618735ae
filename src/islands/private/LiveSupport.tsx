import { useStore } from '@nanostores/react';
import { api } from '../../api/client.ts';
import { askForHelp, liveSupport } from '../../domain/training/calls.ts';
import { supportForm } from '../../domain/training/forms.ts';
import type { LiveSupport as Support } from '../../domain/training/support.ts';
import { fill, formatPhone } from '../../i18n/format.ts';
import { Fields } from '../forms/Field.tsx';
import { Sent } from '../forms/Sent.tsx';
import { ClassFacts, titleOf } from './ClassFacts.tsx';
import { PrivateForm, usePrivateForm } from './PrivateForm.tsx';
import { NothingYet } from './NothingYet.tsx';
import type { PrivateLinks } from './PrivateMenu.tsx';
import { Screen, type ScreenContext } from './Screen.tsx';

const load = api(liveSupport);
const send = api(askForHelp);

export interface LiveSupportProps {
  links: PrivateLinks;
  /** +1 and ten digits. */
  phone: string;
  email: string;
}

/** Help while a class is running. */
export default function LiveSupport({ links, phone, email }: LiveSupportProps) {
  return (
    <Screen links={links} load={load}>
      {({ current }, context) => (
        <div className="max-w-[680px] space-y-4">
          <Reach {...context} current={current} phone={phone} email={email} training={links.training} />
          <AskForHelp {...context} current={current} />
        </div>
      )}
    </Screen>
  );
}

interface CurrentProps extends ScreenContext {
  current: Support['current'];
}

function Reach(props: CurrentProps & { phone: string; email: string; training: string }) {
  const { current, phone, email, locale, texts, training } = props;
  const t = texts.support;
  const [first] = current?.event.sessions ?? [];
  const isNow = first !== undefined && new Date(first.start) <= new Date();
  return (
    <>
      <section aria-labelledby="class-title">
        <h2 id="class-title" className="text-xl">
          {isNow ? t.now : t.next}
        </h2>
        {current === null ? (
          <NothingYet text={t.noClass} href={training} label={texts.privateArea.links.training} />
        ) : (
          <>
            <h3 className="font-semibold mt-1 text-base">{titleOf(current.event, locale)}</h3>
            <ClassFacts event={current.event} locale={locale} />
            {current.joinUrl ? (
              <a href={current.joinUrl} className="button button-primary mt-1" rel="noreferrer">
                {texts.training.join}
              </a>
            ) : (
              current.event.delivery === 'online' && <p className="mt-1 text-sm">{texts.training.joinLater}</p>
            )}
          </>
        )}
      </section>
      <section aria-labelledby="reach-title">
        <h2 id="reach-title" className="text-xl">
          {t.reach}
        </h2>
        <p className="mt-1">{t.reachHelp}</p>
        <div className="mt-1 flex flex-wrap gap-1">
          <a href={`tel:${phone}`} className="button">
            {fill(t.phone, { number: formatPhone(phone, locale) })}
          </a>
          <a href={`mailto:${email}`} className="button">
            {fill(t.mail, { email })}
          </a>
        </div>
      </section>
      <section aria-labelledby="tips-title">
        <h2 id="tips-title" className="text-xl">
          {t.tips}
        </h2>
        <ul className="ticks mt-1">
          {t.tipList.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

function AskForHelp({ current, locale, texts, reload }: CurrentProps) {
  const t = texts.support;
  const form = supportForm(current?.event.id ?? null);
  const live = usePrivateForm('support', form, send, reload);
  const { step } = useStore(live.$state);
  return (
    <section aria-labelledby="ask-title">
      <h2 id="ask-title" className="mb-2 text-xl">
        {t.ask}
      </h2>
      {step === 'sent' ? (
        <Sent text={t.sent} again={{ label: t.again, act: live.restart }} />
      ) : (
        <PrivateForm live={live} form={form} words={t} submit={t.submit} locale={locale}>
          <Fields />
        </PrivateForm>
      )}
    </section>
  );
}
