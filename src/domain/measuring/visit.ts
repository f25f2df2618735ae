import * as v from 'valibot';
import { Campaign } from './campaign.ts';

/** The number that the analytics tag has given a browser: two numbers with a dot. */
const ClientId = v.pipe(v.string(), v.regex(/^\d{1,20}\.\d{1,20}$/));

/** The key in session storage of the page on which a visit began: its path. */
export const ENTRY_KEY = 'entry';

/** How a booking came about. */
export const Visit = v.object({
  /** The advertisement that led here, for the office. */
  campaign: v.optional(Campaign),
  /** The path of the page on which the visit began; the edge keeps what kind of page that is. */
  entry: v.optional(v.pipe(v.string(), v.maxLength(300))),
  /** Where measuring was agreed to, and something measures. */
  clientId: v.optional(ClientId),
});
export type Visit = v.InferOutput<typeof Visit>;

/** The client's number in the cookie `_ga` (`GA1.1.number.number`); `undefined` where there is none. */
export const clientIdIn = (cookies: string): string | undefined =>
  /(?:^|; )_ga=GA\d\.\d+\.(\d{1,20}\.\d{1,20})(?:;|$)/.exec(cookies)?.[1];
