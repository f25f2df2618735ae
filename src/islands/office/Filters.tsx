import { useEffect, useEffectEvent, useState } from 'react';
import { useOffice } from './context.ts';

interface FilterField {
  name: string;
  label: string;
  /** A list to choose from; without it a text is typed. */
  options?: readonly { value: string; label: string }[];
  /** What its first choice is called, where that is not all. */
  first?: string;
  type?: 'search' | 'date';
  /** Whether it filters anything, by what the others say. */
  isShown?: (values: Readonly<Record<string, string>>) => boolean;
}

interface Props {
  fields: readonly FilterField[];
  /** Only what is not empty. The same values are told once. */
  onChange: (values: Readonly<Record<string, string>>) => void;
}

/** A text is looked for once nobody types any more. Milliseconds. */
const TYPING_MS = 250;

const fromAddress = (fields: readonly FilterField[]) => {
  const query = new URLSearchParams(location.search);
  return Object.fromEntries(fields.map(({ name }) => [name, query.get(name) ?? '']));
};

/** The address with what is said of the fields `names`; what others keep there stays. */
function addressWith(names: readonly string[], said: readonly (readonly [string, string])[]): string {
  const query = new URLSearchParams(location.search);
  for (const name of names) query.delete(name);
  for (const [name, value] of said) query.set(name, value);
  return query.size > 0 ? `?${query}` : location.pathname;
}

/** What a list is filtered by. It stands in the address, so that a list can be kept and come back to. */
export function Filters({ fields, onChange }: Props) {
  const { texts } = useOffice();
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() => fromAddress(fields));
  const tell = useEffectEvent(onChange);

  useEffect(() => {
    const timer = setTimeout(() => {
      const said = Object.entries(values).filter(([, value]) => value.trim() !== '');
      history.replaceState(history.state, '', addressWith(Object.keys(values), said));
      tell(Object.fromEntries(said));
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [values]);

  const change = (name: string, value: string) => setValues((before) => ({ ...before, [name]: value }));
  const shown = fields.filter(({ isShown }) => isShown?.(values) ?? true);
  return (
    <form className="office-filters print:hidden" role="search" onSubmit={(event) => event.preventDefault()}>
      {shown.map(({ name, label, options, first, type = 'search' }) => (
        <label key={name}>
          <span>{label}</span>
          {options ? (
            <select
              className="field"
              name={name}
              value={values[name]}
              onChange={({ target }) => change(name, target.value)}
            >
              <option value="">{first ?? texts.list.all}</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          ) : (
            <input
              className="field"
              name={name}
              type={type}
              value={values[name]}
              onChange={({ target }) => change(name, target.value)}
            />
          )}
        </label>
      ))}
    </form>
  );
}
