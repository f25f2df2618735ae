import { useStore } from '@nanostores/react';
import type { PriceChanged } from '../../domain/booking/contract.ts';
import type { CartLine } from '../../domain/cart/cart.ts';
import { MAX_SEATS_PER_LINE } from '../../domain/catalogue/classes.ts';
import { $hold } from '../../stores/hold.ts';
import { useCheckout } from './context.ts';
import { Line } from './Line.tsx';

interface Props {
  lines: readonly CartLine[];
  /** What the server has told of prices since they were agreed to. */
  now: PriceChanged | undefined;
  atFirstSession: boolean;
}

/** The classes to be booked, each with what stands in its way. */
export function Lines({ lines, now, atFirstSession }: Props) {
  const { texts, quoteHref } = useCheckout();
  const hold = useStore($hold);
  const refusals = hold.state === 'refused' ? hold.lines : [];
  const isLarge = lines.some((line) => line.quantity >= MAX_SEATS_PER_LINE);

  return (
    <section aria-labelledby="classes-title">
      <h2 id="classes-title" className="text-lg" tabIndex={-1}>
        {texts.classes.title}
      </h2>
      <ul className="mini-wide mt-1">
        {lines.map((line) => (
          <Line
            key={line.eventId}
            line={line}
            refusal={refusals.find((refusal) => refusal.eventId === line.eventId)}
            nowCents={now?.lines.find(({ eventId }) => eventId === line.eventId)?.unitCents}
            atFirstSession={atFirstSession}
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
