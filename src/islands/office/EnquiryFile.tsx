import { useState } from 'react';
import { api } from '../../api/client.ts';
import { answerEntry, handEntry, noteEntry, officeEntry, undoAnswer } from '../../domain/inbox/calls.ts';
import { answerForm, handForm, NOBODY } from '../../domain/inbox/forms.ts';
import type { InboxEntry } from '../../domain/inbox/inbox.ts';
import { noteForm } from '../../domain/office/note-form.ts';
import { DOT } from '../../i18n/dot.ts';
import { fill, formatDate, formatTime } from '../../i18n/format.ts';
import { languageTags, type Locale } from '../../i18n/locales.ts';
import { Dotted, Sep } from '../Dotted.tsx';
import { ActForm } from './ActForm.tsx';
import { ActButton } from './ActButton.tsx';
import { useOffice } from './context.ts';
import { actTexts, enquiryTexts, handWords, kindName, typedLine, type EnquiryTexts } from './enquiries-texts.ts';
import { EntryPlaces } from './EntryPlaces.tsx';
import { FollowUpsPart } from './FollowUpsPart.tsx';
import { OpenedFile, type FileTools } from './OpenedFile.tsx';
import { Part } from './Part.tsx';
import { Moments, Written } from './parts.tsx';
import { NEW_QUOTE, quoteTexts } from './quotes-texts.ts';

interface Props {
  id: string;
  timeZone: string;
  listHref: string;
  /** Where quotes are written. */
  quotesHref: string;
}

interface FileProps extends FileTools {
  entry: InboxEntry;
  timeZone: string;
  quotesHref: string;
  locale: Locale;
  t: EnquiryTexts;
}

const load = api(officeEntry);

/** A message, who has it, and what is answered to it. */
export function EnquiryFile({ id, timeZone, listHref, quotesHref }: Props) {
  const { locale } = useOffice();
  const t = enquiryTexts[locale];
  return (
    <OpenedFile id={id} ask={load} back={{ href: listHref, text: t.back }} missing={t.missing}>
      {(entry, tools) => <File {...{ entry, timeZone, quotesHref, locale, t }} {...tools} />}
    </OpenedFile>
  );
}

const moment = (at: string, { locale, timeZone }: Pick<FileProps, 'locale' | 'timeZone'>) =>
  `${formatDate(at, locale, timeZone)}, ${formatTime(at, locale, timeZone)}`;

const by = (at: string, name: string | null, props: FileProps) => [moment(at, props), name].filter(Boolean).join(', ');

function File(props: FileProps) {
  const { entry, locale, timeZone, t, finish } = props;
  const { id, revision, kind, name, staff } = entry;
  return (
    <article>
      <h2 className="text-xl">
        {fill(t.file.title, { kind: kindName(kind, locale), name: name || entry.email })}
        <span className="font-normal text-gray-600">
          <Sep />
          {t.states[entry.state]}
        </span>
      </h2>
      <div className="office-columns">
        <div className="space-y-4">
          <Typed {...props} />
          <QuoteLinks {...props} />
          <Answers {...props} />
        </div>
        <div className="space-y-4">
          <EntryPlaces {...{ entry, locale, t }} onDone={() => finish(t.places.done)} />
          <Part title={t.hand.title}>
            <ActForm
              key={revision}
              id={`hand ${id}`}
              form={handForm(entry)}
              words={handWords(locale, NOBODY, staff)}
              submit={t.hand.submit}
              send={(body, key) => api(handEntry)(id, body, key)}
              onDone={() => finish(t.hand.done)}
            />
          </Part>
          <FollowUpsPart about="enquiry" {...{ id, timeZone }} />
          <Part title={t.file.notes}>
            {entry.notes.length === 0 && <p>{t.file.noNotes}</p>}
            <Written rows={entry.notes.map((note) => ({ head: by(note.at, note.name, props), text: note.text }))} />
            <div className="mt-2">
              <ActForm
                key={entry.notes.length}
                id={`note ${id}`}
                form={noteForm}
                words={t.note}
                submit={t.note.submit}
                send={(body, key) => api(noteEntry)(id, body, key)}
                onDone={() => finish(t.note.done)}
              />
            </div>
          </Part>
          <Part title={t.file.history}>
            {entry.history.length === 0 && <p>{t.file.noHistory}</p>}
            <Moments
              rows={entry.history.map((one) => ({
                at: moment(one.at, props),
                what: [actTexts[locale][one.act], one.name].filter(Boolean).join(DOT),
              }))}
            />
          </Part>
        </div>
      </div>
    </article>
  );
}

