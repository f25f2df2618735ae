import { useEffect, type ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { officeClasses } from '../../domain/classes/office-calls.ts';
import type { ClassesQuery, FoundClass, FoundClasses } from '../../domain/classes/office-classes.ts';
import { fill } from '../../i18n/fill.ts';
import { callOffice } from '../../stores/office-gate.ts';
import { privateTexts } from '../private/texts.ts';
import { useAnswer } from '../use-answer.ts';
import { useSlow } from '../use-slow.ts';
import { CalendarHead, type CalendarHeadProps } from './CalendarHead.tsx';
import { classTexts, type ClassTexts } from './classes-texts.ts';
import type { ClassesPlace } from './classes-place.ts';
import { useOffice } from './context.ts';
import { NotLoaded } from './NotLoaded.tsx';

/** Of a calendar: what the list is filtered by, and who hears what it can be filtered by. */
export interface CalendarProps {
  filters: Readonly<Record<string, string>>;
  place: ClassesPlace;
  onChoices: (choices: FoundClasses['choices']) => void;
}

interface Props extends Omit<CalendarHeadProps, 'id' | 'words'> {
  words: Omit<ClassTexts['week'], 'title' | 'free'>;
  query: Partial<ClassesQuery>;
  onChoices: CalendarProps['onChoices'];
  children: (classes: readonly FoundClass[]) => ReactNode;
}

/** Classes that are held in a stretch of days, which is turned like the page of a calendar. */
export function HeldClasses({ title, words, query, isFirst, onTurn, onChoices, children }: Props) {
  const { locale } = useOffice();
  const { result, retry } = useAnswer(JSON.stringify(query), () => callOffice(() => api(officeClasses)(query)));
  const slow = useSlow(result === undefined);
  const t = classTexts[locale];
  const own = privateTexts[locale].privateArea;
  const found = result?.ok ? result.value : undefined;

  useEffect(() => {
    if (found) onChoices(found.choices);
  }, [found, onChoices]);

  return (
    <section aria-labelledby="office-held" aria-busy={result === undefined || undefined}>
      <CalendarHead id="office-held" {...{ title, words, isFirst, onTurn }} />
      <p role="status">{result === undefined && slow ? own.loading : ''}</p>
      {result && !result.ok && (
        <NotLoaded locale={locale} code={result.code} retry={retry} className="form-problems mb-2" />
      )}
      {found?.next && <p className="my-2">{fill(t.tooMany, { count: found.classes.length })}</p>}
      {found?.classes.length === 0 && <p className="mt-2">{words.none}</p>}
      {found && found.classes.length > 0 && children(found.classes)}
    </section>
  );
}
