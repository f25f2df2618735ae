import { useState } from 'react';
import { api } from '../../api/client.ts';
import { finishFollowUp, moveFollowUp, reopenFollowUp } from '../../domain/follow-ups/calls.ts';
import type { FollowUp, FollowUps } from '../../domain/follow-ups/follow-ups.ts';
import { moveForm } from '../../domain/follow-ups/forms.ts';
import { dateIn } from '../../domain/time/calendar.ts';
import { DOT } from '../../i18n/dot.ts';
import { fill, formatDate, formatPlainDate } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { Dotted, Sep } from '../Dotted.tsx';
import { ActButton } from './ActButton.tsx';
import { ActForm } from './ActForm.tsx';
import { useOffice } from './context.ts';
import { subjectHref } from './file-links.ts';
import { Folded } from './Folded.tsx';
import { fileName, followUpTexts, followUpWords } from './follow-ups-texts.ts';
import type { FileTools } from './OpenedFile.tsx';

interface Props extends Pick<FileTools, 'finish' | 'reload'> {
  followUp: FollowUp;
  staff: FollowUps['staff'];
  timeZone: string;
  /** It was done: what undoes that is shown where the line was. */
  onFinished: (followUp: FollowUp) => void;
  /** Whether the file is named that it stands in; not in that file itself. */
  isElsewhere: boolean;
}

function whenOf({ day, done }: FollowUp, timeZone: string, locale: Locale): string {
  const t = followUpTexts[locale];
  if (done) {
    const date = formatDate(done.at, locale, timeZone);
    return done.name === null ? fill(t.doneOn, { date }) : fill(t.doneBy, { date, name: done.name });
  }
  const today = dateIn(timeZone, Date.now());
  if (day === today) return t.today;
  // Another year is said.
  const style = day.slice(0, 4) === today.slice(0, 4) ? 'short' : 'long';
  return fill(day < today ? t.since : t.on, { date: formatPlainDate(day, locale, style) });
}

/** One follow-up: what is to be done, about what, when and by whom, and what is done with it. */
export function FollowUpLine({ followUp, staff, timeZone, onFinished, isElsewhere, finish, reload }: Props) {
  const { locale, links } = useOffice();
  const { id, text, own, assignee, by, done, who, about, aboutId, revision } = followUp;
  const t = followUpTexts[locale];
  const href = subjectHref(links, about, aboutId);
  const name = fileName(followUp, locale);
  const facts = [
    isElsewhere && who,
    whenOf(followUp, timeZone, locale),
    !done && (own ? t.yours : assignee ? fill(t.of, { name: assignee.firstName }) : t.nobodys),
    by !== null && by !== assignee?.firstName && fill(t.by, { name: by }),
  ].filter(Boolean);
  return (
    <>
      <p className="flex items-start justify-between gap-x-2">
        <span className="min-w-0 break-words">{text}</span>
        {done ? (
          <ActButton
            id={`reopen ${id} ${revision}`}
            label={t.reopen}
            send={(key) => api(reopenFollowUp)(id, key)}
            onDone={() => finish(t.reopened)}
            onRefused={reload}
            className="link shrink-0 print:hidden"
          />
        ) : (
          <ActButton
            id={`done ${id} ${revision}`}
            label={t.finish}
            send={(key) => api(finishFollowUp)(id, key)}
            onDone={() => onFinished(followUp)}
            onRefused={reload}
            className="link shrink-0 print:hidden"
          />
        )}
      </p>
      <p className="break-words text-gray-600">
        {isElsewhere && href && (
          <a className="link" href={href}>
            {name}
          </a>
        )}
        {isElsewhere && facts.length > 0 && <Sep />}
        <Dotted text={facts.join(DOT)} />
      </p>
      {!done && <Move {...{ followUp, staff, finish }} />}
    </>
  );
}

/** Puts one off; its fields are there once they are wanted. */
function Move({ followUp, staff, finish }: Pick<Props, 'followUp' | 'staff' | 'finish'>) {
  const { locale } = useOffice();
  const [times, setTimes] = useState(0);
  const { id, day, assignee, revision } = followUp;
  const t = followUpTexts[locale].move;
  return (
    <Folded key={times} title={t.title}>
      <ActForm
        id={`move ${id} ${revision}`}
        form={moveForm({ day, assignee: assignee?.accountId ?? null, staff }, revision)}
        words={followUpWords(locale, 'move', staff)}
        submit={t.submit}
        send={(body, key) => api(moveFollowUp)(id, body, key)}
        onDone={() => {
          setTimes(times + 1);
          finish(t.done);
        }}
      />
    </Folded>
  );
}
