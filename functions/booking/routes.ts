import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { ConfirmRequest, HoldRequest } from '../../src/domain/booking/contract.ts';
import { limitedByAccount } from '../accounts/limited-account.ts';
import { problem, send, sendProblem } from '../platform/answers.ts';
import type { AppEnv, Dependencies } from '../platform/dependencies.ts';
import { byAddress, limited } from '../platform/limits/limited.ts';
import { limits } from '../../src/domain/api/limits.ts';
import { calendarFile } from '../platform/mail/calendar-file.ts';
import { deliverQuietly } from '../platform/mail/outbox.ts';
import { privateAnswers } from '../platform/middleware/api-headers.ts';
import { endpoint } from '../platform/middleware/endpoint.ts';
import { jsonBody, readJson } from '../platform/middleware/body.ts';
import { sameOrigin } from '../platform/middleware/same-origin.ts';
import { confirmBooking } from './confirm.ts';
import { extendHold, holdSeats, releaseHold } from './hold.ts';
import { keyedCall } from '../platform/idempotency.ts';
import { bookingView, readBooking } from './view.ts';

const Empty = v.object({});

/** The calls of `src/domain/booking/contract.ts`. */
export function bookingRoutes(app: Hono<AppEnv>, needs: Dependencies): void {
  const { db, now } = needs;
  const change = [privateAnswers(), sameOrigin(needs.origin), jsonBody()] as const;
  const moderate = limited(needs, [limits.change, byAddress]);
  const keyOf = (c: Context) => c.req.header('idempotency-key');

  const moderateHolds = limited(needs, [limits.change, byAddress], [limits.holdSeats, byAddress]);
  const moderateAccount = limitedByAccount(needs, limits.accountBooking);
  endpoint(app, 'POST', '/website/hold-seats', ...change, moderateHolds, moderateAccount, async (c) => {
    const body = await readJson(c, HoldRequest);
    if ('problem' in body) return sendProblem(c, body);
    const call = await keyedCall('hold-seats', keyOf(c), body.value);
    if ('problem' in call) return sendProblem(c, call);
    return send(c, await holdSeats(needs, call, body.value));
  });

  endpoint(app, 'POST', '/website/extend-hold/:reference', ...change, moderate, async (c) => {
    const reference = c.req.param('reference');
    const body = await readJson(c, Empty);
    if ('problem' in body) return sendProblem(c, body);
    const call = await keyedCall('extend-hold', keyOf(c), reference);
    if ('problem' in call) return sendProblem(c, call);
    return send(c, await extendHold(needs, call, reference));
  });

  endpoint(app, 'POST', '/website/release-hold/:reference', ...change, moderate, async (c) => {
    const body = await readJson(c, Empty);
    if ('problem' in body) return sendProblem(c, body);
    const refused = await releaseHold(needs, c.req.param('reference'));
    return refused ? sendProblem(c, refused) : c.body(null, 204);
  });

  const moderateBookings = limited(
    needs,
    [limits.change, byAddress],
    [limits.confirmBooking, byAddress],
    [limits.confirmAttempts, (c) => `hold ${c.req.param('reference')}`],
  );
  endpoint(
    app,
    'POST',
    '/website/confirm-booking/:reference',
    ...change,
    moderateBookings,
    moderateAccount,
    async (c) => {
      const reference = c.req.param('reference');
      const body = await readJson(c, ConfirmRequest);
      if ('problem' in body) return sendProblem(c, body);
      const call = await keyedCall('confirm-booking', keyOf(c), [reference, body.value]);
      if ('problem' in call) return sendProblem(c, call);
      const answer = await confirmBooking(needs, call, reference, body.value);
      // The mails are in the outbox already; the visitor's answer does not wait for them.
      if ('json' in answer) c.executionCtx.waitUntil(deliverQuietly(needs));
      return send(c, answer);
    },
  );

  endpoint(app, 'GET', '/website/booking/:reference', privateAnswers(), async (c) => {
    const at = now().getTime();
    const record = await readBooking(db, c.req.param('reference'), at);
    return record ? c.json(bookingView(record, at)) : sendProblem(c, problem('not_found', 'There is no such booking.'));
  });

  endpoint(app, 'GET', '/website/booking/:reference/calendar.ics', privateAnswers(), async (c) => {
    const record = await readBooking(db, c.req.param('reference'), now().getTime());
    if (record?.booking.state !== 'confirmed') return sendProblem(c, problem('not_found', 'There is no such booking.'));
    const file = calendarFile(record.events, {
      language: record.booking.language,
      origin: needs.origin,
      stampedAt: record.booking.confirmed_at ?? record.booking.created_at,
    });
    return c.body(file, 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="gct.ics"',
    });
  });
}
