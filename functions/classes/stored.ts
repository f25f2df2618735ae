import { NEEDS_LIFE_DAYS } from '../../src/domain/needs/needs.ts';
import { ACCOUNT_OF_PERSON, TEACHES_OF_PERSON } from '../accounts/index.ts';
import { absentAmong, SEATS_OF_PERSON } from '../booking/index.ts';
import { MISSED } from '../platform/missed.ts';
import { ENQUIRY_LIFE_DAYS } from '../platform/tasks.ts';
import type { Stored } from '../platform/stored.ts';

/** A text that somebody of the office wrote about a class. */
const byOffice = (table: string, why: string): Stored => ({
  table,
  columns: ['account_id', 'text'],
  whose: 'staff',
  why,
  of: `account_id IN (${ACCOUNT_OF_PERSON})`,
  ends: 'deleted',
  life: { days: ENQUIRY_LIFE_DAYS },
  over: 'at < ?1',
  nightly: true,
  secret: ['account_id'],
  told: 'classes',
});

/** Who gives a class or days of it is asked for as long as its reports are kept. Days. */
const TRAINER_LIFE_DAYS = 730;

/** That what a class was before a change names somebody. */
const NAMED_BEFORE = `before ->> '$.trainer' IN (${TEACHES_OF_PERSON})
  OR EXISTS (SELECT 1 FROM json_each(before, '$.substitutes') WHERE value IN (${TEACHES_OF_PERSON}))`;

/** Days of a trainer that were over so long ago. ?1 is the oldest instant that is kept. */
const DAYS_OVER = `last_day < date(?1 / 1000, 'unixepoch')`;

/** Who of the office wrote down days of a trainer, or took them back. */
const absenceBy = (column: 'account_id' | 'taken_back_by'): Stored => ({
  table: 'trainer_absences',
  columns: [column],
  whose: 'staff',
  why: 'who of the office wrote down that a trainer is away, or took it back',
  of: `${column} IN (${ACCOUNT_OF_PERSON})`,
  ends: { [column]: '0' },
  life: { days: TRAINER_LIFE_DAYS },
  over: `${DAYS_OVER} AND ${column} <> 0`,
  nightly: true,
  secret: [column],
  told: 'trainers',
});

