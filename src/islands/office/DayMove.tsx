import { useState } from 'react';
import { api } from '../../api/client.ts';
import { reasonForm } from '../../domain/changes/reason-form.ts';
import { dayMoved } from '../../domain/classes/day-calls.ts';
import type { DayClass, MovedClass } from '../../domain/classes/day.ts';
import { changeClass, changeDays } from '../../domain/classes/office-calls.ts';
import { moveOfDay } from '../../domain/classes/of-day.ts';
import { fill } from '../../i18n/format.ts';
import { callOffice } from '../../stores/office-gate.ts';
import { useAnswer } from '../use-answer.ts';
import { daysText } from './absence-texts.ts';
import { ActForm } from './ActForm.tsx';
import { sessionText } from './classes-texts.ts';
import { useOffice } from './context.ts';
import { done, type DayActProps } from './day-acts.ts';
import { DayOutcomes } from './DayOutcomes.tsx';
import { DayPreview, stays } from './DayPreview.tsx';
import { dayTexts } from './day-texts.ts';
import { Folded } from './Folded.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { reasonWords } from './texts.ts';
import { useSequence } from './use-sequence.ts';

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** Moves classes to another day, each after it was shown what becomes of it. */
export function DayMove(props: DayActProps) {
  const { day } = props;
  const { locale } = useOffice();
  const [to, setTo] = useState('');
  const { move: t } = dayTexts[locale];
  const isDay = /^20\d\d-\d\d-\d\d$/.test(to) && to !== day.on;
  const classes = new Map(day.classes.map((one) => [one.id, one]));
  const { outcomes, run, again } = useSequence(
    `move ${day.on}`,
    {
      bodyOf: (id, move: { to: string; why: string }) => {
        const one = classes.get(id);
        return one ? moveOfDay(one, daysBetween(day.on, move.to), move.why) : null;
      },
      send: (id, body, key) => ('what' in body ? api(changeDays)(id, body, key) : api(changeClass)(id, body, key)),
    },
    props.tools.reload,
  );
  return (
    <>
      <Folded title={t.submit}>
        <label className="mb-2 block max-w-[24rem]">
          <span>{t.to}</span>
          <input className="field" type="date" value={to} onChange={({ target }) => setTo(target.value)} />
        </label>
        <p className="max-w-text text-gray-600">{t.hint}</p>
        {isDay && <Moving key={to} {...props} to={to} send={(ids, why) => run(ids, { to, why })} />}
      </Folded>
      <DayOutcomes kind="move" classes={day.classes} outcomes={outcomes} again={again} />
    </>
  );
}

interface MovingProps extends DayActProps {
  to: string;
  send: (ids: readonly string[], reason: string) => Promise<void>;
}

/** What moving comes to for each class, as the server has it, and the form to do it. */
function Moving({ day, chosen, query, to, send }: MovingProps) {
  const { locale } = useOffice();
  const { result, retry } = useAnswer(JSON.stringify({ to, query }), () =>
    callOffice(() => api(dayMoved)(day.on, { ...query, to })),
  );
  const t = dayTexts[locale];
  if (!result) return null;
  if (!result.ok) return <NotLoaded locale={locale} code={result.code} retry={retry} />;
  const moved = new Map(result.value.classes.map((one) => [one.id, one]));
  const rows = chosen.flatMap((one) => {
    const becomes = moved.get(one.id);
    return becomes ? [{ one, becomes }] : [];
  });
  const possible = rows.filter(({ becomes }) => becomes.problem === null).map(({ one }) => one.id);
  const textOf = (one: DayClass, { problem, clash, sessions, session: number }: MovedClass) => {
    if (clash?.why === 'away') return fill(t.move.problems.away, { days: daysText(clash, locale) });
    if (clash) return fill(t.move.problems[clash.why], { id: clash.id });
    if (problem === 'past' || problem === 'order') return t.move.problems[problem];
    if (problem !== null && problem !== 'trainer') return stays({ hindrance: problem }, t);
    const dates = sessions.map((session) => sessionText(session, one.timeZone, locale)).join('; ');
    return number === null ? fill(t.move.becomes, { dates }) : fill(t.move.becomesDay, { dates, number });
  };
  return (
    <>
      <DayPreview
        rows={rows.map(({ one, becomes }) => ({
          ...{ id: one.id, title: one.title[locale], text: textOf(one, becomes) },
          notes: [
            ...(becomes.roomClash === null ? [] : [fill(t.move.room, { id: becomes.roomClash })]),
            ...(becomes.isHoliday ? [t.move.holiday] : []),
          ],
        }))}
      />
      {possible.length === 0 ? (
        <p>{t.nothing}</p>
      ) : (
        <ActForm
          id={`move day ${day.on} ${to}`}
          form={reasonForm}
          words={reasonWords(locale)}
          submit={t.move.submit}
          send={async ({ reason }) => {
            await send(possible, reason);
            return done;
          }}
          onDone={() => undefined}
        />
      )}
    </>
  );
}
