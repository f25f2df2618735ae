import * as calls from '../../src/domain/promo-codes/calls.ts';
import { answer } from '../platform/calls/route.ts';
import type { Capability } from '../platform/capability.ts';
import { seedDemoCode } from './demo-seed.ts';
import { officeHandlers } from './office.ts';
import { tryCode } from './spend.ts';
import { stored } from './stored.ts';

export { discountingBy, usedBefore } from './spend.ts';

/**
 * Codes that take something off a booking, made by staff (`/office/promo-codes`, `npm run promo-code`). The uses of a code follow the events of
 * bookings by triggers, so that it is never used more often than it may be, whoever races; a hold uses none, and what nobody has
 * proved does not count.
 */
export const promoCodes: Capability = {
  name: 'promo-codes',
  calls: (needs) => [answer(calls.tryCode, ({ body }) => tryCode(needs, body)), ...officeHandlers(needs)],
  tasks: [{ name: 'seed_demo_code', run: seedDemoCode }],
  stored,
};