export const stored: readonly Stored[] = [
  {
    table: 'trainer_absences',
    columns: ['trainer', 'first_day', 'last_day', 'kind', 'note'],
    whose: 'trainer',
    why: 'on which days a trainer is away, so that somebody else gives their classes',
    of: `trainer IN (${TEACHES_OF_PERSON})`,
    ends: 'deleted',
    life: { days: TRAINER_LIFE_DAYS },
    over: DAYS_OVER,
    nightly: true,
    told: 'trainers',
  },
  absenceBy('account_id'),
  absenceBy('taken_back_by'),
  {
    table: 'class_substitutes',
    columns: ['trainer'],
    whose: 'trainer',
    why: 'who gives a day of a class in place of its trainer, and acts on that day',
    of: `trainer IN (${TEACHES_OF_PERSON})`,
    ends: { trainer: 'NULL' },
    life: { days: TRAINER_LIFE_DAYS },
    over: 'trainer IS NOT NULL AND starts_at < ?1',
    nightly: true,
    told: 'trainers',
  },
  {
    table: 'posted_courseware',
    columns: ['participant_id', 'sent_on'],
    whose: 'participant',
    why: 'to whom courseware was sent by post',
    of: `participant_id IN (${SEATS_OF_PERSON})`,
    ends: 'deleted',
    life: { days: NEEDS_LIFE_DAYS },
    over: `EXISTS (
  SELECT 1 FROM participants JOIN classes ON classes.id = participants.class_id
  WHERE participants.id = posted_courseware.participant_id AND classes.ends_at < ?1
)`,
    nightly: true,
    secret: ['participant_id'],
    told: 'needs',
  },
  {
    table: 'session_attendance',
    columns: ['participant_id', 'state'],
    whose: 'participant',
    why: 'who was there in which session, as it was ticked in the room',
    of: `participant_id IN (${SEATS_OF_PERSON})`,
    ends: 'deleted',
    life: { days: ENQUIRY_LIFE_DAYS },
    over: 'at < ?1',
    before: (rows) =>
      absentAmong(`SELECT participants.id FROM participants
  WHERE participants.certified = 0 AND participants.id IN (SELECT participant_id FROM session_attendance WHERE ${rows}) AND ${MISSED}`),
    nightly: true,
    secret: ['participant_id'],
    told: 'classes',
  },
  {
    table: 'session_attendance',
    columns: ['account_id'],
    whose: 'trainer',
    why: 'who ticked it',
    of: `account_id IN (${ACCOUNT_OF_PERSON})`,
    ends: { account_id: '0' },
    life: { days: ENQUIRY_LIFE_DAYS },
    over: 'at < ?1 AND account_id <> 0',
    nightly: true,
    secret: ['account_id'],
    told: 'classes',
  },
  {
    table: 'cost_rates',
    columns: ['name', 'cents', 'per'],
    whose: 'trainer',
    why: 'what an hour or a day of a trainer usually costs, so that the office knows which classes pay',
    of: `kind = 'trainer' AND name IN (${TEACHES_OF_PERSON})`,
    ends: 'deleted',
    life: { days: ENQUIRY_LIFE_DAYS },
    over: `kind = 'trainer' AND at < ?1
  AND NOT EXISTS (SELECT 1 FROM classes WHERE classes.trainer = cost_rates.name AND classes.ends_at >= ?1)
  AND NOT EXISTS (SELECT 1 FROM class_substitutes WHERE class_substitutes.trainer = cost_rates.name AND starts_at >= ?1)`,
    nightly: true,
    told: 'trainers',
  },
  {
    table: 'trainer_phones',
    columns: ['trainer', 'phone'],
    whose: 'trainer',
    why: 'by which number the office calls a trainer, when a class cannot take place, say',
    of: `trainer IN (${TEACHES_OF_PERSON})`,
    ends: 'deleted',
    life: { days: ENQUIRY_LIFE_DAYS },
    over: `at < ?1 AND NOT EXISTS (SELECT 1 FROM classes WHERE classes.trainer = trainer_phones.trainer AND classes.ends_at >= ?1)
  AND NOT EXISTS (SELECT 1 FROM class_substitutes WHERE class_substitutes.trainer = trainer_phones.trainer AND starts_at >= ?1)`,
    nightly: true,
    told: 'trainers',
  },
  {
    table: 'trainer_changes',
    columns: ['trainer', 'before'],
    whose: 'trainer',
    why: 'who gave a class, and which of its days, before it was changed, until they are told, minutes later',
    of: `trainer IN (${TEACHES_OF_PERSON}) OR ${NAMED_BEFORE}`,
    ends: 'deleted',
    life: { days: ENQUIRY_LIFE_DAYS },
    over: `class_id IN (SELECT id FROM classes WHERE ends_at < ?1)`,
    nightly: true,
    secret: ['before'],
    told: 'trainers',
  },
  {
    table: 'trainer_tellings',
    columns: ['trainer', 'before'],
    whose: 'trainer',
    why: 'which change of a class was told to its trainer, so that the office knows whom to call',
    of: `trainer IN (${TEACHES_OF_PERSON}) OR ${NAMED_BEFORE}`,
    ends: 'deleted',
    life: { days: ENQUIRY_LIFE_DAYS },
    over: 'at < ?1',
    nightly: true,
    secret: ['before'],
    told: 'trainers',
  },
  byOffice('class_notes', 'what the office has to know beside a class'),
  {
    ...byOffice('class_messages', 'what the office wrote to the people of a class'),
    columns: ['account_id', 'text', 'french'],
  },
  {
    ...byOffice('day_calls', 'who of the office called about the classes of a day, so that nobody is called twice'),
    columns: ['account_id'],
  },
  {
    ...byOffice('class_stays', 'who of the office noted that somebody stays in a class that has changed'),
    columns: ['account_id'],
  },
];
