import type { Capability } from '../platform/capability.ts';
import { ENQUIRY_LIFE_DAYS, pruning } from '../platform/tasks.ts';
import { handlers } from './handlers.ts';
import { mails } from './mails.ts';
import { PRUNE_ENQUIRIES, PRUNE_ENQUIRY_MAILS } from './sql.ts';
import { webinarLinks } from './webinar-link.ts';
import { PRUNE_WEBINAR_LINKS } from './webinar-link-sql.ts';

/**
 * What visitors send by the site's forms (`src/domain/enquiries/forms.ts` declares them): one call for all kinds. The
 * enquiry and its two mails are written in one batch, once per `Idempotency-Key`; without script, once per content within
 * ten minutes. Who is registered for a webinar stays so once, and places of an event are counted from rows in the inserting
 * statement, as seats are. What fills in the hidden field is answered like a person.
 *
 * Without script, a form that was refused, by whatever check, is answered by the built page on which it stands, with
 * values, reasons and a focused summary put in by `HTMLRewriter` (`form-page.ts`, `platform/middleware/plain-form.ts`). What
 * cannot be read, or came from another site, is not shown again.
 */
export const enquiries: Capability = {
  name: 'enquiries',
  calls: handlers,
  mails: [...mails, ...webinarLinks.mails],
  tasks: [
    ...webinarLinks.tasks,
    pruning('prune_enquiries', ENQUIRY_LIFE_DAYS, [PRUNE_ENQUIRY_MAILS, PRUNE_WEBINAR_LINKS, PRUNE_ENQUIRIES]),
  ],
};
