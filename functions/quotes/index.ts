import type { Capability } from '../platform/capability.ts';
import { handlers } from './handlers.ts';
import { mails } from './mails.ts';
import { stored } from './stored.ts';

/**
 * Quotes of the office: written by staff, sent by mail, accepted or declined by whoever has the mail's link. What is accepted is booked
 * and ordered by the site's own ways, at the quoted prices.
 */
export const quotes: Capability = { name: 'quotes', calls: handlers, mails, stored };
