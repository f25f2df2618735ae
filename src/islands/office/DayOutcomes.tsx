import type { DayClass } from '../../domain/classes/day.ts';
import { fill, plural } from '../../i18n/format.ts';
import { WaitingButton } from '../Waits.tsx';
import { privateTexts } from '../private/texts.ts';
import { useOffice } from './context.ts';
import { dayTexts } from './day-texts.ts';
import { officeError } from './texts.ts';
import type { Outcome } from '../../stores/sequence.ts';

interface Props {
  kind: 'message' | 'cancel' | 'move';
  classes: readonly DayClass[];
  outcomes: readonly Outcome[];
  /** Does it where it failed, or was not done yet. */
  again: (ids: readonly string[]) => Promise<unknown>;
}

/** What was done to each class, and why not; what failed, or is left since the login had ended, is done without the rest. */
export function DayOutcomes({ kind, classes, outcomes, again }: Props) {
  const { locale } = useOffice();
  const { outcomes: t } = dayTexts[locale];
  if (outcomes.length === 0) return null;
  const open = outcomes.filter(({ state }) => state === 'failed' || state === 'left');
  const isLeft = open.some(({ state }) => state === 'left');
  const textOf = ({ state, code }: Outcome) =>
    state === 'failed' ? officeError(locale, code ?? 'unexpected') : state === 'done' ? t[kind] : t[state];
  return (
    <div role="status" className={open.length > 0 ? 'form-problems mt-2' : 'office-said mt-2'}>
      <h4 className="font-semibold">{t.title}</h4>
      <ul>
        {outcomes.map((one) => (
          <li key={one.id}>
            {classes.find(({ id }) => id === one.id)?.title[locale] ?? one.id}: {textOf(one)}
          </li>
        ))}
      </ul>
      {open.length > 0 && (
        <WaitingButton
          label={fill(plural(open.length, locale, isLeft ? t.goOn : t.again), { count: open.length })}
          waiting={privateTexts[locale].privateArea.loading}
          act={() => again(open.map(({ id }) => id))}
          className="button mt-1"
        />
      )}
    </div>
  );
}
