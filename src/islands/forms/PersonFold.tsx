import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { SeatField } from '../../domain/cart/named-seats.ts';
import { useFormContext } from './context.ts';

type Person = Readonly<Record<SeatField, string>>;

export const isNobody = ({ firstName, lastName, email }: Person) => firstName === '' && lastName === '' && email === '';

interface Props {
  /** "Seat 2". */
  label: string;
  person: Person;
  /** The names of its fields in the form. */
  names: readonly string[];
  /** The fields. */
  children: ReactNode;
}

/** Who takes a seat. One that was filled in before it is shown is a line that opens; what is wrong with it opens it, again at each attempt to send. */
export function PersonFold({ label, person, names, children }: Props) {
  const { problems, summary } = useFormContext().state;
  const [folds] = useState(() => !isNobody(person));
  const folded = useRef<HTMLDetailsElement>(null);
  const wrong = names.some((name) => problems[name] !== undefined);
  useEffect(() => {
    if (wrong && folded.current) folded.current.open = true;
  }, [wrong, summary]);

  const fields = <div className="form-fields mt-0.5 sm:grid-cols-3">{children}</div>;
  if (!folds) {
    return (
      <div role="group" aria-label={label} className="mb-2">
        <p aria-hidden="true" className="text-sm text-gray-600">
          {label}
        </p>
        {fields}
      </div>
    );
  }
  return (
    <details ref={folded} className="mb-2">
      <summary className="unfolds">
        <span className="min-w-0 break-words">
          <span className="text-sm text-gray-600">{label}</span> {`${person.firstName} ${person.lastName}`.trim()}{' '}
          <span className="text-sm text-gray-600">{person.email}</span>
        </span>
      </summary>
      {fields}
    </details>
  );
}
