import type { Capability } from '../platform/capability.ts';
import { handlers } from './handlers.ts';
import { mails } from './mails.ts';
import { moved } from './moved.ts';
import { registrationMails } from './registration-mails.ts';
import { stored } from './stored.ts';
import { webinarLinks } from './webinar-link.ts';

export { decidePlaces, placesAsked } from './decide.ts';
export { titleOf } from './subject.ts';

/**
 * What visitors send by the site's forms (`src/domain/enquiries/forms.ts` declares them): one call for all kinds. The
 * enquiry and its two mails are written in one batch, once per `Idempotency-Key`; without script, once per content within
 * ten minutes. A registration for a webinar or an event waits an hour for its address to be proved (`registration.ts`), in a
 * table of its own, and stands under the same id then: the office, the calendar's entry and the link are for those who proved. Who
 * is registered stays so once; who was refused and asks again waits for the office again under the same id (`anew.ts`), and places of an event are counted from rows in the inserting statement, as seats are. What fills in the hidden field is answered like a person.
 *
 * Without script, a form that was refused, by whatever check, is answered by the built page on which it stands, with
 * values, reasons and a focused summary put in by `HTMLRewriter` (`form-page.ts`, `platform/middleware/plain-form.ts`). What
 * cannot be read, or came from another site, is not shown again.
 */
export const enquiries: Capability = {
  name: 'enquiries',
  calls: handlers,
  mails: [...mails, ...registrationMails, ...moved.mails, ...webinarLinks.mails],
  // A link leaves once its people know of a move: that mail's entry lacks it.
  tasks: [...moved.tasks, ...webinarLinks.tasks],
  stored,
};
