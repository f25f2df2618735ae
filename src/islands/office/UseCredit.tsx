import { useState } from 'react';
import { api } from '../../api/client.ts';
import { creditForm } from '../../domain/changes/credit-form.ts';
import { applyCredit } from '../../domain/changes/office-calls.ts';
import type { OfficeBooking } from '../../domain/office/bookings.ts';
import { fill, formatMoney } from '../../i18n/format.ts';
import { ActForm } from './ActForm.tsx';
import type { Seen } from './BookingMoney.tsx';
import { bookingTexts, creditWords } from './bookings-texts.ts';
import { Choose } from './ChoiceFields.tsx';
import { useOffice } from './context.ts';
import { Folded } from './Folded.tsx';

interface Props {
  booking: OfficeBooking;
  seen: Seen;
  onDone: (text: string) => void;
}

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** What can pay a booking: the client's own credit first, then what others of the same organisation have. */
export const creditsFor = ({ creditCents, othersCredit }: OfficeBooking) => [
  ...(creditCents > 0 ? [{ email: '', name: '', cents: creditCents }] : []),
  ...othersCredit,
];

/** Pays what is open from what the client has with us, or somebody else of the same organisation. */
export function UseCredit({ booking, seen, onDone }: Props) {
  const { locale } = useOffice();
  const { credit: t } = bookingTexts[locale];
  const { id, openCents } = booking;
  const credits = creditsFor(booking);
  const [from, setFrom] = useState(credits[0]?.email ?? '');
  const cents = credits.find(({ email }) => email === from)?.cents ?? 0;
  const most = Math.min(openCents, cents);
  const isOthers = from !== '';
  const money = (amount: number) => formatMoney(amount, locale);
  const choices = credits.map((one): [string, string] => [
    one.email,
    one.email === '' ? fill(t.own, { amount: money(one.cents) }) : fill(t.other, { ...one, amount: money(one.cents) }),
  ]);
  return (
    <Folded title={booking.creditCents > 0 ? fill(t.title, { amount: money(booking.creditCents) }) : t.titleOthers}>
      <ActForm
        key={from}
        id={`credit ${id} ${openCents} ${from} ${cents}`}
        form={creditForm({ openCents, mostCents: most, from, locale })}
        words={creditWords(locale, most)}
        submit={t.submit}
        send={async (body, key) => {
          const result = await seen(api(applyCredit)(id, body, key));
          // The credit was used elsewhere meanwhile.
          const amount = !result.ok && result.fields?.cents;
          return amount ? { ...result, fields: { amount } } : result;
        }}
        onDone={() => onDone(t.done)}
        before={
          <>
            {(choices.length > 1 || isOthers) && (
              <Choose label={t.whose} value={from} options={choices} onChange={setFrom} />
            )}
            <p>{isOthers ? t.introOthers : t.intro}</p>
            {isOthers && domainOf(from) !== domainOf(booking.contact.email) && (
              <p className="border-s-4 border-amber-700 bg-amber-50 px-2 py-1">
                {fill(t.otherDomain, { domain: domainOf(from), own: domainOf(booking.contact.email) })}
              </p>
            )}
          </>
        }
      />
    </Folded>
  );
}
