import * as v from 'valibot';
import { Hold } from '../domain/booking/hold-contract.ts';

/** What one tab tells the others: how long seats are kept now, and that a booking was made. Nothing of it is stored. */
const News = v.variant('kind', [
  v.object({ kind: v.literal('held'), hold: Hold }),
  v.object({ kind: v.literal('booked'), reference: v.string() }),
]);
export type News = v.InferOutput<typeof News>;

const CHANNEL = 'booking';

export function tellTabs(news: News): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(news);
  channel.close();
}

/** Hears the other tabs of this site, until the returned function is called. */
export function hearTabs(hear: (news: News) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const news = v.safeParse(News, data);
    if (news.success) hear(news.output);
  });
  return () => channel.close();
}
