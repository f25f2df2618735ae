import { hosts } from '../../api/hosts.ts';
import { addressOf } from '../../domain/api/address.ts';
import { receiptPdf } from '../../domain/payments/calls.ts';
import type { BookingAccount } from '../../domain/payments/contract.ts';

interface Props {
  account: Pick<BookingAccount, 'receipts'>;
  reference: string;
  /** Its number. */
  invoice: string;
  text: string;
}

/** The receipt for an invoice that something came in for. */
export function ReceiptLink({ account, reference, invoice, text }: Props) {
  if (!account.receipts.includes(invoice)) return null;
  return (
    <a href={hosts.site + addressOf(receiptPdf, { reference, number: invoice })} className="link print:hidden">
      {text}
    </a>
  );
}
