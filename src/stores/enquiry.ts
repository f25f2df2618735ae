import { api } from '../api/client.ts';
import type { Result } from '../api/result.ts';
import { sendEnquiry } from '../domain/enquiries/calls.ts';
import type { EnquiryKind, EnquiryReceipt } from '../domain/enquiries/enquiries.ts';
import { clearFormDraft } from './form-drafts.ts';
import { keyFor, settle } from './idempotency.ts';
import { noteError } from './last-error.ts';

/**
 * Sends a form once: the same content keeps its key until it is answered, over a lost connection and a reload. What was
 * typed is forgotten only when it has arrived.
 */
export async function send(
  form: string,
  kind: EnquiryKind,
  body: Record<string, string>,
): Promise<Result<EnquiryReceipt>> {
  const call = `send-enquiry ${form}`;
  const result = await api(sendEnquiry)(kind, body, keyFor(call, body));
  if (result.ok) {
    settle(call);
    clearFormDraft(form);
    return result;
  }
  noteError(result.code);
  if (result.code === 'key_reused') settle(call);
  return result;
}
