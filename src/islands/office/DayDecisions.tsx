import { useState } from 'react';
import { api } from '../../api/client.ts';
import { tickStay } from '../../domain/classes/day-calls.ts';
import type { OfficeDay } from '../../domain/classes/day.ts';
import { countDecisions, type DayDecision } from '../../domain/classes/decisions.ts';
import { fill, plural } from '../../i18n/format.ts';
import { accountForms } from '../../stores/account-forms.ts';
import { callOffice } from '../../stores/office-gate.ts';
import type { ClassesPlace } from './classes-place.ts';
import { useOffice } from './context.ts';
import { dayTexts } from './day-texts.ts';
import { Part } from './Part.tsx';
import { officeError } from './texts.ts';

interface Props {
  day: OfficeDay;
  place: ClassesPlace;
}

const keyOf = ({ classId, bookingId }: DayDecision) => `${classId} ${bookingId}`;

/** Who has decided what about classes that are not held on their day any more; who has not, first. */
export function DayDecisions({ day: { on, classes, decisions: read }, place }: Props) {
  const { locale } = useOffice();
  const [latest, setLatest] = useState({ read, decisions: read });
  // What was read with the day begins anew.
  const decisions = latest.read === read ? latest.decisions : read;
  const { decisions: t } = dayTexts[locale];
  const counted = countDecisions(decisions).filter(({ count }) => count > 0);
  // Answers come in any order, and each changes its own row.
  const changed = (one: DayDecision, stays: boolean) =>
    setLatest((now) => ({
      read,
      decisions: (now.read === read ? now.decisions : read).map((each) =>
        keyOf(each) === keyOf(one) ? { ...each, decided: stays ? 'stays' : 'open', who: null } : each,
      ),
    }));
  // A row does not go from under the finger.
  const order = new Map(read.map((one, index) => [keyOf(one), (one.decided === 'open' ? 0 : 1) * read.length + index]));
  const titleOf = (id: string) => classes.find((one) => one.id === id)?.title[locale] ?? id;
  return (
    <Part title={t.title}>
      <p role="status">
        {counted.map(({ decided, count }) => fill(t.count, { state: t.states[decided], count })).join(', ')}
      </p>
      <p className="max-w-text text-gray-600 print:hidden">{t.hint}</p>
      <ul className="divide-y divide-blue-100">
        {decisions
          .toSorted((one, other) => (order.get(keyOf(one)) ?? 0) - (order.get(keyOf(other)) ?? 0))
          .map((one) => (
            <li key={keyOf(one)} className="py-1.5 [overflow-wrap:anywhere]">
              <p>
                <b>{one.name}</b>
                {one.organisation && `, ${one.organisation}`}
              </p>
              <p className="text-gray-600">
                {titleOf(one.classId)},{' '}
                <a className="link" href={`${place.bookingHref}/${encodeURIComponent(one.bookingId)}`}>
                  {one.number ?? one.bookingId}
                </a>
                {one.seats > 0 && `, ${fill(plural(one.seats, locale, t.seats), { count: one.seats })}`}
              </p>
              <Decided {...{ on, one }} onTicked={(stays) => changed(one, stays)} />
            </li>
          ))}
      </ul>
    </Part>
  );
}

/** What was decided; of who still has a seat and nothing else was done, whether they stay, which is kept as it is ticked. */
function Decided({ on, one, onTicked }: { on: string; one: DayDecision; onTicked: (stays: boolean) => void }) {
  const { locale } = useOffice();
  // What was ticked, on its way.
  const [sent, setSent] = useState<boolean | null>(null);
  const [failure, setFailure] = useState('');
  const { decisions: t } = dayTexts[locale];
  const { classId, bookingId, decided, ended, name, who } = one;
  const canTick = !ended && (decided === 'open' || decided === 'stays');

  async function send(stays: boolean) {
    setSent(stays);
    const body = { classId, bookingId, stays };
    const result = await callOffice(() =>
      accountForms.sendOnce(`stay ${on} ${classId} ${bookingId}`, body, (key) => api(tickStay)(on, body, key)),
    );
    setSent(null);
    setFailure(result.ok ? '' : `${t.failed} ${officeError(locale, result.code)}`);
    if (result.ok) onTicked(stays);
  }

  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span className={decided === 'open' ? 'text-amber-700' : 'text-green-700'}>
        {t.states[decided]}
        {who && `, ${fill(t.by, { who })}`}
      </span>
      {canTick && (
        <label className="flex items-center gap-x-1 print:hidden">
          <input
            type="checkbox"
            aria-label={fill(t.stays, { name })}
            aria-busy={sent !== null || undefined}
            checked={sent ?? decided === 'stays'}
            onChange={({ target }) => void send(target.checked)}
          />
          {t.states.stays}
        </label>
      )}
      {failure && (
        <span role="alert" className="text-red-700">
          {failure}
        </span>
      )}
    </p>
  );
}
