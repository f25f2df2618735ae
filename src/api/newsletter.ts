import * as v from 'valibot';
import { site } from './client.ts';

/** The form at the foot of a page as it was filled in; the server is the one who judges it. */
interface Subscription {
  email: string;
  consent: string;
  language: string;
  page: string;
  website: string;
}

/** Asks for the newsletter; the answer is the same whether or not the address is known. */
export const subscribeNewsletter = (body: Subscription) =>
  site.post('/Website/subscribe-newsletter', { body, answer: v.unknown() });
