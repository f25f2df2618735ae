import type { Mail } from '../platform/capability.ts';
import { changedMail, changedOfficeMail, papersMail } from './change-mails.ts';
import { contactReplacedMail } from './contact-mail.ts';
import { creditUsedMail } from './credit-mail.ts';
import { buyerClassMail, leftMail, participantClassMail } from './class-mails.ts';

export const mails: readonly Mail[] = [
  { kind: 'booking_changed', render: changedMail, holdsSecret: true },
  { kind: 'booking_changed_office', render: changedOfficeMail },
  { kind: 'booking_papers', render: papersMail, holdsSecret: true },
  { kind: 'contact_replaced', render: contactReplacedMail },
  { kind: 'credit_used', render: creditUsedMail },
  { kind: 'seat_left', render: leftMail },
  { kind: 'class_moved', render: buyerClassMail(false), holdsSecret: true },
  { kind: 'class_cancelled', render: buyerClassMail(true), holdsSecret: true },
  { kind: 'class_moved_participant', render: participantClassMail(false) },
  { kind: 'class_cancelled_participant', render: participantClassMail(true) },
];
