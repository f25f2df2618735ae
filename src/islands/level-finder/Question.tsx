import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react';
import type { QuestionBank } from '../../domain/level-finder/bank.ts';
import { fill } from '../../i18n/format.ts';
import { $run, answer, back, positionAfter, settle, type Answer } from '../../stores/level-finder.ts';
import type { FinderProps } from './props.ts';
import { Progress } from './Progress.tsx';

interface Props extends FinderProps {
  bank: QuestionBank;
  index: number;
}

/** So long what was chosen is shown before the next question comes. Milliseconds. */
const SHOWN_MS = 450;

/** The choice that a key names: its number, or 0 for “I don’t know”. */
function choiceOf(key: string, choices: readonly string[]): Answer | undefined {
  if (key === '0') return null;
  const place = /^[1-9]$/.test(key) ? Number(key) - 1 : choices.length;
  return place < choices.length ? place : undefined;
}

/**
 * One question with its choices, which are buttons: a press, or its number key, answers, shows for a moment what was chosen and
 * leads on. Come back to, it shows the answer that was given, and a way on that keeps it. Nothing is judged before the end.
 */
export function Question({ texts: { question: t }, bank, index }: Props) {
  const legend = useRef<HTMLLegendElement>(null);
  const run = useStore($run);
  const [chosen, setChosen] = useState<Answer>();
  const position = run && positionAfter(bank, run, index);
  const card = position && 'next' in position ? position.next : undefined;
  const before = run?.answers[index];
  const pressed = chosen === undefined ? before : chosen;

  // Each question is read out when it comes; the page's own beginning is left where it is.
  useEffect(() => legend.current?.focus(), []);
  useEffect(() => {
    if (!card) settle(bank);
  }, [bank, card]);
  useEffect(() => {
    if (chosen === undefined) return;
    const shown = setTimeout(() => answer(bank, index, chosen), SHOWN_MS);
    return () => clearTimeout(shown);
  }, [bank, index, chosen]);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
    const choice = choiceOf(event.key, card?.choices ?? []);
    if (choice !== undefined) setChosen((now) => (now === undefined ? choice : now));
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  if (!card) return null;

  const choose = (choice: Answer) => (event: MouseEvent) => {
    // The second of a double click is no answer to the next question.
    if (event.detail < 2) setChosen((now) => (now === undefined ? choice : now));
  };
  const choices = [
    ...card.choices.map((text, place) => ({ text, choice: place, key: place + 1 })),
    { text: t.unknown, choice: null, key: 0 },
  ];

  return (
    <div className="finder-question">
      <Progress index={index} answered={run?.answers.length ?? 0} text={t.range} />
      <fieldset>
        <legend ref={legend} tabIndex={-1}>
          <span className="finder-number">{fill(t.number, { number: index + 1 })}</span>
          <span className="sr-only">. </span>
          {card.question}
        </legend>
        {choices.map(({ text, choice, key }) => (
          <button
            key={key}
            type="button"
            className={choice === null ? 'finder-choice finder-unknown' : 'finder-choice'}
            aria-pressed={pressed === undefined ? undefined : pressed === choice}
            onClick={choose(choice)}
          >
            <kbd aria-hidden="true">{key}</kbd>
            <span className={isFormula(text) ? 'finder-formula' : undefined}>{text}</span>
          </button>
        ))}
      </fieldset>
      <p className="finder-end">
        <button type="button" className="button" onClick={() => back(index)}>
          {t.back}
        </button>
        {before !== undefined && (
          <button type="button" className="button finder-go" onClick={() => setChosen(before)}>
            {t.next}
          </button>
        )}
      </p>
      <p className="finder-keys">{fill(t.keys, { last: card.choices.length })}</p>
    </div>
  );
}

const isFormula = (choice: string) => /^[=$(">#]/.test(choice);

/** Whether a key belongs to what has the focus: a search box, say. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select');
