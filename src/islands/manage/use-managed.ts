import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../api/client.ts';
import type { Result } from '../../api/result.ts';
import type { LinkNeeded } from '../../domain/booking/link-needed.ts';
import { managedBooking } from '../../domain/changes/calls.ts';
import type { ManagedBooking } from '../../domain/changes/contract.ts';
import { useHash } from '../use-hash.ts';
import { useLeftAccount } from '../use-left-account.ts';
import { NOTHING } from '../use-linked.ts';

export interface Managed {
  secret: string;
  /** The number of a document that is looked at, from the address, too. */
  shown: string | undefined;
  /** `undefined` while the booking is on its way. */
  result: Result<ManagedBooking, LinkNeeded> | undefined;
  /** Reads the booking again; what stands there stays until the answer is there. */
  reload: () => Promise<void>;
  retry: () => void;
}

/**
 * The booking whose secret stands in the fragment, `#secret` or `#secret/number of a document`, which no server and no log
 * gets to see. Opening it changes nothing, whoever opens it.
 */
export function useManaged(): Managed {
  useLeftAccount();
  const [secret = '', shown] = useHash().split('/', 2);
  const [answer, setAnswer] = useState<{ of: string; result: Result<ManagedBooking, LinkNeeded> }>();
  const wanted = useRef(secret);

  const read = useCallback(async () => {
    if (secret === '') return;
    const result = await api(managedBooking)(secret);
    if (wanted.current === secret) setAnswer({ of: secret, result });
  }, [secret]);

  useEffect(() => {
    wanted.current = secret;
    void read();
  }, [secret, read]);

  return {
    secret,
    shown,
    result: secret === '' ? NOTHING : answer?.of === secret ? answer.result : undefined,
    reload: read,
    retry: () => {
      setAnswer(undefined);
      void read();
    },
  };
}
