import { ACCOUNT_OF_PERSON } from '../accounts/index.ts';
import { absentAmong, SEATS_OF_PERSON } from '../booking/index.ts';
import { ENQUIRY_LIFE_DAYS } from '../platform/tasks.ts';
import type { Stored } from '../platform/stored.ts';

const theirs = `account_id IN (${ACCOUNT_OF_PERSON})`;
const ofReports = (reports: string) => `report_id IN (SELECT id FROM trainer_reports WHERE ${reports})`;
const mailsOf = (reports: string) =>
  `kind = 'trainer_report' AND about IN (SELECT id FROM trainer_reports WHERE ${reports})`;

const shared = { ends: 'deleted', life: { days: ENQUIRY_LIFE_DAYS }, told: 'classes' } as const;

export const stored: readonly Stored[] = [
  {
    ...shared,
    table: 'attendance',
    columns: ['report_id', 'participant_id', 'state'],
    whose: 'participant',
    why: 'who was there gets a certificate',
    of: `participant_id IN (${SEATS_OF_PERSON}) OR ${ofReports(theirs)}`,
    over: ofReports('created_at < ?1'),
    before: (rows) => absentAmong(`SELECT participant_id FROM attendance WHERE state = 'absent' AND (${rows})`),
    secret: ['report_id', 'participant_id'],
  },
  {
    ...shared,
    table: 'outbox',
    columns: ['recipient', 'message'],
    whose: 'trainer',
    why: 'each report reaches the office once',
    of: mailsOf(theirs),
    over: mailsOf('created_at < ?1'),
    secret: ['recipient', 'message'],
  },
  {
    ...shared,
    table: 'trainer_reports',
    columns: ['account_id', 'key', 'covered', 'incidents', 'follow_up'],
    whose: 'trainer',
    why: 'how a class went, by who gave it',
    of: theirs,
    over: 'created_at < ?1',
    secret: ['account_id', 'key'],
  },
];
