import type { ReactNode } from 'react';
import type { Field as Declared } from '../../domain/forms/form.ts';
import { labelOf, reasonText } from '../../i18n/form-words.ts';
import { fieldId } from '../../stores/form-element.ts';
import { useFormContext } from './context.ts';

export interface Choice {
  value: string;
  label: string;
  /** In a list: it is shown, and not to be chosen. */
  disabled?: boolean;
}

interface Props {
  name: string;
  /** Where it is not the one of the form's words, which a summary says. */
  label?: string | undefined;
  /** The list of choices, where the declaration has none. */
  choices?: readonly Choice[] | undefined;
  /** What stands there at first, where no draft says otherwise. */
  value?: string | undefined;
  /** A password that is shown is a text. */
  type?: 'text' | undefined;
}

interface Shared {
  id: string;
  name: string;
  required: boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface ControlProps extends Pick<Props, 'type'> {
  field: Declared;
  shared: Shared;
  value: string;
  list: readonly Choice[];
  /** What stands in a list before one is chosen. */
  unchosen: string;
}

function Control({ field, shared, value, type, list, unchosen }: ControlProps) {
  const { as, initial, maxlength, inputmode, autocomplete } = field;
  const box = { ...shared, className: 'field', autoComplete: autocomplete, defaultValue: value };
  if (as === 'text') return <textarea {...box} rows={5} maxLength={maxlength} />;
  if (as === 'choice') {
    return (
      // A list that begins with a choice has one, and HTML allows no `required` there.
      <select {...box} required={shared.required && initial === undefined}>
        {initial === undefined && <option value="">{unchosen}</option>}
        {list.map((choice) => (
          <option key={choice.value} value={choice.value} disabled={choice.disabled}>
            {choice.label}
          </option>
        ))}
      </select>
    );
  }
  // A password that is shown is neither corrected nor begun with a capital.
  const verbatim = field.type === 'password' && type === 'text' && { autoCapitalize: 'none', spellCheck: false };
  return (
    <input {...box} {...verbatim} type={type ?? field.type ?? 'text'} inputMode={inputmode} maxLength={maxlength} />
  );
}

/** One of a few, side by side, or of a scale. The first carries the id, to which a summary leads. */
function Few({
  field,
  shared,
  legend,
  value,
  list,
  children,
}: Omit<ControlProps, 'unchosen'> & { legend: string; children: ReactNode }) {
  const { id, name, required, ...described } = shared;
  return (
    <fieldset
      aria-describedby={described['aria-describedby']}
      className={`form-few form-wide ${field.as === 'scale' ? 'form-scale' : ''}`}
    >
      <legend>{legend}</legend>
      <div>
        {list.map((choice, index) => (
          <label key={choice.value} className="form-tick">
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              value={choice.value}
              required={required}
              defaultChecked={choice.value === value}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}

/** A field as it is declared, with its label, its hint and, where it was refused, the reason. */
export function Field({ name, label, choices, value, type }: Props) {
  const { id: form, fields, words, texts, state, values } = useFormContext();
  const field = fields[name];
  if (!field) throw new Error(`A form without the field ${name}`);
  if (field.asked?.(values) === false) return null;

  const id = fieldId(form, name);
  const reason = state.problems[name];
  const hint = field.hint && words.hints?.[field.hint];
  const describedBy = [reason && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const shared: Shared = {
    id,
    name,
    required: field.required,
    // Said outright: browsers call a required choice wrong before anybody has been there.
    'aria-invalid': reason !== undefined,
    'aria-describedby': describedBy || undefined,
  };
  const current = values[name] ?? value ?? '';
  const named = words.options?.[name];
  const list = choices ?? (field.options ?? []).map((option) => ({ value: option, label: named?.[option] ?? option }));
  const text = label ?? labelOf(words, texts, name, field);
  const problem = reason && (
    <p id={`${id}-problem`} className="form-problem">
      {reasonText(words, texts, name, reason)}
    </p>
  );

  if (field.as === 'given') return <input type="hidden" name={name} value={current} />;
  if (field.as === 'few' || field.as === 'scale') {
    return (
      <Few field={field} shared={shared} legend={text} value={current} list={list}>
        {problem}
      </Few>
    );
  }
  if (field.as === 'tick') {
    return (
      <div className="form-wide">
        <label className="form-tick">
          <input {...shared} type="checkbox" value="on" defaultChecked={current === 'on'} />
          {words.fields[name]}
        </label>
        {problem}
      </div>
    );
  }
  return (
    <div className={field.wide || field.as === 'text' ? 'form-wide' : undefined}>
      <label htmlFor={id}>{text}</label>
      {hint && (
        <p id={`${id}-hint`} className="form-hint">
          {hint}
        </p>
      )}
      <Control
        field={field}
        shared={shared}
        value={current}
        type={type}
        list={list}
        unchosen={words.unchosen?.[name] ?? texts.eachForm.choose}
      />
      {problem}
    </div>
  );
}

/** Some of the form's fields, in the order given, or all; two side by side where there is room. */
export function Fields({
  of,
  choices = {},
}: {
  of?: readonly string[];
  choices?: Readonly<Record<string, readonly Choice[]>>;
}) {
  const { fields } = useFormContext();
  return (
    <div className="form-fields">
      {(of ?? Object.keys(fields)).map((name) => (
        <Field key={name} name={name} choices={choices[name]} />
      ))}
    </div>
  );
}
