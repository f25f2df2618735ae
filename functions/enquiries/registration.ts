import type { CodeOf } from '../../src/domain/api/call.ts';
import type { proveRegistration, sendEnquiry } from '../../src/domain/enquiries/calls.ts';
import type { EnquiryReceipt } from '../../src/domain/enquiries/enquiries.ts';
import {
  mostPlacesOfNetwork,
  mostUnproved,
  NETWORKS_OF_DOMAIN,
  PROVE_MINUTES,
  type RegistrationKind,
  type RegistrationState,
  type RegistrationView,
} from '../../src/domain/enquiries/registration.ts';
import { groupOf } from '../../src/domain/mail-providers.ts';
import { isoInstant, ok, problem, type AnswerTo, type Refusal } from '../platform/answers.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { digestOf, linkToken } from '../platform/secrets.ts';
import { newEnquiryReference } from './reference.ts';
import {
  DISOWN_REGISTRATION,
  END_PROVED,
  INSERT_UNPROVED,
  PROVE_REGISTRATION,
  QUEUE_PROOF,
  UNPROVED_BY_TOKEN,
} from './registration-sql.ts';
import { askAnew, type AskedAnew } from './anew.ts';
import { standingOf, type Decision } from './decide.ts';
import type { NewEnquiry } from './sent.ts';
import { QUEUE_ENQUIRY_MAILS } from './sql.ts';
import { heldAt, openSubject } from './subject.ts';
import { keepTold } from './told.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'newId' | 'siteData' | 'secret' | 'capRoom'>;

/**
 * Has the registration wait for its proof, and asks for it by mail. The same statements run for an address that is registered
 * already, and the answer is the same: its owner is told by that mail (booking rule 42). `undefined` where the same form was faster.
 */
export async function askForProof(
  { db, newId, secret }: Needs,
  { kind, about, fields, envelope, key, person, fingerprint, taking, mayHold, network }: NewEnquiry,
  at: number,
  since: number,
): Promise<EnquiryReceipt | Refusal<CodeOf<typeof sendEnquiry>> | undefined> {
  if (secret === null) return problem('unavailable', 'This is not configured.');
  const [id, reference] = [newId(), newEnquiryReference()];
  const token = await digestOf(await linkToken(secret, 'registration link', id));
  const capacity = taking?.capacity ?? 0;
  const row = [
    ...[id, token, reference, kind, about, envelope.language, envelope.page, fields.email, person],
    ...[JSON.stringify(fields), key, fingerprint, at, since, at + PROVE_MINUTES * 60_000],
    ...[taking?.places ?? null, mayHold ? 1 : 0, capacity, mostUnproved(capacity), network],
  ];
  const written = await writeTogether(db, [
    db.prepare(INSERT_UNPROVED).bind(...row),
    db.prepare(QUEUE_PROOF).bind(id, at),
  ]);
  return written?.[0]?.meta.changes === 1 ? { reference } : undefined;
}

interface Unproved extends AskedAnew {
  id: string;
  kind: RegistrationKind;
  about: string;
  email_key: string;
  places: number | null;
  held: 0 | 1;
  state: 'waiting' | 'proved' | 'disowned';
  due_at: number;
  taken: number;
  held_for_others: number;
  registered_id: string | null;
  registered_reference: string | null;
  registered_places: number | null;
  for_office: 0 | 1;
  decision: Decision | null;
}

async function unprovedBy({ db, now }: Needs, token: string): Promise<Unproved | null> {
  return db
    .prepare(UNPROVED_BY_TOKEN)
    .bind(await digestOf(token), now().getTime())
    .first<Unproved>();
}

function stateOf(needs: Needs, row: Unproved): RegistrationState {
  if (row.state === 'disowned') return 'disowned';
  if (row.state === 'proved') return standingOf(row);
  const subject = openSubject(needs, row.kind, row.about);
  if (!subject) return 'closed';
  if (standingOf(row) === 'refused') return row.due_at > needs.now().getTime() ? 'anew' : 'expired';
  const wanted = row.taken + row.held_for_others + (row.places ?? 0);
  if (subject.capacity !== undefined && wanted > subject.capacity) return 'full';
  return row.due_at > needs.now().getTime() ? 'waiting' : 'expired';
}

function viewOf(needs: Needs, row: Unproved): RegistrationView {
  const { siteData, now } = needs;
  const held = heldAt(siteData, row);
  const state = stateOf(needs, row);
  const open = (state === 'waiting' || state === 'anew' || state === 'full') && row.due_at > now().getTime();
  return {
    state,
    language: row.language,
    event: held
      ? {
          ...{ title: held.title, start: held.start, end: held.end, timeZone: held.timeZone },
          place: siteData.places.find(({ id }) => id === held.placeId) ?? null,
        }
      : null,
    places: row.state === 'proved' ? (row.registered_places ?? row.places) : row.places,
    held: row.held === 1 && open && state !== 'anew',
    dueAt: open ? isoInstant(row.due_at) : null,
    page: row.page,
    reference: row.state === 'proved' ? row.registered_reference : null,
  };
}

const none = () => problem('not_found', 'Nobody registered by this link.');

/** What the link of a mail is of. Looking changes nothing. */
export async function registrationOf(needs: Needs, token: string): Promise<AnswerTo<typeof proveRegistration>> {
  const row = await unprovedBy(needs, token);
  return row ? ok(viewOf(needs, row)) : none();
}

/**
 * Keeps the place, and tells its owner and the office; or ends what somebody else asked for, and tells nobody. What is over, full or
 * answered stays as it is, and the view says so; what is more than one may have, or was refused before, goes to the office.
 */
export async function answerRegistration(
  needs: Needs,
  token: string,
  mine: boolean,
): Promise<AnswerTo<typeof proveRegistration>> {
  const { db, now, siteData } = needs;
  const row = await unprovedBy(needs, token);
  if (!row) return none();
  const at = now().getTime();
  const subject = openSubject(needs, row.kind, row.about);
  const mostPlaces = mostPlacesOfNetwork(subject?.capacity ?? 0, needs.capRoom);
  if (!mine) await db.prepare(DISOWN_REGISTRATION).bind(row.id).run();
  else if (subject && row.state === 'waiting' && row.registered_id !== null && standingOf(row) === 'refused') {
    await askAnew(needs, row.registered_id, row, row.id, at);
  } else if (subject && row.state === 'waiting') {
    // Refused where others have the places: the view says that it is full.
    await writeTogether(db, [
      db
        .prepare(PROVE_REGISTRATION)
        .bind(
          ...[row.id, at, subject.capacity ?? null, mostPlaces],
          ...[groupOf(row.email_key), mostPlaces * NETWORKS_OF_DOMAIN],
        ),
      ...keepTold(needs, row.id, row),
      db.prepare(QUEUE_ENQUIRY_MAILS).bind(row.id, siteData.mail.office, at),
      db.prepare(END_PROVED).bind(row.kind, row.about, row.email_key),
    ]);
  }
  return registrationOf(needs, token);
}
