import { api } from '../../api/client.ts';
import { askForHelp, liveSupport } from '../../domain/training/calls.ts';
import {
  MAX_SUPPORT_TEXT,
  supportTopics,
  type LiveSupport as Support,
  type SupportRequest,
  type SupportTopic,
} from '../../domain/training/support.ts';
import { fill, formatPhone } from '../../i18n/format.ts';
import { ClassFacts, titleOf } from './ClassFacts.tsx';
import { useForm, type Problems } from './form.ts';
import { Choice, FormProblems, Sent, SubmitForm, TextArea, TextField } from './FormParts.tsx';
import type { PrivateLinks } from './PrivateMenu.tsx';
import { Screen, type ScreenContext } from './Screen.tsx';

const load = api(liveSupport);

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
          <Reach {...context} current={current} phone={phone} email={email} />
          <AskForHelp {...context} current={current} />
        </div>
      )}
    </Screen>
  );
}

interface CurrentProps extends ScreenContext {
  current: Support['current'];
}

function Reach({ current, phone, email, locale, texts }: CurrentProps & { phone: string; email: string }) {
  const t = texts.support;
  const isNow = current !== null && new Date(current.event.sessions[0]!.start) <= new Date();
  return (
    <>
      <section aria-labelledby="class-title">
        <h2 id="class-title" className="text-xl">
          {isNow ? t.now : t.next}
        </h2>
        {current === null ? (
          <p className="mt-1">{t.noClass}</p>
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
            {fill(t.phone, { number: formatPhone(phone) })}
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

const PHONE = /^[+()\d .x#-]{7,30}$/i;

function AskForHelp({ current, locale, texts, reload }: CurrentProps) {
  const t = texts.support;
  const form = useForm({
    form: 'support',
    send: api(askForHelp),
    onLoggedOut: reload,
    body: (draft): SupportRequest => ({
      topic: draft.topic as SupportTopic,
      eventId: current?.event.id ?? null,
      phone: (draft.phone ?? '').trim(),
      message: draft.message ?? '',
    }),
    check(draft) {
      const problems: Problems = {};
      if (!draft.topic) problems.topic = t.choose;
      const phone = (draft.phone ?? '').trim();
      if (phone !== '' && !PHONE.test(phone)) problems.phone = texts.validation.phone;
      if (!draft.message?.trim()) problems.message = texts.validation.required;
      return problems;
    },
  });
  return (
    <section aria-labelledby="ask-title">
      <h2 id="ask-title" className="mb-2 text-xl">
        {t.ask}
      </h2>
      {form.state === 'sent' ? (
        <Sent text={t.sent} again={t.again} onAgain={form.restart} />
      ) : (
        <form noValidate onSubmit={form.submit} className="space-y-2">
          <FormProblems
            form={form}
            labels={{ topic: t.topic, phone: t.callback, message: t.message }}
            locale={locale}
          />
          <Choice
            form={form}
            field="topic"
            label={t.topic}
            empty={t.choose}
            options={supportTopics.map((topic) => ({ value: topic, label: t.topics[topic] }))}
            required
            locale={locale}
          />
          <TextField form={form} field="phone" label={t.callback} type="tel" autoComplete="tel" locale={locale} />
          <TextArea
            form={form}
            field="message"
            label={t.message}
            maxLength={MAX_SUPPORT_TEXT}
            required
            locale={locale}
          />
          <SubmitForm form={form} label={t.submit} locale={locale} />
        </form>
      )}
    </section>
  );
}
