import { useState } from 'react';
import * as v from 'valibot';
import type { Result } from '../../api/result.ts';
import { TrainerIsBusy } from '../../domain/classes/acts.ts';
import type { Clash } from '../../domain/classes/givers.ts';
import { daysText } from './absence-texts.ts';
import { classTexts } from './classes-texts.ts';
import { useOffice } from './context.ts';
import { awayHref, classHref } from './file-links.ts';

/** What kept the trainer from what was asked for last, and what notes it. */
export function useClash(): [Clash | null, (result: Result<unknown, unknown>) => void] {
  const [clash, setClash] = useState<Clash | null>(null);
  const note = (result: Result<unknown, unknown>) =>
    setClash(!result.ok && v.is(TrainerIsBusy, result.details) ? result.details.clash : null);
  return [clash, note];
}

/** The way to what is in the way: a class, or the days on which somebody is away. */
export function ClashLink({ clash }: { clash: Clash }) {
  const { locale, links } = useOffice();
  const isAway = clash.why === 'away';
  return (
    <a className="link" href={isAway ? awayHref(links, clash.from) : classHref(links, clash.id)}>
      {isAway ? daysText(clash, locale) : clash.id}
    </a>
  );
}

/** What is in the way, in a form. */
export function ClashWith({ clash }: { clash: Clash | null }) {
  const { locale } = useOffice();
  if (clash === null) return null;
  const { acts } = classTexts[locale];
  return (
    <p className="form-problems" role="alert">
      {clash.why === 'away' ? acts.away : acts.otherClass} <ClashLink clash={clash} />
    </p>
  );
}