function QuoteLinks({ entry, quotesHref, locale }: FileProps) {
  const t = quoteTexts[locale].ofEnquiry;
  return (
    <p className="flex flex-wrap items-center gap-x-3 print:hidden">
      <a className="button" href={`${quotesHref}/${NEW_QUOTE}?enquiry=${encodeURIComponent(entry.id)}`}>
        {t.make}
      </a>
      <a className="link" href={`${quotesHref}?q=${encodeURIComponent(entry.email)}`}>
        {t.theirs}
      </a>
    </p>
  );
}

function Typed(props: FileProps) {
  const { entry, locale, t } = props;
  const facts = [
    fill(t.file.received, { date: moment(entry.at, props) }),
    entry.reference,
    t.file.language[entry.language],
  ].filter(Boolean);
  return (
    <Part title={t.file.typed}>
      <p className="text-gray-600">
        <Dotted text={facts.join(DOT)} />
      </p>
      {entry.page !== '' && (
        <p className="text-gray-600">
          {t.file.page}{' '}
          <a className="link" href={entry.page}>
            {entry.page}
          </a>
        </p>
      )}
      <dl className="mt-1 space-y-1">
        {Object.entries(entry.typed).map(([name, typed]) => {
          const { label, value } = typedLine(name, typed, locale);
          return (
            <div key={name}>
              <dt className="text-gray-600">{label}</dt>
              <dd className="max-w-text break-words whitespace-pre-line">{value}</dd>
            </div>
          );
        })}
      </dl>
    </Part>
  );
}

function Answers(props: FileProps) {
  const { entry, locale, timeZone, t, finish, reload } = props;
  const { id, revision, replies } = entry;
  const { answer, file } = t;
  return (
    <Part title={file.replies}>
      {replies.length === 0 && <p>{file.noReplies}</p>}
      <Written
        rows={replies.map((reply) => ({
          head: (
            <>
              {by(reply.at, reply.name, props)}
              <Sep />
              {fill(file.replyStates[reply.state], { time: formatTime(reply.leavesAt, locale, timeZone) })}{' '}
              {reply.state === 'waits' && (
                <ActButton
                  id={`undo ${reply.id}`}
                  label={file.undo}
                  send={(key) => api(undoAnswer)(id, reply.id, key)}
                  onDone={() => finish(file.undone)}
                  onRefused={reload}
                />
              )}
            </>
          ),
          text: reply.text,
        }))}
      />
      <h4 className="font-semibold mt-2 print:hidden">{answer.title}</h4>
      <AnswerBox key={replies.length} {...{ entry, t, revision }} onDone={() => finish(answer.done)} />
    </Part>
  );
}

interface BoxProps extends Pick<FileProps, 'entry' | 't'> {
  revision: number;
  onDone: () => void;
}

/** The box for an answer, and the mail that comes of it. */
function AnswerBox({ entry: { id, email, frame, language }, t: { answer }, revision, onDone }: BoxProps) {
  const [text, setText] = useState('');
  return (
    <div
      className="print:hidden"
      onInput={({ target }) => {
        if (target instanceof HTMLTextAreaElement) setText(target.value);
      }}
    >
      <ActForm
        id={`answer ${id}`}
        form={answerForm(revision)}
        words={answer}
        submit={answer.submit}
        isMain
        send={(body, key) => api(answerEntry)(id, body, key)}
        onDone={onDone}
      />
      {text.trim() !== '' && (
        <section className="mt-2 max-w-[680px]" aria-label={fill(answer.preview, { email })}>
          <h5 className="font-semibold">{fill(answer.preview, { email })}</h5>
          <div className="border-s-4 border-blue-200 px-2 break-words" lang={languageTags[language]}>
            <p>{fill(answer.subject, { subject: frame.subject })}</p>
            {[frame.greeting, ...text.trim().split(/\n{2,}/), frame.closing].map((paragraph, index) => (
              <p key={index} className="mt-1">
                {paragraph}
              </p>
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
