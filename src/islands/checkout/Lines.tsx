import { useStore } from '@nanostores/react';
import type { CartLine } from '../../domain/cart/cart.ts';
import { MAX_SEATS_PER_LINE } from '../../domain/catalogue/classes.ts';
import { $hold } from '../../stores/hold.ts';
import { useCheckout } from './context.ts';
import { Line } from './Line.tsx';

/** The classes to be booked, each with what stands in its way. */
export function Lines({ entries }: { entries: readonly CartLine[] }) {
  const { texts, quoteHref } = useCheckout();
  const hold = useStore($hold);
  const refusals = hold.state === 'refused' ? hold.lines : [];
  const isLarge = entries.some((entry) => entry.quantity >= MAX_SEATS_PER_LINE);

  return (
    <section aria-labelledby="classes-title">
      <h2 id="classes-title" className="text-lg" tabIndex={-1}>
        {texts.classes.title}
      </h2>
      <ul className="divide-y border-t mt-1 divide-blue-200 border-blue-200">
        {entries.map((entry) => (
          <Line
            key={entry.eventId}
            entry={entry}
            refusal={refusals.find((refusal) => refusal.eventId === entry.eventId)}
          />
        ))}
      </ul>
      {isLarge && (
        <p className="mt-1 text-sm">
          {texts.classes.private}{' '}
          <a href={quoteHref} className="link">
            {texts.classes.privateLink}
          </a>
        </p>
      )}
    </section>
  );
}
