import {
  ASK_AGAIN_HOURS,
  CONFIRMATION_DAYS,
  CONSENT_WORDING,
  type SubscribeRequest,
} from '../../src/domain/enquiries/newsletter.ts';
import { emailKey } from '../../src/domain/fields.ts';
import { fill } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { digestOf, hex, keyedDigest, linkToken } from '../platform/secrets.ts';
import {
  ASK_SUBSCRIBER,
  CONFIRM_CONSENT,
  CONFIRM_SUBSCRIBER,
  CONSENT_BY_TOKEN,
  INSERT_CONSENT,
  QUEUE_CONFIRM_MAIL,
  QUEUE_WELCOME_MAIL,
  SUBSCRIBER_BY_TOKEN,
  UNSUBSCRIBE,
} from './sql.ts';

const CONFIRMATION_MS = CONFIRMATION_DAYS * 24 * 3_600_000;
const ASK_AGAIN_MS = ASK_AGAIN_HOURS * 3_600_000;

type Needs = Pick<Dependencies, 'db' | 'now' | 'newId' | 'siteData'> & { secret: string };

/**
 * Stores the consent and asks for its confirmation by mail, in one transaction. Does the same work, and nothing comes of
 * it, where the address is subscribed or was asked a short while ago.
 */
export async function askForConfirmation(
  { db, now, newId, secret, siteData }: Needs,
  { email, language, page }: SubscribeRequest,
  address: string,
): Promise<void> {
  const at = now().getTime();
  const [subscriber, consent, request] = [newId(), newId(), newId()];
  const [unsubscribe, token, from] = await Promise.all([
    linkToken(secret, 'unsubscribe', subscriber).then(digestOf),
    linkToken(secret, 'newsletter link', consent).then(digestOf),
    addressDigest(secret, address),
  ]);
  const wording = fill(strings(language).subscription.consent, { name: siteData.supplier.name });
  await db.batch([
    db
      .prepare(ASK_SUBSCRIBER)
      .bind(subscriber, email, emailKey(email), language, at, request, unsubscribe, at - ASK_AGAIN_MS),
    db
      .prepare(INSERT_CONSENT)
      .bind(consent, request, CONSENT_WORDING, wording, language, page, from, at, token, at + CONFIRMATION_MS),
    db.prepare(QUEUE_CONFIRM_MAIL).bind(consent, at),
  ]);
}

/** Tells that two came from one address, and not which. */
async function addressDigest(secret: string, address: string): Promise<string> {
  return hex(await keyedDigest(secret, 'address', address));
}

/** What a link of a mail stands for, to be shown. `unknown`: no mail ever had this link. */
export type LinkState =
  { state: 'open' | 'done' | 'expired'; language: Locale } | { state: 'unknown'; language: undefined };

const unknown = { state: 'unknown', language: undefined } as const;

interface ConsentRow {
  confirmed_at: number | null;
  expires_at: number;
  state: 'pending' | 'confirmed' | 'unsubscribed';
  language: Locale;
}

export async function confirmationLink({ db, now }: Pick<Needs, 'db' | 'now'>, token: string): Promise<LinkState> {
  const row = await db
    .prepare(CONSENT_BY_TOKEN)
    .bind(await digestOf(token))
    .first<ConsentRow>();
  if (!row) return unknown;
  const { language } = row;
  if (row.state === 'confirmed') return { state: 'done', language };
  const open = row.state === 'pending' && row.confirmed_at === null && row.expires_at > now().getTime();
  return { state: open ? 'open' : 'expired', language };
}

/** Begins the subscription, once: a link that was used, or whose subscriber has left meanwhile, begins none. */
export async function confirm(
  needs: Pick<Needs, 'db' | 'now' | 'secret'>,
  token: string,
  address: string,
): Promise<LinkState> {
  const { db, secret } = needs;
  const at = needs.now().getTime();
  const digest = await digestOf(token);
  await db.batch([
    db.prepare(CONFIRM_CONSENT).bind(digest, at, await addressDigest(secret, address)),
    db.prepare(CONFIRM_SUBSCRIBER).bind(digest, at),
    db.prepare(QUEUE_WELCOME_MAIL).bind(digest, at),
  ]);
  return confirmationLink(needs, token);
}

export async function unsubscribeLink({ db }: Pick<Needs, 'db'>, token: string): Promise<LinkState> {
  const row = await db
    .prepare(SUBSCRIBER_BY_TOKEN)
    .bind(await digestOf(token))
    .first<{ state: string; language: Locale }>();
  if (!row) return unknown;
  return { state: row.state === 'unsubscribed' ? 'done' : 'open', language: row.language };
}

/** Ends the subscription, or the wait for it. Doing it again changes nothing. */
export async function unsubscribe(needs: Pick<Needs, 'db' | 'now'>, token: string): Promise<LinkState> {
  await needs.db
    .prepare(UNSUBSCRIBE)
    .bind(await digestOf(token), needs.now().getTime())
    .run();
  return unsubscribeLink(needs, token);
}
