import { useState } from 'react';
import type { Result } from '../../api/result.ts';
import type { Changed } from '../../domain/changes/contract.ts';
import { siteForms } from '../../stores/kept-forms.ts';
import { useManage } from './context.ts';
import { refusalText } from './words.ts';

/**
 * Sends a change once, however often it is pressed or repeated. A booking that is another one by now is read again, so that
 * the next try is about what is seen. What is done is closed: what was chosen for the next seat would lie under the same finger.
 */
export function useChange(close: () => void) {
  const manage = useManage();
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState<string>();

  async function send<Details>(
    call: string,
    body: object,
    done: string,
    attempt: (key: string) => Promise<Result<Changed, Details>>,
  ): Promise<void> {
    if (sending) return;
    setSending(true);
    setFailed(undefined);
    const result = await siteForms.sendOnce(`${call} ${manage.booking.number}`, body, attempt);
    setSending(false);
    if (result.ok) {
      close();
      return manage.changed(done);
    }
    const text = refusalText(result, manage);
    if (result.code === 'booking_changed' || result.code === 'price_changed') return manage.changed(text);
    setFailed(text);
  }
  return { sending, failed, send };
}
