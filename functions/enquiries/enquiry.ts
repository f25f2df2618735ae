import type { EnquiryReceipt } from '../../src/domain/enquiries/enquiries.ts';
import { isRegistration, mostPlacesOfNetwork, NETWORKS_OF_DOMAIN } from '../../src/domain/enquiries/registration.ts';
import { emailKey, mailboxKey } from '../../src/domain/fields.ts';
import { groupOf } from '../../src/domain/mail-providers.ts';
import type { CodeOf } from '../../src/domain/api/call.ts';
import type { sendEnquiry } from '../../src/domain/enquiries/calls.ts';
import { problem, type Refusal } from '../platform/answers.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { digestOf, keyedDigest } from '../platform/secrets.ts';
import { askAnew } from './anew.ts';
import type { Decision } from './decide.ts';
import { newEnquiryReference, referenceOf } from './reference.ts';
import { END_PROVED } from './registration-sql.ts';
import { askForProof } from './registration.ts';
import {
  FIND_REGISTERED,
  FIND_REPEATED,
  INSERT_ENQUIRY,
  INSERT_REGISTRATION,
  PLACES_TAKEN,
  QUEUE_ENQUIRY_MAILS,
  QUEUE_REGISTERED_MAIL,
} from './sql.ts';
import type { NewEnquiry, SentEnquiry } from './sent.ts';
import { openSubject, subjectNamed } from './subject.ts';
import { keepTold } from './told.ts';

/** A form without script that is sent again within this time is the same one, sent twice. Minutes. */
export const REPEATED_MINUTES = 10;

/** How often a write that lost a race looks again before it gives up. */
const ROUNDS = 5;

type Needs = Pick<Dependencies, 'db' | 'now' | 'newId' | 'siteData' | 'secret' | 'capRoom'>;

export type Outcome = EnquiryReceipt | Refusal<CodeOf<typeof sendEnquiry>>;

/**
 * Stores an enquiry and puts its two mails into the outbox, in one transaction. Sent again, it is answered as the first
 * time and nothing more comes of it. A registration of an address that nobody has proved waits for its proof, and the office hears
 * nothing of it (booking rule 41).
 */
export async function storeEnquiry(needs: Needs, sent: SentEnquiry): Promise<Outcome> {
  const { kind, fields, envelope } = sent;
  const subject = openSubject(needs, kind, subjectNamed(kind, fields));
  if (!subject) return problem('closed', 'This is not open.');
  const enquiry: NewEnquiry = {
    ...sent,
    about: subject.about,
    person: emailKey(fields.email) ?? '',
    fingerprint: await digestOf(JSON.stringify([kind, envelope.language, fields])),
    taking:
      'places' in fields && subject.capacity !== undefined
        ? { places: fields.places, capacity: subject.capacity }
        : undefined,
  };
  const store = isRegistration(kind) && !sent.proved ? askForProof : write;
  for (let round = 0; round < ROUNDS; round += 1) {
    const at = needs.now().getTime();
    const since = at - REPEATED_MINUTES * 60_000;
    const outcome = (await earlier(needs, enquiry, at, since)) ?? (await store(needs, enquiry, at, since));
    // Otherwise somebody was faster, perhaps this very form sent twice: the next round says who.
    if (outcome) return outcome;
  }
  return problem('unavailable', 'Too many people are sending this at once. Please try again.');
}

/** Places of an event: taken, and kept for others who still have to prove. */
interface Room {
  taken: number;
  held: number;
}

/** What was stored before and makes this one superfluous or impossible. */
async function earlier(needs: Needs, enquiry: NewEnquiry, at: number, since: number): Promise<Outcome | undefined> {
  const { db } = needs;
  const { key, fingerprint, kind, about, person, taking, proved } = enquiry;
  const repeated = await db
    .prepare(FIND_REPEATED)
    .bind(key, fingerprint, since)
    .first<{ reference: string; fingerprint: string }>();
  if (repeated) {
    if (repeated.fingerprint === fingerprint) return { reference: repeated.reference };
    return problem('key_reused', 'This Idempotency-Key was used with another body.');
  }
  // Whether there is room comes first: it is no secret, and the answer is the same for who is registered. Places that are kept
  // without proof make nobody be refused who has to prove as well: they may be free by then.
  const room = taking && (await db.prepare(PLACES_TAKEN).bind(about, person, at).first<Room>());
  const taken = room ? room.taken + (proved ? room.held : 0) : 0;
  if (taking && taken + taking.places > taking.capacity) {
    return problem('fully_booked', 'There are not that many places left.');
  }
  if (!isRegistration(kind) || !proved) return undefined;
  const registered = await db
    .prepare(FIND_REGISTERED)
    .bind(kind, about, person)
    .first<{ id: string; decision: Decision | null }>();
  if (!registered) return undefined;
  if (registered.decision !== 'refused') return answerAsNew(needs, enquiry, registered.id);
  const { fields, envelope, network } = enquiry;
  const reference = newEnquiryReference();
  const asked = {
    ...{ reference, kind, about, ...envelope, email: fields.email, email_key: person, fields: JSON.stringify(fields) },
    ...{ key, fingerprint, from_network: network },
  };
  return (await askAnew(needs, registered.id, asked, null, at)) ? { reference } : undefined;
}

/**
 * The same answer as everybody has (booking rule 42): it looks like that of a new registration, and the
 * person is told by mail, once. Asked again with the same key it has the same reference, which only the worker can work out.
 */
async function answerAsNew({ db, now, secret }: Needs, { key, fingerprint }: NewEnquiry, id: string): Promise<Outcome> {
  await db.prepare(QUEUE_REGISTERED_MAIL).bind(id, now().getTime()).run();
  if (secret === null) return { reference: newEnquiryReference() };
  return {
    reference: referenceOf((await keyedDigest(secret, 'enquiry', `${key ?? ''} ${fingerprint}`)).subarray(0, 8)),
  };
}

/** `undefined` where a constraint, or what was stored meanwhile, has refused it. */
async function write(
  { db, newId, siteData, capRoom }: Needs,
  { kind, about, fields, envelope, key, person, fingerprint, taking, network }: NewEnquiry,
  at: number,
  since: number,
): Promise<Outcome | undefined> {
  const [id, reference] = [newId(), newEnquiryReference()];
  const row = [
    ...[id, reference, kind, about, envelope.language, envelope.page, fields.email, person],
    ...[JSON.stringify(fields), key, fingerprint, at, since],
  ];
  const mostPlaces = mostPlacesOfNetwork(taking?.capacity ?? 0, capRoom);
  const written = await writeTogether(db, [
    taking
      ? db
          .prepare(INSERT_REGISTRATION)
          .bind(
            ...[...row, taking.places, taking.capacity],
            ...[mailboxKey(fields.email), network, mostPlaces, groupOf(person), mostPlaces * NETWORKS_OF_DOMAIN],
          )
      : db.prepare(INSERT_ENQUIRY).bind(...row),
    ...keepTold({ db, siteData }, id, { kind, about, language: envelope.language }),
    db.prepare(QUEUE_ENQUIRY_MAILS).bind(id, siteData.mail.office, at),
    ...(isRegistration(kind) ? [db.prepare(END_PROVED).bind(kind, about, person)] : []),
  ]);
  return written?.[0]?.meta.changes === 1 ? { reference } : undefined;
}
