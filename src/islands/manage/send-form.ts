import type { Result } from '../../api/result.ts';
import type { Changed } from '../../domain/changes/contract.ts';
import { siteForms } from '../../stores/kept-forms.ts';
import type { useManage } from './context.ts';
import { refusalText } from './words.ts';

interface Sent {
  call: string;
  body: object;
  /** What is said when it is done. */
  done: string;
  close: () => void;
}

/** Sends a form about a booking once, however often it is pressed. A booking that is another one by now is read again. */
export async function sendForm<Details>(
  manage: ReturnType<typeof useManage>,
  { call, body, done, close }: Sent,
  attempt: (key: string) => Promise<Result<Changed, Details>>,
): Promise<Result<Changed, Details>> {
  const result = await siteForms.sendOnce(`${call} ${manage.booking.number}`, body, attempt);
  if (result.ok) {
    close();
    manage.changed(done);
  } else if (result.code === 'booking_changed') manage.changed(refusalText(result, manage));
  return result;
}
