import { api } from '../../api/client.ts';
import { courseDetail } from '../../domain/catalogue/calls.ts';
import type { DatedClass } from '../../domain/catalogue/classes.ts';
import type { ManagedLine } from '../../domain/changes/contract.ts';
import { cancellationText } from '../../i18n/cancellation-text.ts';
import { fill } from '../../i18n/format.ts';
import { useAnswer } from '../use-answer.ts';
import { useManage } from './context.ts';
import { stepsThere } from './steps-there.ts';

interface Props {
  line: ManagedLine;
  /** Where its seats are to go. */
  event: DatedClass;
}

/** What cancelling costs on another date, by the server's clock; nothing while that is not known. */
export function TermsThere({ line, event }: Props) {
  const { locale, texts, cancelling } = useManage();
  const { courseIds, language } = event;
  const course = courseIds[language] ?? courseIds.en ?? courseIds.fr ?? '';
  const { result } = useAnswer(course, api(courseDetail));
  const there = result?.ok ? result.value.classes.find(({ id }) => id === event.id) : undefined;
  const terms = there && cancellationText(stepsThere(line, there), locale, cancelling);
  if (!terms) return null;
  return (
    <p className="border-s-4 mt-1 max-w-text border-amber-700 bg-amber-50 px-2 py-1">
      {fill(texts.move.there, { terms })}
    </p>
  );
}
