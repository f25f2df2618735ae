import { useState } from 'react';
import * as v from 'valibot';
import type { Result } from '../../api/result.ts';
import { TrainerIsBusy } from '../../domain/classes/acts.ts';
import { classTexts } from './classes-texts.ts';
import { useOffice } from './context.ts';
import { classHref } from './file-links.ts';

/** The class that kept the trainer from what was asked for last, and what notes it. */
export function useClash(): [string | null, (result: Result<unknown, unknown>) => void] {
  const [clash, setClash] = useState<string | null>(null);
  const note = (result: Result<unknown, unknown>) =>
    setClash(!result.ok && v.is(TrainerIsBusy, result.details) ? result.details.clash : null);
  return [clash, note];
}

/** The way to the class that is in the way. */
export function ClashWith({ id }: { id: string | null }) {
  const { locale, links } = useOffice();
  if (id === null) return null;
  return (
    <p className="form-problems" role="alert">
      {classTexts[locale].acts.otherClass}{' '}
      <a className="link" href={classHref(links, id)}>
        {id}
      </a>
    </p>
  );
}
