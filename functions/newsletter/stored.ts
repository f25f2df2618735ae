import { UNCONFIRMED_DAYS } from '../../src/domain/enquiries/newsletter.ts';
import type { Stored } from '../platform/stored.ts';

/** A mail that was not agreed to can be held against its sender for three years. Days. */
export const PROOF_DAYS = 3 * 365;

const theirs = 'SELECT id FROM newsletter_subscribers WHERE email_key = ?1';
const UNCONFIRMED = 'confirmed_at IS NULL AND given_at < ?1';
const consents = [
  ...['subscriber_id', 'wording_version', 'wording', 'language', 'page', 'address', 'given_at', 'token'],
  ...['confirmed_at', 'confirmed_from'],
];
const proof = 'the proof of consent, which the law asks of who sends such mail';

/** What was asked for and never confirmed. */
const waiting: readonly Stored[] = [
  {
    table: 'outbox',
    columns: ['recipient'],
    whose: 'subscriber',
    why: 'each mail about the newsletter is sent once',
    of: `kind IN ('newsletter_confirm', 'newsletter_welcome') AND lower(trim(recipient)) = ?1`,
    ends: 'deleted',
    life: { days: UNCONFIRMED_DAYS },
    over: `(kind = 'newsletter_confirm' AND about IN (SELECT id FROM newsletter_consents WHERE ${UNCONFIRMED}))
  OR (kind = 'newsletter_welcome' AND state <> 'pending' AND created_at < ?1)`,
    told: 'unconfirmed',
  },
  {
    table: 'newsletter_consents',
    columns: consents,
    whose: 'subscriber',
    why: 'a link confirms the newsletter',
    of: `confirmed_at IS NULL AND subscriber_id IN (${theirs})`,
    ends: 'deleted',
    life: { days: UNCONFIRMED_DAYS },
    over: UNCONFIRMED,
    secret: ['subscriber_id', 'token'],
    told: 'unconfirmed',
  },
];

export const stored: readonly Stored[] = [
  ...waiting,
  {
    table: 'newsletter_consents',
    columns: consents,
    whose: 'subscriber',
    why: proof,
    of: `confirmed_at IS NOT NULL AND subscriber_id IN (${theirs})`,
    ends: 'deleted',
    kept: { where: 'confirmed_at IS NOT NULL', because: proof },
    life: { days: PROOF_DAYS },
    over: `confirmed_at IS NOT NULL AND subscriber_id IN (
  SELECT id FROM newsletter_subscribers WHERE state = 'unsubscribed' AND unsubscribed_at < ?1
)`,
    secret: ['subscriber_id', 'token'],
    told: 'newsletter',
  },
  {
    table: 'newsletter_subscribers',
    columns: ['state'],
    whose: 'subscriber',
    why: 'who gets the newsletter',
    of: `email_key = ?1 AND state <> 'unsubscribed'`,
    ends: { state: `'unsubscribed'`, unsubscribed_at: 'unixepoch() * 1000' },
    life: null,
    told: 'newsletter',
  },
  {
    table: 'newsletter_subscribers',
    columns: [
      'email',
      'email_key',
      'language',
      'asked_at',
      'asked_by',
      'confirmed_at',
      'unsubscribed_at',
      'unsubscribe_token',
    ],
    whose: 'subscriber',
    why: 'who gets the newsletter',
    of: 'email_key = ?1',
    ends: 'deleted',
    kept: {
      where: `EXISTS (
  SELECT 1 FROM newsletter_consents WHERE subscriber_id = newsletter_subscribers.id AND newsletter_consents.confirmed_at IS NOT NULL
)`,
      because: proof,
    },
    life: { days: UNCONFIRMED_DAYS },
    over: 'asked_at < ?1',
    unless: `EXISTS (SELECT 1 FROM newsletter_consents WHERE newsletter_consents.subscriber_id = newsletter_subscribers.id)`,
    secret: ['email_key', 'asked_by', 'unsubscribe_token'],
    told: 'unconfirmed',
  },
];
