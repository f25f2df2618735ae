import { byLink, members, staff } from '../accounts/access.ts';
import { Nothing, type Call } from '../api/call.ts';
import { LinkNeeded } from '../booking/link-needed.ts';
import { ClassParams } from '../classes/office-classes.ts';
import { NoteNeeds, OwnNeeds, TellNeeds } from './needs.ts';

/** What people of a booking need in class, by its buyer, who is shown what they typed themselves, and nothing else. */
export const tellNeeds = {
  method: 'POST',
  path: '/Website/participant-needs/{secret}',
  access: byLink,
  body: TellNeeds,
  answer: Nothing,
  status: 204,
  refuses: ['link_needed', 'closed', 'unproved'],
  refusal: LinkNeeded,
  limits: ['changeBooking', 'accountBooking'],
} as const satisfies Call;

/** What the account's own person needs in all classes to come; in place of what the buyer said. */
export const tellOwnNeeds = {
  method: 'POST',
  path: '/Website/my-training/needs',
  access: members,
  body: OwnNeeds,
  answer: Nothing,
  status: 204,
  refuses: ['closed'],
  limits: ['accountBooking'],
} as const satisfies Call;

/** What the office was told of somebody, beside what they and their buyer said on line. */
export const noteNeeds = {
  method: 'POST',
  path: '/Website/office/classes/{id}/needs',
  access: staff,
  params: ClassParams,
  body: NoteNeeds,
  answer: Nothing,
  status: 204,
  refuses: ['closed', 'office_changed'],
  keyed: true,
  act: 'needs_noted',
} as const satisfies Call;
