import { useState, type ChangeEvent } from 'react';
import { api } from '../../api/client.ts';
import type { OfficeClass } from '../../domain/classes/office-classes.ts';
import { setSubstitute } from '../../domain/classes/substitute-calls.ts';
import { OWN_TRAINER, substituteForm } from '../../domain/classes/substitute-form.ts';
import { dayKey, giverOf } from '../../domain/classes/substitutes.ts';
import { fill } from '../../i18n/format.ts';
import { ActForm } from './ActForm.tsx';
import type { ActsProps } from './acts-props.ts';
import { substituteWords } from './class-words.ts';
import { ClashWith, useClash } from './ClashWith.tsx';
import { classTexts, dayText } from './classes-texts.ts';
import { useOffice } from './context.ts';
import { ReadWhenUnfolded } from './Folded.tsx';
import { freeFirst, trainerText, type Team } from './free-trainers.ts';
import { Telephone } from './TrainerPhone.tsx';

const canBeSaid = ({ state, dayGivers }: OfficeClass) =>
  dayGivers.length > 0 && (state === 'tentative' || state === 'confirmed' || state === 'finished');

/** Who stands in on a day, and the way to say so: for the days of a class that its trainer cannot give. */
export function ClassSubstitute(props: ActsProps) {
  const { file } = props;
  const { locale } = useOffice();
  const [times, setTimes] = useState(0);
  const { substitute: t } = classTexts[locale].acts;
  return (
    <>
      <NotFree file={file} />
      {file.standIns.map((one) => (
        <Reached key={one.trainer} {...one} />
      ))}
      {canBeSaid(file) && (
        <ReadWhenUnfolded key={times} title={t.title}>
          {() => (
            <Asked
              {...props}
              onDone={(text) => {
                setTimes(times + 1);
                props.onDone(text);
              }}
            />
          )}
        </ReadWhenUnfolded>
      )}
    </>
  );
}

/** Days to come whose substitute is nobody any more, or has something else to give by now. */
const notFreeDays = (file: OfficeClass) =>
  file.dayGivers.flatMap(({ session: number, givers }) => {
    const session = file.sessions[number - 1];
    if (!session || file.substitutes[dayKey(session)] === undefined || isOver(session)) return [];
    const name = giverOf(file, session);
    const clash = givers.find(({ trainer }) => trainer === name)?.clash ?? null;
    return name === null || clash ? [{ number, name, clash }] : [];
  });

const isOver = (session: OfficeClass['sessions'][number] | undefined) =>
  session === undefined || Date.parse(session.end) <= Date.now();

/** The one that is meant: the next day. */
const nextOf = ({ sessions }: OfficeClass, days: readonly number[]) =>
  days.find((number) => !isOver(sessions[number - 1])) ?? days.at(-1) ?? 1;

/** How the office reaches who stands in, whom no mail tells of anything where they have no account. */
function Reached({ trainer, trainerPhone, trainerEmail }: OfficeClass['standIns'][number]) {
  const { locale } = useOffice();
  return (
    <span className="block">
      {trainer}, <Telephone phone={trainerPhone} />
      {trainerEmail === '' && (
        <span className="block text-amber-700 print:hidden">{classTexts[locale].trainersNews.noAccount}</span>
      )}
    </span>
  );
}

function NotFree({ file }: Pick<ActsProps, 'file'>) {
  const { locale } = useOffice();
  const { substitute: t } = classTexts[locale].acts;
  const days = notFreeDays(file);
  return days.map(({ number, name, clash }) => (
    <div key={number} className="print:hidden">
      <p className="form-problems">{fill(name === null ? t.nobody : t.notFree, { number, name: name ?? '' })}</p>
      <ClashWith clash={clash} />
    </div>
  ));
}

/** Of a day, who could give it; whoever gives the class is named apart. */
function giversOn({ dayGivers, trainer }: OfficeClass, number: number): Team {
  const others = (dayGivers.find(({ session }) => session === number)?.givers ?? []).filter(
    (one) => one.trainer !== trainer,
  );
  return {
    trainers: others.map((one) => one.trainer),
    lacking: others.flatMap(({ trainer: name, lacks }) => (lacks ? [{ trainer: name, lacks }] : [])),
    busy: others.flatMap(({ trainer: name, clash }) => (clash ? [{ trainer: name, clash }] : [])),
  };
}

function Asked({ file, onDone, onChanged }: ActsProps) {
  const { locale } = useOffice();
  const days = file.dayGivers.map(({ session }) => session);
  const next = nextOf(file, days);
  const [chosen, setChosen] = useState(next);
  const [clash, note] = useClash();
  const texts = classTexts[locale];
  const { substitute: t, days: daysOf } = texts.acts;
  const givers = giversOn(file, chosen);
  const named = days.flatMap((number) => {
    const session = file.sessions[number - 1];
    const date = session && dayText(file, session, locale, texts);
    return date ? [[number, fill(daysOf.open, { number, count: file.sessions.length, date })] as const] : [];
  });
  const choose = ({ target }: ChangeEvent<HTMLElement>) => {
    if (target instanceof HTMLSelectElement && target.name === 'session') setChosen(Number(target.value));
  };
  return (
    <div onChange={choose}>
      <ActForm
        id={`substitute ${file.id}`}
        form={substituteForm({ seen: file.revision, days, next, trainers: freeFirst(givers) })}
        words={substituteWords(texts, {
          session: Object.fromEntries(named),
          trainer: {
            ...Object.fromEntries(givers.trainers.map((name) => [name, trainerText(givers, name, locale)])),
            [OWN_TRAINER]: fill(t.own, { name: file.trainer ?? texts.nobody }),
          },
        })}
        submit={t.submit}
        send={async (body, key) => {
          const result = await api(setSubstitute)(file.id, body, key);
          note(result);
          if (!result.ok && result.code === 'office_changed') onChanged();
          return result;
        }}
        onDone={() => onDone(t.done)}
        before={
          <>
            <p>{t.intro}</p>
            <ClashWith clash={clash} />
          </>
        }
      />
    </div>
  );
}
