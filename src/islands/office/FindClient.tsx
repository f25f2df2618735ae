import { useEffect, useId, useState } from 'react';
import { api } from '../../api/client.ts';
import { officeBuyers } from '../../domain/telephone/calls.ts';
import type { OfficeBuyer } from '../../domain/telephone/contract.ts';
import { fill } from '../../i18n/format.ts';
import { callOffice } from '../../stores/office-gate.ts';
import { useAnswer } from '../use-answer.ts';
import { useOffice } from './context.ts';
import { telephoneTexts } from './telephone-texts.ts';
import { officeError } from './texts.ts';

/** Asked for once nobody types any more. Milliseconds. */
const TYPING_MS = 300;

interface Props {
  onTake: (buyer: OfficeBuyer) => void;
  /** What is looked for at first; unfolded then. */
  first?: string;
}

/** Somebody who booked before, found by what is said on the telephone. */
export function FindClient({ onTake, first = '' }: Props) {
  const { locale } = useOffice();
  const id = useId();
  const [typed, setTyped] = useState(first);
  const [q, setQ] = useState(first);
  const t = telephoneTexts[locale].client;
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { result } = useAnswer(q, (about) => callOffice(() => api(officeBuyers)({ q: about })));
  return (
    <details className="my-2 max-w-[680px]" open={first !== '' || undefined}>
      <summary className="unfolds">{t.title}</summary>
      <label htmlFor={id}>{t.label}</label>
      <input
        id={id}
        className="field"
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div role="status">
        {q !== '' && result?.ok && result.value.buyers.length === 0 && <p>{t.none}</p>}
        {result && !result.ok && <p className="text-red-700">{officeError(locale, result.code)}</p>}
      </div>
      {q !== '' && result?.ok && (
        <ul className="divide-y divide-blue-200">
          {result.value.buyers.map((buyer) => {
            const { firstName, lastName, email, organisation } = buyer.contact;
            const name = `${firstName} ${lastName}`;
            return (
              <li key={buyer.id} className="flex flex-wrap items-center justify-between gap-1 py-1">
                <span className="[overflow-wrap:anywhere]">
                  {[name, organisation].filter(Boolean).join(', ')}
                  <span className="block text-gray-600">{email}</span>
                  {buyer.through && (
                    <span className="block text-gray-600">{fill(t.through, { name: buyer.through })}</span>
                  )}
                </span>
                <button
                  type="button"
                  className="button"
                  aria-label={fill(t.takeNamed, { name })}
                  onClick={() => onTake(buyer)}
                >
                  {t.take}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </details>
  );
}
