import { useStore } from '@nanostores/react';
import { api } from '../../api/client.ts';
import { bookingOf } from '../../domain/booking/calls.ts';
import { fill } from '../../i18n/format.ts';
import { $bookedElsewhere, justBooked } from '../../stores/hold.ts';
import { useAnswer } from '../use-answer.ts';
import type { CheckoutProps } from './context.ts';
import { NextClasses, type NextClassesProps } from './NextClasses.tsx';

type Props = Pick<CheckoutProps, 'texts' | 'catalogueHref' | 'confirmationHref'>;

/** Where the seats have gone that were in the cart: into a booking, of this tab or of another one. */
function Booked({ reference, text, texts, confirmationHref }: Props & { reference: string; text: string }) {
  const { result } = useAnswer(reference, api(bookingOf));
  const t = texts.booked;
  const number = (result?.ok ? result.value.number : null) ?? t.unnumbered;
  return (
    <div role="status" className="border-s-4 mb-2 max-w-text border-green-700 bg-green-50 px-2 py-1.5">
      <p className="font-semibold">{fill(text, { number })}</p>
      <a href={`${confirmationHref}#${encodeURIComponent(reference)}`} className="link inline-block py-0.5">
        {t.see}
      </a>
    </div>
  );
}

/** The checkout without a cart: why, where to choose a class, which level to take, and some that are next: they come last, so that nothing moves. */
export function Empty(props: Props & NextClassesProps & { scheduleHref: string; finderHref: string }) {
  const { texts, catalogueHref, scheduleHref, finderHref } = props;
  const elsewhere = useStore($bookedElsewhere);
  const reference = elsewhere ?? justBooked();
  const text = elsewhere === undefined ? texts.booked.just : texts.booked.elsewhere;
  return (
    <div>
      {reference !== undefined && <Booked {...props} reference={reference} text={text} />}
      <p className="text-lg">{texts.empty}</p>
      <p className="mt-1">{texts.emptyHelp}</p>
      <p className="mt-2 flex flex-wrap gap-1">
        <a href={catalogueHref} className="button button-action">
          {texts.browse}
        </a>
        <a href={scheduleHref} className="button">
          {texts.schedule}
        </a>
      </p>
      <p className="mt-2">
        <a href={finderHref} className="link inline-block py-0.5">
          {texts.finder}
        </a>
      </p>
      <NextClasses {...props} />
    </div>
  );
}
