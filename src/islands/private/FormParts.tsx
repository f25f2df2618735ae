import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { fill } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { errorTexts } from '../header-texts.ts';
import { fieldId, type Form } from './form.ts';
import { privateTexts } from './texts.ts';

interface FieldProps {
  form: Form;
  field: string;
  label: string;
  help?: string;
  required?: boolean;
  locale: Locale;
}

export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p id={`${id}-error`} className="font-semibold mt-0.5 text-sm text-red-600">
      {text}
    </p>
  );
}

/** Label, help and error around one control, which gets what it has to carry. */
function Labelled({
  form,
  field,
  label,
  help,
  required,
  locale,
  children,
}: FieldProps & { children: (shared: object) => ReactNode }) {
  const id = fieldId(field);
  const error = form.problems[field];
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="font-semibold mb-0.5 block text-sm">
        {label} {!required && <span className="font-normal">{privateTexts[locale].privateArea.optional}</span>}
      </label>
      {help && (
        <p id={`${id}-help`} className="mb-0.5 text-sm text-gray-600">
          {help}
        </p>
      )}
      {children({
        id,
        name: field,
        className: 'field',
        value: form.draft[field] ?? '',
        'aria-required': required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      <FieldError id={id} text={error} />
    </div>
  );
}

export function TextArea(props: FieldProps & { maxLength: number }) {
  const { form, field, maxLength } = props;
  return (
    <Labelled {...props}>
      {(shared) => (
        <textarea
          {...shared}
          rows={5}
          maxLength={maxLength}
          onChange={(event) => form.write(field, event.target.value)}
        />
      )}
    </Labelled>
  );
}

export function TextField(props: FieldProps & { type: 'tel' | 'text'; autoComplete: string }) {
  const { form, field, type, autoComplete } = props;
  return (
    <Labelled {...props}>
      {(shared) => (
        <input
          {...shared}
          type={type}
          autoComplete={autoComplete}
          onChange={(event) => form.write(field, event.target.value)}
        />
      )}
    </Labelled>
  );
}

export function Choice(props: FieldProps & { empty: string; options: { value: string; label: string }[] }) {
  const { form, field, empty, options } = props;
  return (
    <Labelled {...props}>
      {(shared) => (
        <select {...shared} onChange={(event) => form.write(field, event.target.value)}>
          <option value="">{empty}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

interface RadioProps {
  form: Form;
  field: string;
  legend: string;
  options: { value: string; label: string }[];
}

/** One of a few, side by side. */
export function RadioGroup({ form, field, legend, options }: RadioProps) {
  const id = fieldId(field);
  const error = form.problems[field];
  return (
    <fieldset aria-describedby={error && `${id}-error`} className="min-w-0">
      <legend className="font-semibold text-sm">{legend}</legend>
      <div className="flex flex-wrap gap-x-3">
        {options.map(({ value, label }, index) => (
          <label key={value} className="flex min-h-[44px] cursor-pointer items-center gap-1">
            <input
              type="radio"
              // The error summary leads to the first.
              id={index === 0 ? id : undefined}
              name={field}
              value={value}
              checked={form.draft[field] === value}
              className="size-[20px]"
              onChange={() => form.write(field, value)}
            />
            {label}
          </label>
        ))}
      </div>
      <FieldError id={id} text={error} />
    </fieldset>
  );
}

/** The fields that stand in the way, each a link to it. It takes the focus whenever it appears anew. */
export function FormProblems({ form, labels, locale }: { form: Form; labels: Record<string, string>; locale: Locale }) {
  const box = useRef<HTMLDivElement>(null);
  const t = privateTexts[locale].privateArea;
  const { summary } = form;
  useEffect(() => box.current?.focus(), [summary]);
  if (!summary) return null;

  function go(event: MouseEvent, field: string) {
    event.preventDefault();
    document.getElementById(fieldId(field))?.focus();
  }
  return (
    <div ref={box} tabIndex={-1} role="group" aria-labelledby="problems-title" className="border-4 border-red-600 p-2">
      <h2 id="problems-title" className="text-lg">
        {t.errorsTitle}
      </h2>
      <ul className="mt-1">
        {Object.entries(summary).map(([field, reason]) => (
          <li key={field}>
            <a
              href={`#${fieldId(field)}`}
              className="inline-block py-0.5 text-red-600 underline"
              onClick={(event) => go(event, field)}
            >
              {fill(t.errorsField, { field: labels[field] ?? field, reason })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The button, and what came of pressing it. `already` is what a second sending is told. */
export function SubmitForm({
  form,
  label,
  already,
  locale,
}: {
  form: Form;
  label: string;
  already?: string;
  locale: Locale;
}) {
  const failure = useRef<HTMLParagraphElement>(null);
  const t = privateTexts[locale].privateArea;
  const sending = form.state === 'sending';
  useEffect(() => {
    if (form.failed) failure.current?.focus();
  }, [form.failed]);
  return (
    <div>
      {form.failed && (
        <p ref={failure} tabIndex={-1} className="mb-2 border-4 border-red-600 p-2">
          {form.failed === 'already_sent' && already ? already : `${t.notSent} ${textOf(form.failed, locale)}`}
        </p>
      )}
      <button type="submit" className="button button-action" aria-disabled={sending || undefined}>
        {sending ? t.sending : label}
      </button>
      <p role="status" className="sr-only">
        {sending ? t.sending : ''}
      </p>
    </div>
  );
}

function textOf(code: NonNullable<Form['failed']>, locale: Locale): string {
  return errorTexts[locale][code === 'database_unavailable' ? 'unavailable' : code];
}

/** In place of a form that was sent. */
export function Sent({ text, again, onAgain }: { text: string; again: string; onAgain: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="max-w-text">
      <p role="status" className="border-s-4 border-green-700 bg-green-50 px-2 py-1.5">
        {text}
      </p>
      <button type="button" className="button mt-2" onClick={onAgain}>
        {again}
      </button>
    </div>
  );
}
