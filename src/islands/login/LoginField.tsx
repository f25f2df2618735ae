import type { ComponentProps } from 'react';

interface Props extends Pick<ComponentProps<'input'>, 'name' | 'type' | 'autoComplete'> {
  id: string;
  label: string;
  error: string | undefined;
}

/** The browser keeps what is typed, so that password managers fill it in and nothing typed early is lost. */
export function LoginField({ id, label, error, ...input }: Props) {
  return (
    <div>
      <label htmlFor={id} className="font-semibold mb-0.5 block text-sm">
        {label}
      </label>
      <input
        {...input}
        id={id}
        className="field"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
      />
      {error && (
        <p id={`${id}-error`} className="font-semibold mt-0.5 text-sm text-red-600">
          {error}
        </p>
      )}
    </div>
  );
}
