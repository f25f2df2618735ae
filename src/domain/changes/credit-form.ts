import * as v from 'valibot';
import { requiredLine } from '../fields.ts';
import { field, type Form } from '../forms/form.ts';
import { centsOf, type Cents } from '../money/money.ts';
import { typedAmount } from '../money/typed-amount.ts';
import { ApplyCredit, saysWhy } from './credits.ts';

interface Known {
  openCents: Cents;
  /** As much as there is, and is open: it is proposed. */
  mostCents: Cents;
  /** Whose it is: '' is who booked, else the e-mail of another contact. */
  from?: string;
  /** In which it is typed. */
  locale: 'en' | 'fr';
}

/** How much of a client's credit pays a booking of which so much is open. */
export function creditForm({ openCents, mostCents, from = '', locale }: Known): Form<ApplyCredit> {
  const { note } = ApplyCredit.entries;
  const cents = v.pipe(ApplyCredit.entries.cents, v.maxValue(mostCents, 'amount'));
  const initial = typedAmount(mostCents, locale);
  return {
    fields: {
      amount: field(v.pipe(requiredLine(20), v.transform(centsOf), cents), {
        ...{ inputmode: 'decimal', hint: 'amount', initial },
      }),
      note: from === '' ? field(note, { hint: 'note' }) : field(requiredLine(120), { hint: 'why' }),
    },
    schema: () => v.pipe(v.object({ ...ApplyCredit.entries, cents }), saysWhy),
    inputOf: ({ amount = '', ...typed }) => ({ ...typed, from, cents: centsOf(amount), openCents }),
    nameOf: (path) => (path === 'cents' ? 'amount' : path),
  };
}
