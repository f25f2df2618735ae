import type { IssuedDocument } from '../../src/domain/changes/contract.ts';
import { rowsOf } from '../platform/database.ts';

/** A credit note as it was issued. Cents. */
export interface IssuedNote {
  number: string;
  invoice_number: string;
  issued_on: string;
  total_cents: number;
  refund_cents: number;
  /** Kept as a credit of the client's own, and gone back to credits that had paid. */
  credit_cents: number;
  to_credits_cents: number;
  document: IssuedDocument;
}

export interface CreditNoteRow extends IssuedNote {
  created_at: number;
}

/** What `NOTE_COLUMNS` reads. */
export const notesOf = <Note extends IssuedNote>(result: D1Result | undefined): Note[] =>
  rowsOf<Omit<Note, 'document'> & { document: string }>(result).map(
    (row) => ({ ...row, document: JSON.parse(row.document) as IssuedDocument }) as unknown as Note,
  );
