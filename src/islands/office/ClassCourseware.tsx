import { useState } from 'react';
import { api } from '../../api/client.ts';
import { addressOf } from '../../domain/api/address.ts';
import type { OfficeClass } from '../../domain/classes/office-classes.ts';
import { coursewareTable, noteAddress, postCourseware, sendCourseware } from '../../domain/needs/courseware-calls.ts';
import { noteAddressForm, type CoursewareSeat } from '../../domain/needs/courseware.ts';
import { fill, formatPlainDate, plural } from '../../i18n/format.ts';
import { officeCourseware as en } from '../../i18n/strings/en/office/courseware.ts';
import { officeCourseware as fr } from '../../i18n/strings/fr/office/courseware.ts';
import { Fields } from '../forms/Field.tsx';
import { ActButton } from './ActButton.tsx';
import { ActForm } from './ActForm.tsx';
import { useOffice } from './context.ts';
import { Folded } from './Folded.tsx';
import { Part } from './Part.tsx';

export const coursewareTexts = { en, fr };

interface Props {
  file: OfficeClass;
  onPrint: () => void;
  onDone: (text: string) => void;
  /** What the class says is not what it said. */
  onChanged: () => void;
}

/** Where the courseware of a class goes, as long as it goes by post: a class on line alone asks for that. */
export function ClassCourseware({ file, onPrint, onDone, onChanged }: Props) {
  const { locale } = useOffice();
  const t = coursewareTexts[locale];
  const { id, courseware: seats } = file;
  if (seats === null && file.place !== null) return null;
  const turn = (posted: boolean) => (
    <ActButton
      id={`courseware ${id} ${String(posted)}`}
      className="button"
      label={posted ? t.turnOn : t.turnOff}
      send={(key) => api(postCourseware)(id, { posted }, key)}
      onDone={() => onDone(posted ? t.turned.on : t.turned.off)}
    />
  );
  return (
    <Part title={t.title}>
      <p className="text-gray-600">{seats === null ? t.off : t.on}</p>
      {seats === null ? (
        <p className="mt-1">{turn(true)}</p>
      ) : (
        <Sending {...{ id, seats, onPrint, onDone, onChanged }} />
      )}
      {seats !== null && <p className="mt-2">{turn(false)}</p>}
    </Part>
  );
}

type SendingProps = Omit<Props, 'file'> & { id: string; seats: readonly CoursewareSeat[] };

function Sending({ id, seats, onPrint, onDone, onChanged }: SendingProps) {
  const { locale } = useOffice();
  const [times, setTimes] = useState(0);
  const t = coursewareTexts[locale];
  const named = seats.filter(({ name, email }) => name !== '' || email !== '');
  const toSend = seats.filter(({ address, sentOn }) => address !== '' && sentOn === null);
  const missing = seats.filter(({ address }) => address === '').length;
  const send = (participants: string[], sent: boolean, label: string, className = 'link') => (
    <ActButton
      id={`courseware ${id} ${participants.join(' ')} ${String(sent)}`}
      {...{ label, className }}
      send={(key) => api(sendCourseware)(id, { participants, sent }, key)}
      onDone={() => onDone(t.done)}
    />
  );
  return (
    <>
      {missing > 0 && (
        <p className="font-semibold mt-1">{fill(plural(missing, locale, t.missing), { count: missing })}</p>
      )}
      <ul className="divide-y mt-1 divide-blue-100">
        {seats.map(({ id: seat, name, email, address, sentOn }) => (
          <li key={seat} className="py-1">
            <span className="font-semibold block">{name || email || t.unnamed}</span>
            <span className="block [overflow-wrap:anywhere] whitespace-pre-line">{address || t.noAddress}</span>
            {sentOn !== null && (
              <span className="text-gray-600">
                {fill(t.sentOn, { date: formatPlainDate(sentOn, locale, 'medium') })}
                {'. '}
                {send([seat], false, fill(t.notSentFor, { name: name || email }))}
              </span>
            )}
            {sentOn === null && address !== '' && send([seat], true, fill(t.sendFor, { name: name || email }))}
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap gap-1">
        {toSend.length > 1 &&
          send(
            toSend.map((seat) => seat.id),
            true,
            fill(plural(toSend.length, locale, t.sendAll), { count: toSend.length }),
            'button',
          )}
        {seats.length > missing && (
          <>
            <button type="button" className="button" onClick={onPrint}>
              {t.print}
            </button>
            <a className="button" download href={`${addressOf(coursewareTable, { id })}?lang=${locale}`}>
              {t.csv}
            </a>
          </>
        )}
      </div>
      {named.length > 0 && (
        <Folded title={t.note.title}>
          <ActForm
            key={times}
            id={`address ${id}`}
            form={noteAddressForm(named)}
            words={t.note}
            submit={t.note.submit}
            send={async (body, key) => {
              const result = await api(noteAddress)(id, body, key);
              if (!result.ok && result.code === 'office_changed') onChanged();
              return result;
            }}
            onDone={() => {
              setTimes(times + 1);
              onDone(t.note.done);
            }}
          >
            <Fields
              choices={{
                participantId: named.map(({ id: value, name, email }) => ({ value, label: name || email })),
              }}
            />
          </ActForm>
        </Folded>
      )}
    </>
  );
}

/** On paper alone: a label for each address that courseware was not sent to yet; where all was sent, for each. */
export function Labels({ file: { courseware } }: { file: OfficeClass }) {
  const known = (courseware ?? []).filter(({ address }) => address !== '');
  const waiting = known.filter(({ sentOn }) => sentOn === null);
  return (
    <section className="office-sheet office-labels" aria-hidden="true">
      {(waiting.length > 0 ? waiting : known).map(({ id, name, organisation, address }) => (
        <p key={id}>
          {[name, address.startsWith(organisation) ? '' : organisation, address].filter(Boolean).join('\n')}
        </p>
      ))}
    </section>
  );
}
