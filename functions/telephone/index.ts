import type { Capability } from '../platform/capability.ts';
import { handlers } from './handlers.ts';
import { mails } from './mails.ts';
import { stored } from './stored.ts';

/** Bookings that the office makes for whoever calls, and seats that it holds for clients: holds like any other, with their owner beside them. */
export const telephone: Capability = { name: 'telephone', calls: handlers, mails, stored };
