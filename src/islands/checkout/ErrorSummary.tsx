import { useEffect, useRef, type MouseEvent } from 'react';
import { fill } from '../../i18n/format.ts';
import { useCheckout } from './context.ts';
import { idOf, inOrder, type Problems } from './request.ts';

/** The fields that stand in the way, each a link to it. It takes the focus whenever it appears anew. */
export function ErrorSummary({ problems }: { problems: Problems }) {
  const { texts, validation } = useCheckout();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [problems]);

  function labelOf(path: string): string {
    const [part, second, third] = path.split('.') as [string, string?, string?];
    if (part === 'participants') {
      const field = texts.participants[(third ?? 'email') as 'firstName' | 'lastName' | 'email'];
      return `${fill(texts.participants.seat, { number: Number(second) + 1 })}, ${field ?? ''}`;
    }
    const labels: Record<string, Record<string, unknown>> = { contact: texts.contact, billing: texts.billing };
    const label = labels[part]?.[second ?? ''] ?? (texts.payment as Record<string, string>)[part];
    return typeof label === 'string' ? label : '';
  }

  function go(event: MouseEvent, path: string) {
    const field = document.getElementById(idOf(path));
    if (!field) return;
    event.preventDefault();
    const folded = field.closest('details');
    if (folded) folded.open = true;
    field.scrollIntoView({ block: 'center' });
    field.focus();
  }

  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby="problems-title"
      className="mb-3 border-4 border-red-600 p-2"
    >
      <h2 id="problems-title" className="text-lg">
        {texts.errors.title}
      </h2>
      <ul className="mt-1 space-y-0.5">
        {inOrder(problems).map(([path, reason]) => (
          <li key={path}>
            <a href={`#${idOf(path)}`} className="link text-red-600" onClick={(event) => go(event, path)}>
              {fill(texts.errors.field, { field: labelOf(path), reason: validation[reason] })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
