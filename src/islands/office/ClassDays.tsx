import { useState, type ChangeEvent } from 'react';
import { api } from '../../api/client.ts';
import { daysAsked, daysForm } from '../../domain/classes/days-form.ts';
import { daysSold, heldDays, priceOfDay, takesDays } from '../../domain/classes/days.ts';
import { changeDays } from '../../domain/classes/office-calls.ts';
import type { OfficeClass } from '../../domain/classes/office-classes.ts';
import { shifted } from '../../domain/classes/shifted.ts';
import type { Values } from '../../domain/forms/form.ts';
import { fill, formatMoney } from '../../i18n/format.ts';
import { Fields } from '../forms/Field.tsx';
import { ActForm } from './ActForm.tsx';
import type { ActsProps } from './acts-props.ts';
import { ClashWith, useClash } from './ClashWith.tsx';
import { dayWords } from './class-words.ts';
import { classTexts, sessionText } from './classes-texts.ts';
import { useOffice } from './context.ts';
import { CreditDay } from './CreditDay.tsx';
import { ReadWhenUnfolded } from './Folded.tsx';

const hasDays = (file: OfficeClass) =>
  (file.state === 'tentative' || file.state === 'confirmed' || file.state === 'finished') &&
  takesDays(file, Date.now());

/** A single day of a class: it moves, is held elsewhere, falls away, or one is added. */
export function ClassDays(props: ActsProps) {
  const { file } = props;
  const { locale } = useOffice();
  const [times, setTimes] = useState(0);
  const { days: t } = classTexts[locale].acts;
  if (!hasDays(file)) return null;
  return (
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
  );
}

/** Numbers of the sessions that can be changed, from 1. */
const openDays = (file: OfficeClass) => {
  const held = heldDays(file, Date.now());
  return file.sessions.flatMap((_, index) => (index < held ? [] : [index + 1]));
};

/** The one that is not over: what was held today, and nobody has ticked yet, is not what is meant. */
const nextDay = ({ sessions }: OfficeClass, open: readonly number[]) =>
  open.find((number) => Date.parse(sessions[number - 1]?.end ?? '') > Date.now()) ?? open.at(-1);

function Asked({ file, onDone, onChanged }: ActsProps) {
  const { locale } = useOffice();
  const open = openDays(file);
  const sittings = shifted(file, 0);
  const next = nextDay(file, open);
  const hours = sittings[(next ?? sittings.length) - 1] ?? { from: '09:00', to: '16:00' };
  const isOnline = file.delivery === 'online';
  const form = daysForm({ seen: file.revision, open, next, hours, isOnline, isOnly: file.sessions.length === 1 });
  const [chosen, setChosen] = useState<Values>({ what: form.fields.what?.initial ?? '', where: 'own' });
  const [clash, note] = useClash();
  const texts = classTexts[locale];
  const { days: t } = texts.acts;
  const named = Object.fromEntries(
    open.map((number) => {
      const session = file.sessions[number - 1];
      const date = session ? sessionText(session, file.timeZone, locale) : '';
      return [number, fill(t.open, { number, count: file.sessions.length, date })];
    }),
  );
  const choose = ({ target }: ChangeEvent<HTMLElement>) => {
    if (target instanceof HTMLSelectElement) setChosen((before) => ({ ...before, [target.name]: target.value }));
  };
  return (
    <div onChange={choose}>
      <ActForm
        id={`days ${file.id}`}
        form={form}
        words={dayWords(texts, named)}
        submit={t.submit}
        send={async (body, key) => {
          const result = await api(changeDays)(file.id, body, key);
          note(result);
          if (!result.ok && result.code === 'office_changed') onChanged();
          return result;
        }}
        onDone={() => onDone(t.done)}
        before={
          <>
            <p>{open.length === 0 ? t.noneOpen : t.intro}</p>
            <ClashWith clash={clash} />
          </>
        }
      >
        <Fields of={daysAsked(chosen, isOnline)} />
        {chosen.where === 'online' && chosen.what !== 'drop' && <p className="text-gray-600">{t.link}</p>}
      </ActForm>
      {file.client === null && open.length < file.sessions.length && <WhoCannot file={file} />}
    </div>
  );
}

/** What a seat is worth for a day, and where it is given back: the terms say nothing of a part. */
function WhoCannot({ file }: Pick<ActsProps, 'file'>) {
  const { locale } = useOffice();
  const { days: t } = classTexts[locale].acts;
  const count = daysSold(file);
  return (
    <div className="mt-2 max-w-text">
      <h4 className="font-semibold">{t.whoCannot}</h4>
      <p>{fill(t.credit, { count, amount: formatMoney(priceOfDay(file.priceCents, count), locale) })}</p>
      <CreditDay file={file} />
    </div>
  );
}
