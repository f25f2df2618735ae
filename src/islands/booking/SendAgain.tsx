import { useState } from 'react';
import { api } from '../../api/client.ts';
import type { ErrorCode } from '../../domain/api/errors.ts';
import { resendBooking } from '../../domain/changes/calls.ts';
import { fill } from '../../i18n/format.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';
import { WaitingButton } from '../Waits.tsx';

interface Props {
  reference: string;
  email: string;
  texts: Record<keyof Dictionary['booking']['confirmation']['again'], string>;
  errors: Record<ErrorCode, string>;
}

/** Sends the link that a booking waits for once more, to the address that was given and to no other. */
export function SendAgain({ reference, email, texts: t, errors }: Props) {
  const [said, say] = useState<{ text: string; failed: boolean }>();
  async function send() {
    say(undefined);
    const result = await api(resendBooking)(reference);
    if (result.ok) return say({ text: fill(t.sent, { email }), failed: false });
    const most = result.code === 'too_many_requests' || result.code === 'closed';
    say({ text: most ? t.tooMany : errors[result.code], failed: true });
  }
  return (
    <div className="mt-1 print:hidden">
      <WaitingButton label={t.send} waiting={t.sending} act={send} />
      <p role="status" className={said?.failed ? 'form-problem' : 'mt-0.5'}>
        {said?.text}
      </p>
    </div>
  );
}
