import { waysBack } from '../../domain/changes/amounts.ts';
import { givenBackAs, type CancelSeats } from '../../domain/changes/contract.ts';
import { fill, formatMoney } from '../../i18n/format.ts';
import { cancelTexts } from './cancel-texts.ts';
import { useManage } from './context.ts';
import { Choices } from './SeatChoice.tsx';

interface Props {
  name: string;
  backCents: number;
  value: CancelSeats['back'];
  choose: (value: CancelSeats['back']) => void;
}

/** How what was paid goes back: as the buyer chooses, but for what a credit paid, or a card that alone proves the booking. */
export function ChooseBack({ name, backCents, value, choose }: Props) {
  const { booking, locale } = useManage();
  const { back, toCredits, ways, creditByOffice } = cancelTexts[locale];
  const { moneyCents, toCreditsCents } = waysBack(booking.money, backCents);
  return (
    <>
      {toCreditsCents > 0 && (
        <p className="mt-1 max-w-text text-sm">{fill(toCredits, { amount: formatMoney(toCreditsCents, locale) })}</p>
      )}
      {moneyCents > 0 &&
        (booking.money.byCardAlone ? (
          <p className="mt-1 max-w-text text-sm">
            {ways.refund}. {creditByOffice}
          </p>
        ) : (
          <Choices
            legend={back}
            {...{ name, value, choose }}
            choices={givenBackAs.map((way) => ({ value: way, label: ways[way] }))}
          />
        ))}
    </>
  );
}
