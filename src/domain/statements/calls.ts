import { staff } from '../accounts/access.ts';
import { Empty, Nothing, type Call } from '../api/call.ts';
import {
  BookingParams,
  MailParams,
  MailsQuery,
  PreviewQuery,
  SendStatement,
  StatementMails,
  StatementOnItsWay,
  StatementPreview,
} from './contract.ts';

/** Whom of a client or an organisation a statement can be sent to, and what was sent. */
export const statementMails = {
  method: 'GET',
  path: '/Website/office/bookings/{id}/statement-mails',
  access: staff,
  params: BookingParams,
  query: MailsQuery,
  opens: 'client',
  answer: StatementMails,
} as const satisfies Call;

/** The mail that one of them would get now. */
export const statementPreview = {
  method: 'GET',
  path: '/Website/office/bookings/{id}/statement-mails/preview',
  access: staff,
  params: BookingParams,
  query: PreviewQuery,
  opens: 'client',
  answer: StatementPreview,
} as const satisfies Call;

/** Sends the open invoices to one of them, which leaves a while later: once a day at most. */
export const sendStatement = {
  method: 'POST',
  path: '/Website/office/bookings/{id}/statement-mails',
  access: staff,
  params: BookingParams,
  body: SendStatement,
  answer: StatementOnItsWay,
  refuses: ['booking_changed', 'already_sent', 'closed'],
  keyed: true,
  act: 'statement_sent',
} as const satisfies Call;

/** Takes one back that has not left. */
export const undoStatement = {
  method: 'POST',
  path: '/Website/office/bookings/{id}/statement-mails/{mail}/undo',
  access: staff,
  params: MailParams,
  body: Empty,
  answer: Nothing,
  status: 204,
  refuses: ['already_sent'],
  keyed: true,
  act: 'statement_undone',
} as const satisfies Call;
