import { useState } from 'react';
import { api } from '../../api/client.ts';
import { reasonForm } from '../../domain/changes/reason-form.ts';
import { dayMessageForm } from '../../domain/classes/act-forms.ts';
import type { DayClass } from '../../domain/classes/day.ts';
import type { MessageClass } from '../../domain/classes/acts.ts';
import { cancelOfDay } from '../../domain/classes/of-day.ts';
import { cancelClass, changeDays, messageClass } from '../../domain/classes/office-calls.ts';
import { fill, plural } from '../../i18n/format.ts';
import { ActForm } from './ActForm.tsx';
import { useOffice } from './context.ts';
import { DayMove } from './DayMove.tsx';
import { DayOutcomes } from './DayOutcomes.tsx';
import { DayPreview, stays } from './DayPreview.tsx';
import { done, type DayActProps } from './day-acts.ts';
import { dayTexts } from './day-texts.ts';
import { Folded } from './Folded.tsx';
import { MessagePreview } from './MessagePreview.tsx';
import { Part } from './Part.tsx';
import { reasonWords } from './texts.ts';
import { useSequence } from './use-sequence.ts';

/** What is done to all classes of a day that are chosen, one after the other, as it is done to each by itself. */
export function DayActs(props: DayActProps) {
  const { locale } = useOffice();
  const t = dayTexts[locale];
  return (
    <>
      <Part title={t.message.title}>
        <Message key={props.day.on} {...props} />
      </Part>
      <Part title={t.cancel.title}>
        <Cancel key={props.day.on} {...props} />
      </Part>
      <Part title={t.move.title}>
        <DayMove key={props.day.on} {...props} />
      </Part>
    </>
  );
}

function Message({ day, chosen, tools }: DayActProps) {
  const { locale } = useOffice();
  const { outcomes, run, again } = useSequence(
    `message ${day.on}`,
    {
      bodyOf: (_id, said: MessageClass) => said,
      send: (id, said, key) => api(messageClass)(id, said, key),
    },
    tools.reload,
  );
  const [texts, setTexts] = useState({ en: '', fr: '' });
  const { message: t } = dayTexts[locale];
  const [first] = chosen;
  return (
    <>
      {chosen.length > 0 && (
        <Folded title={t.submit}>
          <div
            onInput={({ target }) => {
              if (!(target instanceof HTMLTextAreaElement)) return;
              const { name, value } = target;
              setTexts((before) => ({ ...before, [name === 'french' ? 'fr' : 'en']: value }));
            }}
          >
            <ActForm
              id={`message day ${day.on}`}
              form={dayMessageForm(chosen.some(({ trainerEmail }) => trainerEmail !== ''))}
              words={t}
              submit={t.submit}
              send={async (body) => {
                await run(
                  chosen.map(({ id }) => id),
                  body,
                );
                return done;
              }}
              onDone={() => undefined}
              before={<p>{t.intro}</p>}
            />
          </div>
          {first && <MessagePreview of={first} texts={texts} title={t.preview} />}
        </Folded>
      )}
      <DayOutcomes kind="message" classes={day.classes} outcomes={outcomes} again={again} />
    </>
  );
}

function Cancel({ day, chosen, tools }: DayActProps) {
  const { locale } = useOffice();
  const t = dayTexts[locale];
  const { cancel } = t;
  const possible = chosen.filter(({ hindrance, openSession }) => hindrance === null || openSession !== null);
  const classes = new Map(day.classes.map((one) => [one.id, one]));
  const { outcomes, run, again } = useSequence(
    `cancel ${day.on}`,
    {
      bodyOf: (id, { reason }: { reason: string }): ReturnType<typeof cancelOfDay> | null => {
        const one = classes.get(id);
        return one ? cancelOfDay(one, reason) : null;
      },
      send: (id, body, key) => ('what' in body ? api(changeDays)(id, body, key) : api(cancelClass)(id, body, key)),
    },
    tools.reload,
  );
  const becomes = (one: DayClass) => {
    if (one.openSession !== null)
      return fill(cancel.becomes.day, { number: one.openSession, count: one.sessions.length });
    if (one.hindrance !== null) return stays(one, t);
    if (one.client !== null) return fill(cancel.becomes.private, { client: one.client });
    if (one.booked === 0) return cancel.becomes.nobody;
    return fill(plural(one.booked, locale, cancel.becomes.people), { count: one.booked });
  };
  return (
    <>
      <Folded title={cancel.submit}>
        <DayPreview rows={chosen.map((one) => ({ id: one.id, title: one.title[locale], text: becomes(one) }))} />
        {possible.length === 0 ? (
          <p>{t.nothing}</p>
        ) : (
          <ActForm
            id={`cancel day ${day.on}`}
            form={reasonForm}
            words={reasonWords(locale)}
            submit={cancel.submit}
            send={async (body) => {
              await run(
                possible.map(({ id }) => id),
                body,
              );
              return done;
            }}
            onDone={() => undefined}
          />
        )}
      </Folded>
      <DayOutcomes kind="cancel" classes={day.classes} outcomes={outcomes} again={again} />
    </>
  );
}
