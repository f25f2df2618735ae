import type { ReactNode } from 'react';
import { Icon } from '../icons.tsx';
import { useCheckout } from './context.ts';
import { idOf } from './request.ts';

interface Props {
  /** Dotted path of the field in the request. */
  path: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  help?: string;
  autoComplete?: string;
  type?: 'text' | 'email' | 'tel';
  required?: boolean;
  maxLength?: number;
  /** Options, for a list of choices. */
  children?: ReactNode;
}

/** A field with its label, its help and, where it was refused, the reason. */
export function Field({ path, label, value, onChange, help, children, type = 'text', required, ...rest }: Props) {
  const { problems, validation, recheck } = useCheckout();
  const id = idOf(path);
  const reason = problems[path];
  const describedBy = [help !== undefined && `${id}-help`, reason && `${id}-error`].filter(Boolean).join(' ');
  const shared = {
    id,
    value,
    name: path,
    className: 'field',
    'aria-required': required,
    'aria-invalid': reason ? true : undefined,
    'aria-describedby': describedBy || undefined,
    onBlur: () => recheck(path),
    ...rest,
  };
  return (
    <div>
      <label htmlFor={id} className="font-semibold mb-0.5 block text-sm">
        {label}
      </label>
      {help !== undefined && (
        <p id={`${id}-help`} className="mb-0.5 text-sm text-gray-600">
          {help}
        </p>
      )}
      {children ? (
        <select {...shared} onChange={(event) => onChange(event.target.value)}>
          {children}
        </select>
      ) : (
        <input {...shared} type={type} onChange={(event) => onChange(event.target.value)} />
      )}
      {reason && (
        <p id={`${id}-error`} className="font-semibold mt-0.5 flex items-start gap-0.5 text-sm text-red-600">
          <Icon name="warning" className="mt-[1px]" />
          {validation[reason]}
        </p>
      )}
    </div>
  );
}
