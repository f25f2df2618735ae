import type { Paper } from '../../../src/paper/paper.ts';
import type { MailNeeds } from '../capability.ts';
import { bytesToBase64, type Attachment, type OutboxRow } from '../mail/message.ts';

/** So often a mail waits for its document; then it leaves without, since it says the same itself. */
const TRIES = 3;

/** A document as the attachment of a mail: printed once, and kept with the mail for every later attempt. */
export async function attachedPdf(
  { print, log }: Pick<MailNeeds, 'print' | 'log'>,
  { kind, attempts }: Pick<OutboxRow, 'kind' | 'attempts'>,
  filename: string,
  document: Paper,
): Promise<Attachment[]> {
  try {
    const content = bytesToBase64(await print(document));
    return [{ filename, contentType: 'application/pdf', content }];
  } catch (error) {
    if (attempts < TRIES) throw error;
    log('error', 'document_not_printed', { kind, error: String(error) });
    return [];
  }
}
