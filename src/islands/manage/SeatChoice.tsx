import type { ReactNode } from 'react';
import { fill } from '../../i18n/format.ts';
import type { ManagedParticipant } from '../../domain/changes/contract.ts';
import { useManage } from './context.ts';
import { seatName } from './words.ts';

interface Props {
  legend: string;
  people: readonly ManagedParticipant[];
  chosen: ReadonlySet<string>;
  choose: (chosen: ReadonlySet<string>) => void;
  /** Why a seat cannot be chosen, where it cannot. */
  blocked?: (person: ManagedParticipant) => string | undefined;
}

/** Which seats of a class are to be changed; all of them by one box, where there are several. */
export function SeatChoice({ legend, people, chosen, choose, blocked = () => undefined }: Props) {
  const { texts } = useManage();
  const all = people.filter((person) => blocked(person) === undefined).map(({ id }) => id);
  const hasAll = all.every((id) => chosen.has(id));
  function toggle(id: string) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    choose(next);
  }
  return (
    <fieldset className="mt-1">
      <legend className="font-semibold text-sm">{legend}</legend>
      {all.length > 1 && (
        <label className="form-tick">
          <input type="checkbox" checked={hasAll} onChange={() => choose(new Set(hasAll ? [] : all))} />
          <span>{fill(texts.people.all, { count: all.length })}</span>
        </label>
      )}
      {people.map((person, index) => {
        const reason = blocked(person);
        return (
          <label key={person.id} className="form-tick">
            <input
              type="checkbox"
              checked={chosen.has(person.id)}
              disabled={reason !== undefined}
              onChange={() => toggle(person.id)}
            />
            <span>
              {seatName(person, index, texts)}
              {reason !== undefined && <span className="block text-sm text-gray-600">{reason}</span>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** One of a few, one below the other. */
export function Choices<Value extends string>({
  legend,
  name,
  value,
  choose,
  choices,
}: {
  legend: string;
  name: string;
  value: Value | undefined;
  choose: (value: Value) => void;
  choices: readonly { value: Value; label: ReactNode; disabled?: boolean }[];
}) {
  return (
    <fieldset className="mt-1">
      <legend className="font-semibold text-sm">{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="form-tick">
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            disabled={choice.disabled}
            onChange={() => choose(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
