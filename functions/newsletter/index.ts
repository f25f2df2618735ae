import { UNCONFIRMED_DAYS } from '../../src/domain/enquiries/newsletter.ts';
import type { Capability } from '../platform/capability.ts';
import { DAY_MS } from '../platform/tasks.ts';
import { handlers } from './handlers.ts';
import { mails } from './mails.ts';
import { END_WAITING } from './sql.ts';
import { stored } from './stored.ts';

/**
 * Who gets the newsletter, and has agreed to it.
 *
 * The token of a link in a mail is an HMAC of its row's id: the database holds its digest, and the outbox works it out again
 * for every attempt instead of storing the mail. Links change nothing when they are opened, only when the button behind them
 * is pressed, since mail scanners open every link; unsubscribing takes a POST from anywhere (RFC 8058). What somebody
 * agreed to is kept word for word with page, time and keyed digest of the address, and cannot be changed or deleted once
 * it is confirmed; what is not is forgotten after 30 days.
 */
export const newsletter: Capability = {
  name: 'newsletter',
  calls: handlers,
  mails,
  tasks: [
    {
      name: 'end_waiting_subscribers',
      run: ({ db, now }) =>
        db
          .prepare(END_WAITING)
          .bind(now().getTime() - UNCONFIRMED_DAYS * DAY_MS)
          .run(),
    },
  ],
  stored,
};
