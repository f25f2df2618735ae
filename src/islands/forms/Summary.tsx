import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';
import type { Problems } from '../../domain/forms/form.ts';
import { summaryLine } from '../../i18n/form-words.ts';
import { fieldId, goTo } from '../../stores/form-element.ts';
import { useFormContext } from './context.ts';

interface Props {
  /** What was found when the form was sent. */
  problems: Problems;
  form: RefObject<HTMLFormElement | null>;
}

/** The fields that stand in the way, each a link to it until it is mended. It takes the focus whenever it appears anew. */
export function Summary({ problems, form }: Props) {
  const { id, fields, words, texts, state } = useFormContext();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [problems]);

  function go(event: MouseEvent, name: string) {
    event.preventDefault();
    if (form.current) goTo(form.current, name);
  }

  const still = Object.entries(problems).filter(([name]) => state.problems[name] !== undefined);
  if (still.length === 0) return null;
  const title = `${id}-problems-title`;
  return (
    <div ref={box} tabIndex={-1} role="group" aria-labelledby={title} className="form-problems form-wide">
      <h2 id={title} className="text-lg">
        {texts.eachForm.errors.title}
      </h2>
      <ul>
        {still.map(([name, reason]) => (
          <li key={name}>
            {fields[name] ? (
              <a href={`#${fieldId(id, name)}`} className="link" onClick={(event) => go(event, name)}>
                {summaryLine(words, texts, name, reason)}
              </a>
            ) : (
              texts.validation[reason]
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
