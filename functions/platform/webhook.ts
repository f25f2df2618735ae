const TIMEOUT_MS = 10_000;

/** Tells a text to whoever listens there. Throws where it was not taken. */
export type Post = (text: string) => Promise<void>;

/** Posts `{"text": …}`, which Slack, Teams and Mattermost show as a message, and others as it is. */
export function webhook(url: string, send: typeof fetch = fetch): Post {
  return async function post(text) {
    const answer = await send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`);
  };
}
