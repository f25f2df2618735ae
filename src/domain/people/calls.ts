import * as v from 'valibot';
import { owners, staff } from '../accounts/access.ts';
import { Empty, Nothing, type Call } from '../api/call.ts';
import { tableLanguage, wholeOrganisation } from '../office/tables.ts';
import {
  Copy,
  Erased,
  FoundPeople,
  GiveRole,
  HandOver,
  InviteNew,
  InvitePerson,
  PeopleQuery,
  Person,
  PersonId,
  WithReason,
} from './people.ts';
import { NotePhone } from '../classes/trainer-phone.ts';

const params = v.object({ id: PersonId });

/** Whoever booked, sits in a class or has an account. */
export const officePeople = {
  method: 'GET',
  path: '/Website/office/people',
  access: staff,
  query: PeopleQuery,
  answer: FoundPeople,
} as const satisfies Call;

/** All of one person. */
export const officePerson = {
  method: 'GET',
  path: '/Website/office/people/{id}',
  access: staff,
  params,
  opens: 'client',
  answer: Person,
} as const satisfies Call;

/** What somebody booked for whomever, and took, seat by seat: what a client asks for at the end of a year. */
export const personTraining = {
  method: 'GET',
  path: '/Website/office/people/{id}/training.csv',
  access: staff,
  params,
  query: v.object(tableLanguage),
  opens: 'client',
  answer: 'file',
} as const satisfies Call;

/** The same of everybody of their organisation. */
export const organisationTraining = {
  ...personTraining,
  path: '/Website/office/people/{id}/organisation/training.csv',
  query: v.object({ ...tableLanguage, ...wholeOrganisation }),
} as const satisfies Call;

/** The certificates of all whom somebody booked for, and their own, as one file; the newest, where they are many. */
export const personCertificates = {
  method: 'GET',
  path: '/Website/office/people/{id}/certificates.pdf',
  access: staff,
  params,
  opens: 'client',
  answer: 'file',
} as const satisfies Call;

/** The same of everybody of their organisation. */
export const organisationCertificates = {
  ...personCertificates,
  path: '/Website/office/people/{id}/organisation/certificates.pdf',
  query: v.object(wholeOrganisation),
} as const satisfies Call;

const act = { method: 'POST', access: staff, params, answer: Nothing, status: 204, keyed: true } as const;

/** Makes an account, or opens one that was closed, and says so by mail. */
export const invitePerson = {
  ...act,
  path: '/Website/office/people/{id}/invite',
  body: InvitePerson,
  act: 'account_invited',
} as const satisfies Call;

/** The same of somebody of whom nothing is known, such as a new colleague. Closed where the e-mail has an account. */
export const inviteNew = {
  method: 'POST',
  access: staff,
  keyed: true,
  path: '/Website/office/people',
  body: InviteNew,
  act: 'account_invited',
  answer: v.object({ id: PersonId }),
  refuses: ['closed'],
} as const satisfies Call;

/** Ends what is logged in, everywhere. */
export const endSessions = {
  ...act,
  path: '/Website/office/people/{id}/end-sessions',
  body: Empty,
  act: 'sessions_ended',
  refuses: ['closed'],
} as const satisfies Call;

/** Nobody logs in any more, until they are invited again. */
export const closeAccount = {
  ...act,
  path: '/Website/office/people/{id}/close',
  body: WithReason,
  sudo: true,
  act: 'account_closed',
  refuses: ['closed'],
} as const satisfies Call;

/** By which number a trainer is called: nobody but the office reads it. */
export const notePersonsPhone = {
  ...act,
  path: '/Website/office/people/{id}/trainer-phone',
  body: NotePhone,
  act: 'trainer_phone_noted',
  refuses: ['closed'],
} as const satisfies Call;

/** What an owner makes of somebody; not of oneself. */
export const giveRole = {
  ...act,
  access: owners,
  path: '/Website/office/people/{id}/role',
  body: GiveRole,
  sudo: true,
  act: 'role_given',
  refuses: ['closed'],
} as const satisfies Call;

/** Gives all that somebody has still to do, and the messages that wait for them, to a colleague. Closed where there is nothing. */
export const handOver = {
  ...act,
  path: '/Website/office/people/{id}/hand-over',
  body: HandOver,
  act: 'work_handed_over',
  refuses: ['closed'],
} as const satisfies Call;

/** A copy of what we have about somebody, to be handed to nobody else (booking rule 40). */
export const copyPerson = {
  method: 'POST',
  access: staff,
  params,
  keyed: true,
  path: '/Website/office/people/{id}/copy',
  body: WithReason,
  sudo: true,
  act: 'person_copied',
  answer: Copy,
} as const satisfies Call;

/** Everything that names somebody goes, but for what the law keeps (booking rule 40). */
export const erasePerson = {
  method: 'POST',
  access: owners,
  params,
  keyed: true,
  path: '/Website/office/people/{id}/erase',
  body: WithReason,
  sudo: true,
  act: 'person_erased',
  answer: Erased,
  refuses: ['closed'],
} as const satisfies Call;
