import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { QuestionBank } from '../../domain/level-finder/bank.ts';
import { fill } from '../../i18n/format.ts';
import { $run, answer, back, positionAfter, settle } from '../../stores/level-finder.ts';
import type { FinderProps } from './props.ts';
import { Progress } from './Progress.tsx';

interface Props extends FinderProps {
  bank: QuestionBank;
  index: number;
}

/** The value of “I don’t know”, and its key. */
const UNKNOWN = 'unknown';

/** One question with its choices. Number keys choose, Enter goes on; nothing is judged before the end. */
export function Question({ texts: { question: t }, bank, index }: Props) {
  const legend = useRef<HTMLLegendElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const run = useStore($run);
  const [unanswered, setUnanswered] = useState(false);
  const position = run && positionAfter(bank, run, index);
  const card = position && 'next' in position ? position.next : undefined;
  const before = run?.answers[index];

  // Each question is read out when it comes; the page's own beginning is left where it is.
  useEffect(() => legend.current?.focus(), []);
  useEffect(() => {
    if (!card) settle(bank);
  }, [bank, card]);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const value = event.key === '0' ? UNKNOWN : /^[1-9]$/.test(event.key) ? String(Number(event.key) - 1) : '';
      const input = form.current?.querySelector<HTMLInputElement>(`input[value="${value}"]`);
      if (input) {
        input.focus();
        input.click();
      } else if (event.key === 'Enter' && event.target === legend.current) form.current?.requestSubmit();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);

  if (!card) return null;

  function next(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get('choice');
    if (typeof value !== 'string') {
      setUnanswered(true);
      return;
    }
    answer(bank, index, value === UNKNOWN ? null : Number(value));
  }

  return (
    <form ref={form} noValidate onSubmit={next} onChange={() => setUnanswered(false)}>
      <Progress index={index} answered={run?.answers.length ?? 0} text={t.range} />
      <fieldset aria-describedby={unanswered ? 'finder-unanswered' : undefined}>
        <legend ref={legend} tabIndex={-1}>
          <span className="finder-number">{fill(t.number, { number: index + 1 })}</span>
          <span className="sr-only">. </span>
          {card.question}
        </legend>
        {card.choices.map((choice, place) => (
          <label key={choice} className="finder-choice">
            <input type="radio" name="choice" value={place} defaultChecked={before === place} />
            <span className={isFormula(choice) ? 'finder-formula' : undefined}>{choice}</span>
            <kbd aria-hidden="true">{place + 1}</kbd>
          </label>
        ))}
        <label className="finder-choice finder-unknown">
          <input type="radio" name="choice" value={UNKNOWN} defaultChecked={before === null} />
          <span>{t.unknown}</span>
          <kbd aria-hidden="true">0</kbd>
        </label>
      </fieldset>
      <p id="finder-unanswered" role="alert" className="finder-alert">
        {unanswered && t.choose}
      </p>
      <p className="finder-end">
        <button type="button" className="button" onClick={() => back(index)}>
          {t.back}
        </button>
        <button type="submit" className="button button-action finder-go">
          {t.next}
        </button>
      </p>
      <p className="finder-keys">{fill(t.keys, { last: card.choices.length })}</p>
    </form>
  );
}

const isFormula = (choice: string) => /^[=$(">#]/.test(choice);

/** Whether a key belongs to what has the focus: a search box, say. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type="radio"]), textarea, select');
