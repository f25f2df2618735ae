import { useStore } from '@nanostores/react';
import type { CartLine } from '../../domain/cart/cart.ts';
import { MAX_SEATS_PER_LINE } from '../../domain/catalogue/classes.ts';
import { $hold } from '../../stores/hold.ts';
import { useCheckout } from './context.ts';
import { Line } from './Line.tsx';

/** The classes to be booked, each with what stands in its way. */
export function Lines({ lines }: { lines: readonly CartLine[] }) {
  const { texts, quoteHref } = useCheckout();
  const hold = useStore($hold);
  const refusals = hold.state === 'refused' ? hold.lines : [];
  const isLarge = lines.some((line) => line.quantity >= MAX_SEATS_PER_LINE);

  return (
    <section aria-labelledby="classes-title">
      <h2 id="classes-title" className="text-lg" tabIndex={-1}>
        {texts.classes.title}
      </h2>
      <ul className="divide-y border-t mt-1 divide-blue-200 border-blue-200">
        {lines.map((line) => (
          <Line key={line.eventId} line={line} refusal={refusals.find((refusal) => refusal.eventId === line.eventId)} />
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
