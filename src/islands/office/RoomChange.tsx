import { useRef, useState } from 'react';
import { api } from '../../api/client.ts';
import { roomForm } from '../../domain/classes/act-forms.ts';
import { changeClass } from '../../domain/classes/office-calls.ts';
import type { OfficeClass } from '../../domain/classes/office-classes.ts';
import { classRooms } from '../../domain/classes/room-calls.ts';
import { roomKey, type ClassRooms } from '../../domain/classes/rooms.ts';
import { dateIn } from '../../domain/time/calendar.ts';
import { callOffice } from '../../stores/office-gate.ts';
import { useAnswer } from '../use-answer.ts';
import { ActForm } from './ActForm.tsx';
import { actWords } from './class-words.ts';
import { classTexts } from './classes-texts.ts';
import { useOffice } from './context.ts';
import { classHref } from './file-links.ts';
import { ReadWhenUnfolded } from './Folded.tsx';
import { RoomButtons, typeRoom } from './RoomButtons.tsx';
import { roomTexts } from './room-texts.ts';

interface Props {
  file: OfficeClass;
  /** Says what was done, and reads the class again. */
  onDone: (text: string) => void;
  /** Somebody else was faster: the class is read again, and what is typed stays. */
  onChanged: () => void;
}

/** Another room for a class: those of its city are proposed, and one that is taken then says so at once. */
export function RoomChange(props: Props) {
  const { locale } = useOffice();
  const [times, setTimes] = useState(0);
  const again = (text: string) => {
    setTimes(times + 1);
    props.onDone(text);
  };
  return (
    <ReadWhenUnfolded key={times} title={classTexts[locale].acts.change}>
      {() => <Change {...props} onDone={again} />}
    </ReadWhenUnfolded>
  );
}

function Change({ file, onDone, onChanged }: Props) {
  const { locale, links } = useOffice();
  const form = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const { result } = useAnswer(file.id, (id) => callOffice(() => api(classRooms)(id)));
  const { acts } = classTexts[locale];
  const t = roomTexts[locale].known;
  const rooms = result?.ok ? result.value.rooms : [];
  const first = file.sessions[0]?.start;
  const fields = { from: first ? dateIn(file.timeZone, first) : '', where: file.placeId ?? '' };
  const choose = (name: string) => typeRoom(form.current, name);
  return (
    <div
      ref={form}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === 'room') setTyped(target.value);
      }}
    >
      <ActForm
        id={`room ${file.id}`}
        form={roomForm(file.revision)}
        words={actWords(classTexts[locale])}
        submit={acts.submit}
        send={async (body, key) => {
          const answer = await api(changeClass)(file.id, body, key);
          if (!answer.ok && answer.code === 'office_changed') onChanged();
          return answer;
        }}
        onDone={() => onDone(acts.done)}
        before={
          <>
            <RoomButtons {...{ rooms }} choose={choose} />
            <p role="status">{result?.ok && <Said rooms={rooms} typed={typed} />}</p>
            {links.places.rooms && (
              <p>
                <a className="link" href={`${links.places.rooms}?${new URLSearchParams(fields)}`}>
                  {t.calendar}
                </a>
              </p>
            )}
          </>
        }
      />
    </div>
  );
}

/** What is known of the room that is typed. */
function Said({ rooms, typed }: { rooms: ClassRooms['rooms']; typed: string }) {
  const { locale, links } = useOffice();
  const t = roomTexts[locale].known;
  if (typed.trim() === '') return null;
  const found = rooms.find(({ name }) => roomKey(name) === roomKey(typed));
  if (!found) return t.isNew;
  if (!found.takenBy) return t.isFree;
  const { id, title } = found.takenBy;
  return (
    <strong className="text-red-700">
      {t.takenBy}{' '}
      <a className="link" href={classHref(links, id)}>
        {title[locale]} ({id})
      </a>
      .
    </strong>
  );
}
