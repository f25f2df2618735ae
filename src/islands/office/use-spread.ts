import { useState } from 'react';
import type { OpenInvoice } from '../../domain/payments/together.ts';
import { useOffice } from './context.ts';
import { spreadOf, type Spreading } from './spread.ts';

/** One amount over open invoices, and what changes how it is spread. */
export function useSpread(invoices: readonly OpenInvoice[]) {
  const { locale } = useOffice();
  // Who has typed an organisation's name is looked at before its money pays for them.
  const doubtful = invoices.filter(({ byNameAlone }) => byNameAlone).map(({ invoice }) => invoice);
  const [typed, setTyped] = useState<Spreading>({ amount: '', left: doubtful, typed: {} });
  const { amount, left } = typed;
  return {
    ...spreadOf(invoices, typed, locale),
    amount,
    typeAmount: (text: string) => setTyped({ left, amount: text, typed: {} }),
    typePart: (invoice: string, text: string) => setTyped({ ...typed, typed: { ...typed.typed, [invoice]: text } }),
    /** What is spread is worked out anew. */
    choose: (invoice: string, on: boolean) =>
      setTyped({ amount, left: on ? left.filter((one) => one !== invoice) : [...left, invoice], typed: {} }),
  };
}
