import { useState } from 'react';
import { api } from '../../api/client.ts';
import { followUpsAbout, noteFollowUp } from '../../domain/follow-ups/calls.ts';
import type { AboutKind, FollowUps } from '../../domain/follow-ups/follow-ups.ts';
import { followUpForm } from '../../domain/follow-ups/forms.ts';
import { fill, plural } from '../../i18n/format.ts';
import { ActForm } from './ActForm.tsx';
import { useOffice } from './context.ts';
import { useFinished } from './FinishedFollowUps.tsx';
import { Folded } from './Folded.tsx';
import { FollowUpLine } from './FollowUpLine.tsx';
import { followUpTexts, followUpWords } from './follow-ups-texts.ts';
import { OpenedFile, type FileTools } from './OpenedFile.tsx';
import { Part } from './Part.tsx';

interface Props {
  about: AboutKind;
  /** Of the file. */
  id: string;
  timeZone: string;
}

/** What is to be done about a booking, a client or a message, in its file. */
export function FollowUpsPart({ about, id, timeZone }: Props) {
  const { locale } = useOffice();
  return (
    <Part title={followUpTexts[locale].title}>
      <OpenedFile id={`${about} ${id}`} ask={() => api(followUpsAbout)(about, id)} missing="">
        {(found, tools) => <List {...{ about, id, timeZone, found, tools }} />}
      </OpenedFile>
    </Part>
  );
}

function List({ about, id, timeZone, found, tools }: Props & { found: FollowUps; tools: FileTools }) {
  const { locale } = useOffice();
  const { onFinished, finished } = useFinished(tools);
  const { followUps, staff } = found;
  const t = followUpTexts[locale];
  const open = followUps.filter(({ done }) => !done);
  const over = followUps.filter(({ done }) => done);
  const lines = (rows: typeof followUps) => (
    <ul className="divide-y divide-blue-100">
      {rows.map((followUp) => (
        <li key={followUp.id} className="py-1">
          <FollowUpLine
            {...{ followUp, staff, timeZone, onFinished }}
            {...tools}
            isElsewhere={followUp.about !== about || (about !== 'client' && followUp.aboutId !== id)}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {finished}
      {open.length === 0 ? <p>{t.none}</p> : lines(open)}
      {over.length > 0 && (
        <Folded title={fill(plural(over.length, locale, t.over), { count: over.length })}>{lines(over)}</Folded>
      )}
      <NoteFollowUp key={followUps.length} {...{ about, id, staff, finish: tools.finish }} />
    </>
  );
}

function NoteFollowUp({
  about,
  id,
  staff,
  finish,
}: Pick<FileTools, 'finish'> & Omit<Props, 'timeZone'> & Pick<FollowUps, 'staff'>) {
  const { locale, session } = useOffice();
  const [times, setTimes] = useState(0);
  const t = followUpTexts[locale].note;
  return (
    <Folded key={times} title={t.title}>
      <ActForm
        id={`follow-up ${about} ${id}`}
        form={followUpForm({ day: '', assignee: session.accountId, staff })}
        words={followUpWords(locale, 'note', staff)}
        submit={t.submit}
        send={(body, key) => api(noteFollowUp)(about, id, body, key)}
        onDone={() => {
          setTimes(times + 1);
          finish(t.done);
        }}
      />
    </Folded>
  );
}
