import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Locale } from '../../i18n/locales.ts';
import { openHold } from '../../stores/hold.ts';
import { $payAt } from '../../stores/payment.ts';

/** Leaves for the card company's page, and finds the seats again for who comes back by the browser's own button. */
export function useCardPage(locale: Locale): void {
  const payAt = useStore($payAt);
  useEffect(() => {
    if (payAt !== undefined) location.assign(payAt);
  }, [payAt]);
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || $payAt.get() === undefined) return;
      $payAt.set(undefined);
      void openHold(locale);
    };
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, [locale]);
}
