import { fill, formatMoney } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';
import { useAccount } from './use-account.ts';

interface Props {
  reference: string;
  texts: Dictionary['booking']['confirmation']['payment'];
  locale: Locale;
}

/** Says of a booking that came to nothing what becomes of its payment, where one came in. */
export function PaymentReturned({ reference, texts, locale }: Props) {
  const { account } = useAccount(reference);
  if (!account?.ok || account.value.paidCents === 0) return null;
  return <p>{fill(texts.returned, { amount: formatMoney(account.value.paidCents, locale) })}</p>;
}
