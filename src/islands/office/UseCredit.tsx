import { api } from '../../api/client.ts';
import { creditForm } from '../../domain/changes/credit-form.ts';
import { applyCredit } from '../../domain/changes/office-calls.ts';
import type { OfficeBooking } from '../../domain/office/bookings.ts';
import { fill, formatMoney } from '../../i18n/format.ts';
import { ActForm } from './ActForm.tsx';
import type { Seen } from './BookingMoney.tsx';
import { bookingTexts, creditWords } from './bookings-texts.ts';
import { useOffice } from './context.ts';
import { Folded } from './Folded.tsx';

interface Props {
  booking: OfficeBooking;
  seen: Seen;
  onDone: (text: string) => void;
}

/** Pays what is open from what the client has with us. */
export function UseCredit({ booking: { id, openCents, creditCents }, seen, onDone }: Props) {
  const { locale } = useOffice();
  const { credit: t } = bookingTexts[locale];
  const most = Math.min(openCents, creditCents);
  return (
    <Folded title={fill(t.title, { amount: formatMoney(creditCents, locale) })}>
      <ActForm
        id={`credit ${id} ${openCents} ${creditCents}`}
        form={creditForm({ openCents, mostCents: most })}
        words={creditWords(locale, most)}
        submit={t.submit}
        send={async (body, key) => {
          const result = await seen(api(applyCredit)(id, body, key));
          // The credit was used elsewhere meanwhile.
          const cents = !result.ok && result.fields?.cents;
          return cents ? { ...result, fields: { amount: cents } } : result;
        }}
        onDone={() => onDone(t.done)}
        before={<p>{t.intro}</p>}
      />
    </Folded>
  );
}
