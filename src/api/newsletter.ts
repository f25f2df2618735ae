import * as v from 'valibot';
import type { SubscribeRequest } from '../domain/enquiries/newsletter.ts';
import { site } from './client.ts';

/** Asks for the newsletter; the answer is the same whether or not the address is known. */
export const subscribeNewsletter = (body: SubscribeRequest) =>
  site.post('/Website/subscribe-newsletter', { body, answer: v.unknown() });
