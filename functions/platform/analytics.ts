/** Whoever measures visits, told from here. */
export interface Analytics {
  /** An event of a browser that agreed. Throws where it did not arrive. */
  tell: (clientId: string, at: number, name: string, parameters: object) => Promise<void>;
}

/** Longer is no answer. Milliseconds. */
const TIMEOUT_MS = 10_000;

/** Google Analytics 4 by its Measurement Protocol: what is told there needs no script on a page of a booking. */
export function measurementProtocol(measurementId: string, secret: string, send: typeof fetch = fetch): Analytics {
  const address = new URL('https://www.google-analytics.com/mp/collect');
  address.search = new URLSearchParams({ measurement_id: measurementId, api_secret: secret }).toString();
  return {
    async tell(clientId, at, name, params) {
      const answer = await send(address, {
        method: 'POST',
        body: JSON.stringify({
          client_id: clientId,
          timestamp_micros: at * 1000,
          consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
          events: [{ name, params }],
        }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`analytics answered ${answer.status}`);
    },
  };
}
