import type { DayClass } from '../../domain/classes/day.ts';
import { fill, plural } from '../../i18n/format.ts';
import { WaitingButton } from '../Waits.tsx';
import { privateTexts } from '../private/texts.ts';
import { useOffice } from './context.ts';
import { dayTexts } from './day-texts.ts';
import { officeError } from './texts.ts';
import type { Outcome } from './use-sequence.ts';

interface Props {
  kind: 'message' | 'cancel' | 'move';
  classes: readonly DayClass[];
  outcomes: readonly Outcome[];
  /** Does it again where it failed. */
  again: (ids: readonly string[]) => Promise<void>;
}

/** What was done to each class, and why not; what failed is tried again without the rest. */
export function DayOutcomes({ kind, classes, outcomes, again }: Props) {
  const { locale } = useOffice();
  const { outcomes: t } = dayTexts[locale];
  if (outcomes.length === 0) return null;
  const failed = outcomes.filter(({ state }) => state === 'failed').map(({ id }) => id);
  const textOf = ({ state, code }: Outcome) =>
    state === 'failed' ? officeError(locale, code ?? 'unexpected') : state === 'done' ? t[kind] : t.waiting;
  return (
    <div role="status" className={failed.length > 0 ? 'form-problems mt-2' : 'office-said mt-2'}>
      <h4 className="font-semibold">{t.title}</h4>
      <ul>
        {outcomes.map((one) => (
          <li key={one.id}>
            {classes.find(({ id }) => id === one.id)?.title[locale] ?? one.id}: {textOf(one)}
          </li>
        ))}
      </ul>
      {failed.length > 0 && (
        <WaitingButton
          label={fill(plural(failed.length, locale, t.again), { count: failed.length })}
          waiting={privateTexts[locale].privateArea.loading}
          act={() => again(failed)}
          className="button mt-1"
        />
      )}
    </div>
  );
}
