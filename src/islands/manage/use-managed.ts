import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../api/client.ts';
import type { Result } from '../../api/result.ts';
import { managedBooking, proveBooking } from '../../domain/changes/calls.ts';
import type { ManagedBooking } from '../../domain/changes/contract.ts';
import { $loggedIn } from '../../stores/account.ts';
import { useHash } from '../use-hash.ts';

/** The token of a mail is this long; the reference, which proves nothing, is shorter. Characters. */
const TOKEN_LENGTH = 43;

export interface Managed {
  secret: string;
  /** The number of a document that is looked at, from the address, too. */
  shown: string | undefined;
  /** `undefined` while the booking is on its way. */
  result: Result<ManagedBooking> | undefined;
  /** Opening this page has just proved the buyer, which the booking had waited for. */
  provedNow: boolean;
  /** Reads the booking again; what stands there stays until the answer is there. */
  reload: () => Promise<void>;
  retry: () => void;
}

/**
 * The booking whose secret stands in the fragment, `#secret` or `#secret/number of a document`, which no server and no log
 * gets to see. Opened by the link of a mail, or by the account of the contact's e-mail, it proves the buyer: by a POST, which
 * filters of mail do not make.
 */
export function useManaged(): Managed {
  const [secret = '', shown] = useHash().split('/', 2);
  const [answer, setAnswer] = useState<{ of: string; result: Result<ManagedBooking>; provedNow: boolean }>();
  const wanted = useRef(secret);

  const read = useCallback(async () => {
    const result: Result<ManagedBooking> =
      secret === '' ? { ok: false, code: 'not_found' } : await api(managedBooking)(secret);
    const show = (shown: Result<ManagedBooking>, proved = false) => {
      if (wanted.current !== secret) return;
      setAnswer((before) => ({
        of: secret,
        result: shown,
        provedNow: proved || (before?.of === secret && before.provedNow),
      }));
    };
    // What waits for the proof is not shown on the way to it.
    const proves = secret.length === TOKEN_LENGTH || $loggedIn.get();
    const isOpen = result.ok && !result.value.proved && result.value.state === 'confirmed';
    if (isOpen && proves && (await api(proveBooking)(secret)).ok)
      show(await api(managedBooking)(secret), result.value.proofDueAt !== null);
    else show(result);
  }, [secret]);

  useEffect(() => {
    wanted.current = secret;
    void read();
  }, [secret, read]);

  return {
    secret,
    shown,
    result: answer?.of === secret ? answer.result : undefined,
    provedNow: answer?.of === secret && answer.provedNow,
    reload: read,
    retry: () => {
      setAnswer(undefined);
      void read();
    },
  };
}
